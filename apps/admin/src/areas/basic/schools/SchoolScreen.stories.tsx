import { baseOrg, baseOrgSchool, School } from '@tqc/contract/basic';
import { lookup } from '@tqc/contract/lookup';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { exampleRow, pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { SchoolScreen } from './SchoolScreen';

const meta = {
  title: '页面/基础信息/学校信息管理',
  component: SchoolScreen,
  parameters: { screen: 'basic.school' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof SchoolScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const primary = {
  schoolCode: '3111000001',
  schoolName: '东霁区实验小学',
  status: 1,
  unitType: 306,
  nature: 1,
  townType: 1,
  areaCode: '118801',
  areaName: '云梦省云汀市东霁区',
  authority: '东霁区教育体育局',
  enrollOrgId: '40001',
  enrollOrgName: '东霁区教育体育局',
  pointId: '50001',
  pointName: '东霁区政务服务中心教师资格窗口',
  collective: true,
  staff: 152,
  due: 136,
  creditCode: '12328801DM3288219N',
  head: '䶮知远',
  phone: '010-00000001',
  address: '东霁区滨河路1号',
  formerCodes: ['3111000002'],
  mergedInto: null,
  mergedName: '',
};
const kindergarten = {
  ...primary,
  schoolCode: '3111000003',
  schoolName: '东霁区第一幼儿园',
  unitType: 305,
  nature: 2,
  townType: null,
  pointId: null,
  pointName: '',
  collective: false,
  staff: 26,
  due: 18,
  formerCodes: [],
};
const closed = {
  ...kindergarten,
  schoolCode: '3111000004',
  schoolName: '东霁区特殊教育学校',
  unitType: 317,
  status: 0,
};
const merged = {
  ...kindergarten,
  schoolCode: '3111000002',
  schoolName: '东霁区滨河小学',
  unitType: 306,
  status: 0,
  staff: 0,
  due: 0,
  mergedInto: '1',
  mergedName: primary.schoolName,
};

export const schoolAnswers = fakeTransport(baseOrgSchool, {
  list: () =>
    pageOf(
      exampleRow(School, primary),
      exampleRow(School, kindergarten, 2),
      exampleRow(School, closed, 3),
      exampleRow(School, merged, 4),
    ),
  get: () => exampleRow(School, primary),
  create: () => ({ id: '901' }),
  update: () => null,
  remove: () => null,
  importStatus: () => ({ total: 0, record: [] }),
});
const orgs = fakeTransport(baseOrg, {
  queryKV: () => ({ record: [{ orgId: '50001', orgName: primary.pointName }] }),
});
const places = fakeTransport(lookup, {
  queryBaseOrgBasic: () => ({ record: [] }),
  viewBaseOrgBasic: () => {
    throw new Error('no place is opened in a story');
  },
});

/** 在用的可以改、关联确认点、合并；并入别校的只能看。 */
export const 区县: Story = storyAs(userAt('county'), schoolAnswers, orgs, places);

/** 省级还能删除没有注册数据的学校；新增时选区县。 */
export const 省级: Story = {
  ...storyAs(userAt('province'), schoolAnswers, orgs, places),
  tags: ['alike'],
};

/** 超级用户在国家中心：新增时先选省份。 */
export const 国家级: Story = {
  ...storyAs(userAt('nation', [baseOrgSchool.create]), schoolAnswers, orgs, places),
  tags: ['alike'],
};
