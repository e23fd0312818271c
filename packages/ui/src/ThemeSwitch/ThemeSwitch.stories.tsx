import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { applyTheme, type Theme } from '../tokens';
import { ThemeSwitch } from './ThemeSwitch';

/** 四个主题的切换。选定的主题由应用记在个人设置里，并用 `applyTheme` 写到页面上。 */
const meta = {
  title: '基础/ThemeSwitch',
  component: ThemeSwitch,
  args: { theme: 'white', onChange: fn() },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof ThemeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const 默认: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '主题：白色' }));
    const list = within(await within(document.body).findByRole('radiogroup', { name: '主题' }));
    await waitFor(() => expect(list.getByRole('radio', { name: /白色/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('colour-weak');
    await expect(document.documentElement.dataset.theme).toBe('colour-weak');
    await waitFor(() => expect(canvas.getByRole('button', { name: '主题：色弱' })).toHaveFocus());
    applyTheme('white');
  },
};
export const 打开着: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(await within(document.body).findByRole('radio', { name: /灰度/ })).toBeVisible();
  },
};
/** 页眉里旁边的名字再长也不挤它，浮层不出窗口。 */
export const 旁边是长文字与生僻字: Story = {
  decorators: [
    (Story) => (
      <header
        style={{
          display: 'flex',
          gap: 12,
          alignItems: 'center',
          maxWidth: 560,
          minHeight: 240,
          alignContent: 'start',
          color: 'var(--tqc-text)',
        }}
      >
        <span
          style={{
            flex: 1,
            minWidth: 0,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          沧浪省𬭎江市䶮县㛃乡𬍛源教育体育和科学技术局行政审批服务中心 岑以宁
        </span>
        {Story()}
      </header>
    ),
  ],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '主题：白色' });
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
    await userEvent.click(button);
    await expect(await within(document.body).findByRole('radio', { name: /色弱/ })).toBeVisible();
  },
};
export const 窄屏: Story = { globals: { width: '1280' } };
export const 宽屏: Story = { globals: { width: '2560' } };
export const 深色: Story = {
  tags: ['pictured'],
  globals: { theme: 'dark' },
  args: { theme: 'dark' },
};

function Live({ theme, onChange }: { theme: Theme; onChange: (theme: Theme) => void }) {
  const [now, setNow] = useState(theme);
  return (
    <ThemeSwitch
      theme={now}
      onChange={(next) => {
        setNow(next);
        applyTheme(next);
        onChange(next);
      }}
    />
  );
}
