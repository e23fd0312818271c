import { orgBatch } from '@tqc/contract/enroll';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { downEnrollOrgRow, enrollOrgPlanRow, pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { DownEnrollOrgsScreen } from './DownEnrollOrgsScreen';

const meta = {
  title: '页面/定期注册/下级机构进度',
  component: DownEnrollOrgsScreen,
  parameters: { screen: 'enroll.downOrgPlan' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof DownEnrollOrgsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const { orgId, orgName, orgType, areaName } = enrollOrgPlanRow();
const levelOrg = {
  orgId,
  orgName,
  orgType,
  areaName,
  obId: '801',
  planName: '东霁区2024年注册计划',
  approvalStatus: 2,
};
const late = {
  obId: null,
  planName: '',
  approvalStatus: 0,
  overdue: true,
  filingBegin: null,
  filingEnd: null,
  confirmBegin: null,
  confirmEnd: null,
  firstReviewBegin: null,
  firstReviewEnd: null,
  arrangements: 0,
  dayCapacity: 0,
  expected: null,
  booked: 0,
  version: 0,
};
export const answers = fakeTransport(orgBatch, {
  getAllDownOrgEnrollInfo: () =>
    pageOf(
      downEnrollOrgRow(),
      downEnrollOrgRow({
        downId: '701-40004',
        obId: '807',
        orgId: '40004',
        orgName: '北津区教育局',
        planName: '北津区2024年注册计划',
        approvalStatus: 3,
        overdue: true,
        booked: 0,
      }),
      downEnrollOrgRow({ ...late, downId: '701-40003', orgId: '40003', orgName: '南屏县教育局' }),
    ),
  viewOrgEnrollDownlevelDetail: () => ({
    ...enrollOrgPlanRow(),
    points: [
      {
        lsId: '901',
        pointName: '东霁区第一确认点',
        slotName: '05-20 09:00 ~ 06-20 18:00',
        beginDate: '2024-05-27',
        endDate: '2024-07-05',
        dayCapacity: 80,
        booked: 214,
        status: 1,
      },
    ],
  }),
  getOrgLevelOrg: () => ({ record: [levelOrg] }),
  urgeReport: ({ downIds }) => ({
    done: downIds.filter((id) => id !== '701-40001'),
    refused: downIds
      .filter((id) => id === '701-40001')
      .map((id) => ({ id, name: '东霁区教育局', reason: '已上报，不用催报' })),
  }),
});

/** 每个下级机构一行，没有上报的也在；逾期没报的可以催报。 */
export const 市级: Story = storyAs(userAt('city'), answers);
