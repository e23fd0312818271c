import type { Meta, StoryObj } from '@storybook/react-vite';
import { StartPage } from './StartPage';

const meta = {
  title: '开始/这套设计系统',
  component: StartPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StartPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const 一屏看懂: Story = {};
export const 深色: Story = { globals: { theme: 'dark' } };
