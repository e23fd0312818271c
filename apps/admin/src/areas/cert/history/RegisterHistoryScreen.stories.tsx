import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { around, historyAnswers } from './histories';
import { RegisterHistoryScreen } from './RegisterHistoryScreen';

const meta = {
  title: '页面/历史数据管理/认定历史',
  component: RegisterHistoryScreen,
  parameters: { screen: 'cert.registerHistory' },
  tags: ['!autodocs'],
} satisfies Meta<typeof RegisterHistoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 已有结论的申请，没有通过的没有证书号码。 */
export const 区县: Story = storyAs(userAt('county'), historyAnswers, ...around);
