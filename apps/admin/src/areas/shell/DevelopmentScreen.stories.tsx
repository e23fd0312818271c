import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../kit/story/storyAs';
import { DevelopmentScreen } from './DevelopmentScreen';

const meta = {
  title: '页面/首页/功能开发中',
  component: DevelopmentScreen,
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof DevelopmentScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 尚未开放的功能。 */
export const 默认: Story = storyAs(userAt('county'));
