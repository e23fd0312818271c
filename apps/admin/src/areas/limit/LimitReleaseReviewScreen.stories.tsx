import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../kit/story/storyAs';
import { LimitReleaseReviewScreen } from './LimitReleaseReviewScreen';
import { workAnswers } from './LimitManageScreen.stories';

const meta = {
  title: '页面/限制库管理/限制库解除初审',
  component: LimitReleaseReviewScreen,
  parameters: { screen: 'limit.releaseFirstReview' },
  tags: ['!autodocs'],
} satisfies Meta<typeof LimitReleaseReviewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 申请解除的先初审，同意后转审批。 */
export const 市级: Story = storyAs(
  userAt('city'),
  ...workAnswers(4, ['reviewPassed', 'reviewFailed']),
);
