import { certBatch, orgBatch, provinceBatch } from '@tqc/contract/register';
import { fakeTransport, refusal } from '@tqc/testing/fakeTransport';
import {
  certBatchRow,
  orgPlanDetail,
  planToEndRow,
  pageOf,
  provincePlanRow,
} from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { EndPlanScreen } from './EndPlanScreen';

const meta = {
  title: '页面/资格认定/结束计划',
  component: EndPlanScreen,
  parameters: { screen: 'register.endPlan' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof EndPlanScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const plans = fakeTransport(orgBatch, {
  queryMyOrgBatchToEnd: () =>
    pageOf(
      planToEndRow({
        obId: '303',
        planName: '甲区的计划',
        unsettled: 0,
        endStatus: 1,
        endReason: '全部办结',
        version: 9,
      }),
      planToEndRow({ obId: '304', planName: '没有申请的计划', unsettled: 0, version: 4 }),
      planToEndRow({ obId: '305', planName: '没有办结的计划', unsettled: 12 }),
      planToEndRow({ obId: '306', planName: '已结束的计划', unsettled: 0, endStatus: 2 }),
    ),
  get: () => orgPlanDetail(),
  update: () => null,
});
export const provinces = fakeTransport(provinceBatch, {
  list: () => pageOf(provincePlanRow()),
  update: () => Promise.reject(refusal(422, '还有未结束的机构计划，不能结束省级计划：东霁区计划')),
});
export const batches = fakeTransport(certBatch, {
  list: () => pageOf(certBatchRow({ cbName: '2024年专项' })),
  update: () => null,
});

/** 上级同意或退回下级的申请；国家级还结束省级计划和批次，没有申请的写明原因强制结束。 */
export const 市级: Story = storyAs(userAt('city'), plans);
export const 国家中心: Story = {
  ...storyAs(userAt('nation'), plans, provinces, batches),
  tags: ['alike'],
};
