import { lookup } from '@tqc/contract/lookup';
import { Admin, AdminDetail, admins } from '@tqc/contract/rms';
import { adminStatus } from '@tqc/domain/dictionaries';
import { UNIVERSITY } from '@tqc/domain/organisations';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { exampleRow, pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { userRoleAnswers } from '../people/peopleStories';
import { UniversityUserScreen } from './UniversityUserScreen';

const meta = {
  title: '页面/免试认定/高校用户管理',
  component: UniversityUserScreen,
  parameters: { screen: 'exemption.universityUser' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof UniversityUserScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const reporter = {
  adminId: '700021',
  account: 'clsf_tianbao',
  name: '林问夏',
  status: adminStatus.code('normal') as number,
  condition: '',
  locked: false,
  orgId: '20090',
  orgName: '澄岚师范大学',
  orgType: UNIVERSITY,
  roles: '高校填报',
  roleIds: ['6'],
  mobile: '154****0021',
  loginType: 'none',
  keySerial: '',
  monitor: false,
  job: '教学秘书',
  officePhone: '',
  validTo: '2025-08-31',
  remark: '',
  seenAt: '2024-06-17T01:10:00Z',
  seenFrom: '192.0.2.21',
  isSelf: false,
};
const reviewer = {
  ...reporter,
  adminId: '700022',
  account: 'clsf_shenhe',
  name: '白明川',
  condition: '初始密码未改',
  roles: '高校审核',
  seenAt: null,
  seenFrom: '',
};
const gone = {
  ...reporter,
  adminId: '700023',
  account: 'yxdx_tianbao',
  name: '宋怀瑾',
  status: adminStatus.code('forbidden'),
  orgName: '云岫大学',
};
const issued = [
  { adminId: '700022', account: 'clsf_shenhe', name: '白明川', password: 'kTqvbne#4827xhRmda' },
];

export const answers = fakeTransport(admins, {
  list: () =>
    pageOf(exampleRow(Admin, reporter), exampleRow(Admin, reviewer, 2), exampleRow(Admin, gone, 3)),
  getAdminDtoById: () => exampleRow(AdminDetail, { ...reporter, rights: [] }),
  create: () => ({ id: '700024', issued, waiting: false }),
  update: () => null,
  remove: () => null,
  restore: () => null,
  forbid: () => null,
  unlock: () => null,
  endSession: () => null,
  roles: () => ({ record: [] }),
  singleResetPassword: () => ({ issued }),
  batchResetPassword: ({ adminIds }) => ({
    done: adminIds.split(','),
    refused: [],
    issued,
  }),
});
const choices = fakeTransport(lookup, {
  queryRole: () => ({
    record: [{ roleId: '6', roleName: '高校填报', orgType: UNIVERSITY }],
  }),
  queryBaseOrgBasic: () => ({
    record: [
      {
        orgId: '20090',
        orgName: '澄岚师范大学',
        orgType: UNIVERSITY,
        areaCode: '11',
        areaName: '云梦省',
        parentId: '20001',
      },
    ],
  }),
});

/** 填报和审核各一人，一人已停用；新用户的初始密码只显示一次。 */
export const 省级: Story = storyAs(userAt('province'), answers, userRoleAnswers, choices);
/** 国家级直接下级没有高校，只看和管已有的用户。 */
export const 国家级: Story = {
  ...storyAs(userAt('nation'), answers, userRoleAnswers),
  tags: ['alike'],
};
/** 本省还没有高校：不能新增，按钮说明先做什么。 */
export const 没有高校: Story = {
  ...storyAs(
    userAt('province'),
    answers,
    userRoleAnswers,
    fakeTransport(lookup, {
      queryRole: () => ({ record: [] }),
      queryBaseOrgBasic: () => ({ record: [] }),
    }),
  ),
  tags: ['alike'],
};
