import { orgBatch, provinceBatch } from '@tqc/contract/register';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import {
  orgPlanDetail,
  orgPlanRow,
  pageOf,
  provincePlanDetail,
  provincePlanRow,
} from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { PlanViewScreen } from './PlanViewScreen';

const meta = {
  title: '页面/资格认定/认定计划查看',
  component: PlanViewScreen,
  parameters: { screen: 'register.planView' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof PlanViewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const provinces = fakeTransport(provinceBatch, {
  list: () =>
    pageOf(
      provincePlanRow(),
      provincePlanRow({
        pbId: '205',
        planName: '澄岚省2024年上半年计划',
        areaName: '澄岚省',
        orgName: '澄岚省教育厅(演示)',
        approvalStatus: 1,
      }),
    ),
  get: () => provincePlanDetail(),
});
export const plans = fakeTransport(orgBatch, {
  list: () => pageOf(orgPlanRow()),
  get: () => orgPlanDetail(),
});

/** 国家和省看省级计划，市县和确认点看机构计划；这里什么都不能改。 */
export const 国家中心: Story = storyAs(userAt('nation'), provinces);
export const 确认点: Story = storyAs(userAt('point'), plans);
