import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { FilingApproveScreen } from './FilingApproveScreen';
import { answers } from './FilingScreen.stories';

const meta = {
  title: '页面/基础信息/导出权限备案审批',
  component: FilingApproveScreen,
  parameters: { screen: 'basic.filingApprove' },
  tags: ['!autodocs'],
} satisfies Meta<typeof FilingApproveScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 下一级机构的备案：通过时给次数，退回时写意见。 */
export const 市级: Story = storyAs(userAt('city'), ...answers);
