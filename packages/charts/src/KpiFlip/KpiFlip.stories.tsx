import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { KpiFlip } from './KpiFlip';

/**
 * 一个醒目的数，如今日网报。数据变了才翻，翻的只是变了的那几位；没有新数据绝不动。
 *
 * **要**：未报送给 null。**不要**：用它做倒计时；一屏放八个以上。
 *
 * **读屏**：整块念作「今日网报 12,345 人，较昨日 +312」，翻动不打断；「减少动态效果」时直接换数。
 */
const meta = {
  title: '图表/KpiFlip',
  component: KpiFlip,
  args: { title: '今日网报', value: 12_345, unit: '人', note: '较昨日 +312' },
} satisfies Meta<typeof KpiFlip>;
export default meta;
type Story = StoryObj<typeof meta>;

function Counting(args: ComponentProps<typeof KpiFlip>) {
  const [value, setValue] = useState(12_389);
  const [, redraw] = useState(0);
  return (
    <>
      <KpiFlip {...args} value={value} />
      <p>
        <button type="button" onClick={() => setValue(value + 1)}>
          加一
        </button>
        <button type="button" onClick={() => redraw((count) => count + 1)}>
          重画
        </button>
      </p>
    </>
  );
}

const FIGURES = [
  ['今日网报', 85],
  ['今日网报', 200_000],
  ['历年认定', 200_085],
  ['历年认定', 1_234_567],
] as const;

function Swapping(args: ComponentProps<typeof KpiFlip>) {
  const [at, setAt] = useState(0);
  const [title, value] = FIGURES[at] ?? FIGURES[0];
  return (
    <>
      <KpiFlip {...args} title={title} value={value} />
      <button type="button" onClick={() => setAt(at + 1)}>
        换
      </button>
    </>
  );
}

// Six in a row on the 工作台: the width changes the gaps only, nothing wraps.
function Strip({ width, ...args }: ComponentProps<typeof KpiFlip> & { width: number }) {
  const figures = [
    ['今日网报', 12_345],
    ['今日确认', 9208],
    ['今日认定', 0],
    ['待办', null],
    ['超期', 47],
    ['历年认定', 987_654_321],
  ] as const;
  return (
    <div
      style={{
        width,
        display: 'grid',
        gridTemplateColumns: 'repeat(5, minmax(0, 1fr)) minmax(0, 1.6fr)',
        gap: 16,
      }}
    >
      {figures.map(([title, value]) => (
        <KpiFlip
          key={title}
          {...args}
          title={title}
          value={value}
          note={value === null ? undefined : args.note}
        />
      ))}
    </div>
  );
}

export const 默认: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('img', { name: '今日网报 12,345 人，较昨日 +312' }),
    ).toBeVisible();
  },
};
export const 只翻变了的位: Story = {
  render: (args) => <Counting {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const turns = () =>
      [...canvasElement.querySelectorAll('[data-turn]')].map((digit) =>
        Number(digit.getAttribute('data-turn')),
      );
    await userEvent.click(canvas.getByRole('button', { name: '加一' }));
    await expect(turns()).toEqual([0, 0, 0, 1, 1]);
    const last = canvasElement.querySelectorAll('[data-turn]')[4]?.lastElementChild;
    await userEvent.click(canvas.getByRole('button', { name: '重画' }));
    await expect(turns()).toEqual([0, 0, 0, 1, 1]);
    await expect(canvasElement.querySelectorAll('[data-turn]')[4]?.lastElementChild).toBe(last);
  },
};
/** 换指标、变位数时没有哪一位在翻：屏上不是旧数就是新数。 */
export const 换成另一个数: Story = {
  tags: ['acted'],
  render: (args) => <Swapping {...args} />,
  play: async ({ canvasElement }) => {
    const turning = () =>
      [...canvasElement.querySelectorAll('[data-turn]')].filter(
        (digit) => digit.getAttribute('data-turn') !== '0',
      );
    const next = within(canvasElement).getByRole('button', { name: '换' });
    for (const shown of ['200,000', '200,085', '1,234,567']) {
      await userEvent.click(next);
      await expect(turning()).toEqual([]);
      await expect(canvasElement.querySelector('[role=img]')).toHaveTextContent(shown);
    }
  },
};
export const 九位数: Story = { args: { title: '历年认定', value: 987_654_321 } };
export const 零: Story = { args: { value: 0, note: undefined } };
export const 加载中: Story = { args: { state: 'loading', value: null } };
export const 未报送: Story = { args: { value: null, note: undefined } };
export const 数据延迟: Story = { args: { state: 'stale' } };
export const 出错: Story = { args: { state: 'error' } };
export const 长文字与生僻字: Story = {
  args: { title: '𬭎县㛃乡䶮村教学点本批次网上申报并已提交全部材料的人数' },
  decorators: [(Story) => <div style={{ width: 260 }}>{Story()}</div>],
};
export const 窄屏1280: Story = { render: (args) => <Strip {...args} width={1280} /> };
export const 宽屏2560: Story = {
  args: { fontSize: 48 },
  render: (args) => <Strip {...args} width={2560} />,
};
export const 深色: Story = { globals: { theme: 'dark' } };
export const 大屏: Story = {
  args: { theme: 'wall', fontSize: 56 },
  decorators: [(Story) => <div style={{ padding: 24, background: 'black' }}>{Story()}</div>],
};
