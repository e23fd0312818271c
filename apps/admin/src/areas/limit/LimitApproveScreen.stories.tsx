import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../kit/story/storyAs';
import { LimitApproveScreen } from './LimitApproveScreen';
import { workAnswers } from './LimitManageScreen.stories';

const meta = {
  title: '页面/限制库管理/限制库审批',
  component: LimitApproveScreen,
  parameters: { screen: 'limit.approve' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof LimitApproveScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const answers = workAnswers(1, ['approve', 'reject']);

/** 下一级录入的限制：看过文书再同意或驳回，自己提交的办不了，原因写在那里。 */
export const 市级: Story = storyAs(userAt('city'), ...answers);
