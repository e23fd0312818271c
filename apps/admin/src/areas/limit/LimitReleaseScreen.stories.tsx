import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../kit/story/storyAs';
import { LimitReleaseScreen } from './LimitReleaseScreen';
import { workAnswers } from './LimitManageScreen.stories';

const meta = {
  title: '页面/限制库管理/限制库解除审批',
  component: LimitReleaseScreen,
  parameters: { screen: 'limit.releaseApprove' },
  tags: ['!autodocs'],
} satisfies Meta<typeof LimitReleaseScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 初审同意的由省级审批，同意后立即解除。 */
export const 省级: Story = storyAs(
  userAt('province'),
  ...workAnswers(5, ['releaseApproved', 'releaseRefused']),
);
