import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { ChangeRecordScreen } from './ChangeRecordScreen';
import { changeAnswers } from './ChangeApproveScreen.stories';

const meta = {
  title: '页面/历史数据管理/变更记录',
  component: ChangeRecordScreen,
  parameters: { screen: 'cert.changeRecord' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof ChangeRecordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 本机构提交的变更结果；退回的修改后再提交或删除。 */
export const 区县: Story = storyAs(userAt('county'), ...changeAnswers);
