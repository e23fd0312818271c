import { orgBatch } from '@tqc/contract/register';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { orgPlanDetail, pageOf, planToEndRow } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { EndPlanApplyScreen } from './EndPlanApplyScreen';

const meta = {
  title: '页面/资格认定/申请结束计划',
  component: EndPlanApplyScreen,
  parameters: { screen: 'register.endPlanApply' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof EndPlanApplyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const answers = fakeTransport(orgBatch, {
  queryMyOrgBatchToEnd: () =>
    pageOf(
      planToEndRow(),
      planToEndRow({ obId: '302', planName: '都办结的计划', unsettled: 0, version: 8 }),
      planToEndRow({ obId: '303', planName: '申请过的计划', unsettled: 0, endStatus: 1 }),
      planToEndRow({
        obId: '304',
        planName: '被退回的计划',
        unsettled: 0,
        endStatus: 3,
        opinion: '还有两人没有领证',
      }),
    ),
  get: () => orgPlanDetail(),
  update: () => null,
});

/** 都办结的计划可以申请结束，被退回的可以再申请；还有未结申请的说出还有几条。 */
export const 区县: Story = storyAs(userAt('county'), answers);
