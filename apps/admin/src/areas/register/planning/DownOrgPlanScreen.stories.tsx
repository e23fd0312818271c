import { orgBatch } from '@tqc/contract/register';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { downOrgRow, orgPlanDetail, pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { DownOrgPlanScreen } from './DownOrgPlanScreen';

const meta = {
  title: '页面/资格认定/下级机构计划',
  component: DownOrgPlanScreen,
  parameters: { screen: 'register.downOrgPlan' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof DownOrgPlanScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const late = {
  obId: null,
  planName: '',
  approvalStatus: 0,
  overdue: true,
  filingBegin: null,
  filingEnd: null,
  confirmBegin: null,
  confirmEnd: null,
  slots: 0,
  arrangements: 0,
  applied: 0,
  issued: 0,
  unsettled: 0,
  version: 0,
};
export const answers = fakeTransport(orgBatch, {
  queryProvinceDownOrgName: () =>
    pageOf(
      downOrgRow(),
      downOrgRow({
        downId: '201-40002',
        obId: '306',
        orgId: '40002',
        orgName: '西禾区行政审批局',
        areaName: '云梦省云汀市西禾区',
        planName: '西禾区2024年上半年计划',
        applied: 1204,
        issued: 0,
        unsettled: 1204,
        approvalStatus: 1,
        version: 7,
      }),
      downOrgRow({
        downId: '201-40004',
        obId: '307',
        orgId: '40004',
        orgName: '北津区教育局',
        planName: '北津区2024年上半年计划',
        approvalStatus: 3,
        overdue: true,
        version: 3,
      }),
      downOrgRow({ ...late, downId: '201-40003', orgId: '40003', orgName: '南屏县教育局' }),
    ),
  get: () => orgPlanDetail(),
  update: () => null,
  copyDown: ({ downIds }) => ({
    done: downIds.filter((id) => id === '201-40003'),
    refused: downIds
      .filter((id) => id !== '201-40003')
      .map((id) => ({ id, name: '西禾区行政审批局', reason: '已有计划，或正在拟定' })),
  }),
  urgeReport: ({ downIds }) => ({
    done: downIds.filter((id) => id === '201-40003'),
    refused: downIds
      .filter((id) => id !== '201-40003')
      .map((id) => ({ id, name: '西禾区行政审批局', reason: '已上报，不用催报' })),
  }),
});

/** 每个下级机构一行，没有上报的也在；省级可以审批、代为修改和催报，市级不能代改。 */
export const 省级: Story = storyAs(userAt('province'), answers);
export const 市级: Story = { ...storyAs(userAt('city'), answers), tags: ['alike'] };
