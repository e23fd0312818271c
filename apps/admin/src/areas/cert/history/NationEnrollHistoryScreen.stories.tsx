import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { around, enrollAnswers, lookAnswers } from './histories';
import { NationEnrollHistoryScreen } from './NationEnrollHistoryScreen';

const meta = {
  title: '页面/历史数据管理/全国注册历史查询',
  component: NationEnrollHistoryScreen,
  parameters: { screen: 'cert.nationEnrollHistory' },
  tags: ['!autodocs'],
} satisfies Meta<typeof NationEnrollHistoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 外省转来的老师，先看他注册过几次。 */
export const 区县: Story = storyAs(userAt('county'), enrollAnswers, lookAnswers, ...around);
