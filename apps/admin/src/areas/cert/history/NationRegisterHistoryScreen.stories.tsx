import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { around, lookAnswers } from './histories';
import { NationRegisterHistoryScreen } from './NationRegisterHistoryScreen';

const meta = {
  title: '页面/历史数据管理/全国认定历史查询',
  component: NationRegisterHistoryScreen,
  parameters: { screen: 'cert.nationRegisterHistory' },
  tags: ['!autodocs'],
} satisfies Meta<typeof NationRegisterHistoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 外省来的持证人，先看他的证书和注册到哪一步。 */
export const 区县: Story = storyAs(userAt('county'), lookAnswers, ...around);
