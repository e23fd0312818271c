import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ContrastTable } from './ContrastTable';

/** 产品里会一起出现的颜色，在四个主题里的样子和对比度。新增颜色先在 `colourPairs` 里写明跟谁一起用。 */
const meta = {
  title: '基础/对比度',
  component: ContrastTable,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ContrastTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const 全部主题: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      '全部达到 WCAG 2.2 AA',
    );
  },
};
export const 窄屏: Story = { globals: { width: '1280' } };
export const 宽屏: Story = { globals: { width: '2560' } };
export const 深色: Story = { globals: { theme: 'dark' } };
