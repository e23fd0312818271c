import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Watermark } from './Watermark';

const click = fn();

/** 放在有个人信息的页面和揭示后的内容上，写明是谁在看。不要放在登录页。 */
const meta = {
  title: '基础/Watermark',
  component: Watermark,
  args: { lines: ['岑以宁', '云梦省青禾市教育局', '2025-04-01 09:00'] },
  decorators: [
    (Story) => (
      <div
        style={{
          position: 'relative',
          minHeight: 320,
          padding: 24,
          background: 'var(--tqc-surface)',
          color: 'var(--tqc-text)',
        }}
      >
        <p>证件号码 118801200001010017</p>
        <button type="button" onClick={() => click()}>
          水印下面的按钮
        </button>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof Watermark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const 默认: Story = {
  play: async ({ canvasElement }) => {
    click.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: '水印下面的按钮' }));
    await expect(click).toHaveBeenCalledTimes(1);
  },
};
export const 没有文字: Story = { args: { lines: [] } };
export const 长文字与生僻字: Story = {
  args: { lines: ['𬭎𬍛㛃䶮', '沧浪省望江市临江新区教育体育和科学技术局'], width: 420 },
};
export const 窄屏: Story = { globals: { width: '1280' } };
export const 宽屏: Story = { globals: { width: '2560' } };
export const 深色: Story = { globals: { theme: 'dark' } };
