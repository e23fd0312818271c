import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccessibilityTable } from './AccessibilityTable';

const meta = {
  title: '基础/无障碍状况',
  component: AccessibilityTable,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AccessibilityTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const 各组件: Story = {};
export const 深色: Story = { globals: { theme: 'dark' } };
