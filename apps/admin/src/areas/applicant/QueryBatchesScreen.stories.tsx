import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../kit/story/storyAs';
import { answers } from './AccessQueryScreen.stories';
import { QueryBatchesScreen } from './QueryBatchesScreen';

const meta = {
  title: '页面/申请人信息/准入查询批次',
  component: QueryBatchesScreen,
  parameters: { screen: 'applicant.accessQuery' },
  tags: ['!autodocs'],
} satisfies Meta<typeof QueryBatchesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 每个批次多少人、各是什么结果。 */
export const 区县: Story = storyAs(userAt('county'), ...answers);
