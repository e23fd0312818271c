import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../kit/story/storyAs';
import { MessageScreen } from './MessageScreen';
import { lookups, messages, people } from './sentStories';

const meta = {
  title: '页面/基础信息/消息管理',
  component: MessageScreen,
  parameters: { screen: 'basic.message' },
  tags: ['!autodocs'],
} satisfies Meta<typeof MessageScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 本机构发出的消息；旁边一页是本人收到的。 */
export const 区县: Story = storyAs(userAt('county'), messages, people, lookups);
