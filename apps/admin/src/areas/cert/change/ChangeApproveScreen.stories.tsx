import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { ChangeApproveScreen } from './ChangeApproveScreen';
import { changeAnswers } from './changeStories';

const meta = {
  title: '页面/历史数据管理/证书变更审批',
  component: ChangeApproveScreen,
  parameters: { screen: 'cert.changeApprove' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof ChangeApproveScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 下一级和本机构提交的变更：新旧对照、材料和核查结果看过以后同意或退回。 */
export const 市级: Story = storyAs(userAt('city'), ...changeAnswers);
