import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { demoRegions } from './demoRegions';
import { clickInChart } from '../ChartFrame/clickInChart';
import { narrowPage, widePage } from '../ChartFrame/demoPages';
import { TileMap } from './TileMap';

/**
 * 全国各省的多少，一省一格，含台湾、香港、澳门；不画任何边界，因此不涉及地图审核。有审过的底图时用 RegionMap。
 *
 * **要**：没有报送给 null；港澳台没有数就不给行，图下会写资料暂缺。**不要**：把格子当作面积来读。
 *
 * **键盘与读屏**：点格子下钻；键盘用「以表格显示」，省名是按钮，Tab 可到，回车下钻。
 */
const meta = {
  title: '图表/TileMap',
  component: TileMap,
  args: {
    title: '各省认定人数',
    asOf: '11-21 10:20:03',
    valueTitle: '认定人数',
    unit: '人',
    rows: demoRegions(),
    onPick: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 760 }}>{Story()}</div>],
} satisfies Meta<typeof TileMap>;
export default meta;
type Story = StoryObj<typeof meta>;

const drill: Story['play'] = async ({ canvasElement, args }) => {
  const heilongjiang = (box: DOMRect) => {
    // The tile at the top right.
    const size = (box.height - 19) / 8;
    return { x: box.left + box.width / 2 + size * 3, y: box.top + size / 2 };
  };
  await clickInChart(canvasElement, heilongjiang, () =>
    expect(args.onPick).toHaveBeenCalledWith({ code: '230000', name: '黑龙江省' }),
  );
};

export const 默认: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull());
    await expect(
      within(canvasElement).getByRole('img', {
        name: /共 31 项，.*1 项未报送，台湾省、香港特别行政区、澳门特别行政区资料暂缺/,
      }),
    ).toBeVisible();
  },
};
export const 点格子下钻: Story = { tags: ['alike'], play: drill };
export const 表格里下钻: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('switch', { name: /以表格显示/ }));
    await expect(canvas.getAllByRole('row')).toHaveLength(35);
    await expect(canvas.getByRole('row', { name: '台湾省 资料暂缺' })).toBeInTheDocument();
    await expect(canvas.getByRole('row', { name: '甘肃省 未报送' })).toBeInTheDocument();
    await expect(canvas.getByRole('row', { name: '西藏自治区 0' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '河北省' }));
    await expect(args.onPick).toHaveBeenCalledWith({ code: '130000', name: '河北省' });
  },
};
export const 选中一省: Story = { args: { selected: '130000' } };
export const 比率: Story = {
  args: {
    title: '超期率',
    valueTitle: '超期率',
    format: 'percent',
    unit: '',
    rows: demoRegions().map(({ code, value }) => ({
      code,
      value: value === null ? null : (value % 97) / 1000,
    })),
  },
};
export const 加载中: Story = { args: { state: 'loading', rows: [] } };
export const 尚无数据: Story = { args: { rows: [] } };
export const 未报送: Story = {
  args: { rows: demoRegions().map(({ code }) => ({ code, value: null })) },
};
export const 数据延迟: Story = { args: { state: 'stale' } };
export const 出错: Story = { args: { state: 'error', onRetry: fn() } };
export const 窄: Story = {
  args: { height: 240 },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
};
export const 长文字与生僻字: Story = {
  args: {
    title:
      '全国各省（自治区、直辖市）及兵团二〇二五年春季中小学教师资格认定人数（含䶮㛃𬭎𬍛四县试点）',
    valueTitle: '已经认定并且证书编号、推送成功的人数',
    asOf: '二〇二五年十一月二十一日 10:20:03',
  },
};
export const 窄屏1280: Story = { render: narrowPage(TileMap) };
export const 宽屏2560: Story = { render: widePage(TileMap) };
export const 深色: Story = { globals: { theme: 'dark' } };
export const 大屏: Story = { args: { theme: 'wall', height: 520 }, play: drill };
