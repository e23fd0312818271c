import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../kit/story/storyAs';
import { ReceivedScreen } from './ReceivedScreen';
import { lookups, messages, people } from './sentStories';

const meta = {
  title: '页面/基础信息/收到的消息',
  component: ReceivedScreen,
  parameters: { screen: 'basic.message' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ReceivedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 本人收到的消息，可以一次记为已读。 */
export const 区县: Story = storyAs(userAt('county'), messages, people, lookups);
