import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { around, changeAnswers, enrollAnswers } from './histories';
import { EnrollHistoryScreen } from './EnrollHistoryScreen';

const meta = {
  title: '页面/历史数据管理/注册历史管理',
  component: EnrollHistoryScreen,
  parameters: { screen: 'cert.enrollHistory' },
  tags: ['!autodocs'],
} satisfies Meta<typeof EnrollHistoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 本机构的注册可以申请撤销或变更结论，正在审批的不能再申请。 */
export const 区县: Story = storyAs(userAt('county'), enrollAnswers, changeAnswers, ...around);
