import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../kit/story/storyAs';
import { SentScreen } from './SentScreen';
import { lookups, messages, people } from './sentStories';

const meta = {
  title: '页面/基础信息/已发消息',
  component: SentScreen,
  parameters: { screen: 'basic.message' },
  tags: ['!autodocs'],
} satisfies Meta<typeof SentScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 发出十分钟内的可以撤回，谁读了看得到。 */
export const 区县: Story = storyAs(userAt('county'), messages, people, lookups);
/** 国家级多几种发送范围：按省份、系统外手机号、按角色。 */
export const 国家中心: Story = {
  ...storyAs(userAt('nation'), messages, people, lookups),
  tags: ['alike'],
};
