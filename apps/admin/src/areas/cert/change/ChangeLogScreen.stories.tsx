import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { ChangeLogScreen } from './ChangeLogScreen';
import { changeAnswers } from './ChangeApproveScreen.stories';

const meta = {
  title: '页面/历史数据管理/证书变更日志',
  component: ChangeLogScreen,
  parameters: { screen: 'cert.changeLog' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof ChangeLogScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 每个变更的字段一行，查得到变更前后和依据。 */
export const 区县: Story = storyAs(userAt('county'), ...changeAnswers);
