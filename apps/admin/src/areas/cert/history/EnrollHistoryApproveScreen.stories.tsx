import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { changeAnswers } from '../change/ChangeApproveScreen.stories';
import { EnrollHistoryApproveScreen } from './EnrollHistoryApproveScreen';

const meta = {
  title: '页面/历史数据管理/注册历史变更审批',
  component: EnrollHistoryApproveScreen,
  parameters: { screen: 'cert.enrollHistoryApprove' },
  tags: ['!autodocs'],
} satisfies Meta<typeof EnrollHistoryApproveScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 县级申请的撤销和结论变更，提交人不能审批自己的。 */
export const 市级: Story = storyAs(userAt('city'), ...changeAnswers);
