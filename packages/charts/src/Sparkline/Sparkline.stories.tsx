import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fragment } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { widePage } from '../ChartFrame/demoPages';
import { Sparkline } from './Sparkline';

const rows = Array.from({ length: 24 }, (_, index) => ({
  name: `11-${String(index + 1).padStart(2, '0')}`,
  value: Math.round(900 + 320 * Math.sin(index / 3) + 90 * Math.sin(index * 1.9)),
}));

const cell = {
  padding: '4px 12px',
  borderBottom: '1px solid var(--tqc-border)',
  textAlign: 'left',
  fontWeight: 400,
} as const;

/**
 * 跟在一个数旁边的走势，如列表里的近二十四天。没有轴，看形状不看数。
 *
 * **要**：旁边写着当前的数。**不要**：单独用它说明情况；需要读数时用 LineChart。
 *
 * **读屏**：念出最高、最低和未报送数；`view="table"` 或 `bare={false}` 时有同数的表格。
 */
const meta = {
  title: '图表/Sparkline',
  component: Sparkline,
  args: { title: '近 24 天网报', unit: '人', rows },
  decorators: [(Story) => <div style={{ width: 180 }}>{Story()}</div>],
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const 默认: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull());
    await expect(
      within(canvasElement).getByRole('img', { name: /近 24 天网报：迷你折线。共 24 项，最高/ }),
    ).toBeVisible();
  },
};
export const 有未报送的日子: Story = {
  args: {
    rows: rows.map((row, index) => (index > 8 && index < 12 ? { ...row, value: null } : row)),
  },
};
export const 不变的数: Story = { args: { rows: rows.map((row) => ({ ...row, value: 0 })) } };
export const 以表格显示: Story = {
  args: { view: 'table', height: 160, rows: rows.slice(0, 6) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('row')).toHaveLength(7);
  },
};
export const 加载中: Story = { args: { state: 'loading', rows: [] } };
export const 尚无数据: Story = { args: { rows: [] } };
export const 未报送: Story = { args: { rows: rows.map((row) => ({ ...row, value: null })) } };
export const 数据延迟: Story = { args: { state: 'stale' } };
export const 出错: Story = { args: { state: 'error', height: 80, onRetry: fn() } };
export const 长文字与生僻字: Story = {
  args: {
    bare: false,
    title: '𬭎县㛃乡䶮村教学点近二十四天网上申报并已提交全部材料的人数',
    asOf: '11-21 10:20:03',
  },
};
export const 窄屏1280: Story = {
  render: (args) => (
    <table style={{ width: 1280, borderCollapse: 'collapse', color: 'var(--tqc-text)' }}>
      <thead>
        <tr>
          {['机构', '今日网报', '近 24 天', '机构', '今日网报', '近 24 天'].map((name, index) => (
            <th key={index} scope="col" style={cell}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {['长安区', '桥西区', '新华区', '䶮村县'].map((name, row) => (
          <tr key={name}>
            {[0, 1].map((half) => (
              <Fragment key={half}>
                <th scope="row" style={cell}>
                  {half === 0 ? name : `${name}高新开发区`}
                </th>
                <td style={{ ...cell, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
                  {(912 + row * 137 + half * 61).toLocaleString('zh-CN')}
                </td>
                <td style={{ ...cell, width: 180 }}>
                  <Sparkline
                    {...args}
                    title={`${name}${half === 0 ? '' : '高新开发区'}近 24 天网报`}
                    height={28}
                    rows={args.rows.map((one, index) => ({
                      ...one,
                      value: (args.rows[(index + row * 5 + half * 3) % args.rows.length] ?? one)
                        .value,
                    }))}
                  />
                </td>
              </Fragment>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  ),
};
export const 宽屏2560: Story = { args: { area: true, height: 64 }, render: widePage(Sparkline) };
export const 深色: Story = { globals: { theme: 'dark' } };
export const 大屏: Story = {
  args: { theme: 'wall' },
  decorators: [(Story) => <div style={{ padding: 12, background: 'black' }}>{Story()}</div>],
};
