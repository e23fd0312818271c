import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { demoFigures, demoNation, demoProvince } from './demoPack';
import { clickInChart } from '../ChartFrame/clickInChart';
import { narrowPage, widePage } from '../ChartFrame/demoPages';
import { RegionMap } from './RegionMap';

const longNames = ['䶮㛃𬭎𬍛自治州经济技术开发区', '㛃乡市', '𬭎水新城与临港产业带管理委员会'];
const rareProvince: typeof demoProvince = {
  ...demoProvince,
  id: 'demo-rare',
  geoJson: {
    type: 'FeatureCollection',
    features: demoProvince.geoJson.features.map((feature, index) => ({
      ...feature,
      properties: { ...feature.properties, name: longNames[index] ?? feature.properties.name },
    })),
  },
};

/**
 * 用客户提供、经过审核的资料包画各行政区的多少。仓库里没有任何真实边界，这里的图形都是虚构的方块。
 *
 * **资料包**：全国图要有审图号、南海诸岛附图、台湾省、香港和澳门特别行政区，缺一样就不画，并说明缺什么；到期也不画。审图号原样印在左下角。
 *
 * **要**：没有资料包时用 TileMap。**不要**：自己找边界；让面板盖住附图：把面板写进 `overlays`，遮住 `protectedBoxes` 就不画。
 *
 * **键盘与读屏**：点一块下钻；键盘用「以表格显示」，名称是按钮。
 */
const meta = {
  title: '图表/RegionMap',
  component: RegionMap,
  args: {
    title: '省内各市认定人数',
    asOf: '11-21 10:20:03',
    valueTitle: '认定人数',
    unit: '人',
    pack: demoProvince,
    rows: demoFigures(demoProvince),
    onPick: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 760 }}>{Story()}</div>],
} satisfies Meta<typeof RegionMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const 默认: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull());
    await expect(
      within(canvasElement).getByRole('img', {
        name: /地图，认定人数。共 8 项，.*1 项未报送，资料来源/,
      }),
    ).toBeVisible();
  },
};
export const 全国图印审图号: Story = {
  args: { title: '各省认定人数', pack: demoNation, rows: demoFigures(demoNation) },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('img', {
        name: /台湾省、香港特别行政区、澳门特别行政区资料暂缺，审图号：（示例，非真实审图号）/,
      }),
    ).toBeVisible();
  },
};
export const 没有审图号: Story = {
  args: { pack: { ...demoNation, id: 'no-review', reviewNo: ' ' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('全国地图没有审图号');
    await expect(canvasElement.querySelector('canvas')).toBeNull();
  },
};
export const 没有南海诸岛附图: Story = {
  args: {
    pack: {
      ...demoNation,
      id: 'no-inset',
      geoJson: { type: 'FeatureCollection', features: demoNation.geoJson.features.slice(0, -1) },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('没有南海诸岛附图');
  },
};
export const 面板遮住附图: Story = {
  args: { pack: demoNation, overlays: [{ left: 0.7, top: 0.5, width: 0.3, height: 0.3 }] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      '面板遮住了地图上不许遮挡的地方',
    );
  },
};
export const 表格里下钻: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('switch', { name: /以表格显示/ }));
    await userEvent.click(canvas.getByRole('button', { name: '示例乙市' }));
    await expect(args.onPick).toHaveBeenCalledWith({ code: '992000', name: '示例乙市' });
  },
};
export const 图上下钻: Story = {
  tags: ['alike'],
  play: async ({ canvasElement, args }) => {
    await clickInChart(
      canvasElement,
      (box) => ({ x: box.left + box.width * 0.38, y: box.top + box.height * 0.68 }),
      () => expect(args.onPick).toHaveBeenCalledWith({ code: '992000', name: '示例乙市' }),
    );
  },
};
export const 选中一块: Story = { args: { selected: '993000' } };
export const 加载中: Story = { args: { state: 'loading', rows: [] } };
export const 尚无数据: Story = { args: { rows: [] } };
export const 未报送: Story = {
  args: { rows: demoFigures(demoProvince).map(({ code }) => ({ code, value: null })) },
};
export const 数据延迟: Story = { args: { state: 'stale' } };
export const 出错: Story = { args: { state: 'error', onRetry: fn() } };
export const 长文字与生僻字: Story = {
  args: {
    title: '𬭎省㛃市各县（市、区）二〇二五年春季中小学教师资格认定人数',
    pack: rareProvince,
    rows: demoFigures(rareProvince),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('switch', { name: /以表格显示/ }));
    await expect(
      await within(canvasElement).findByRole('button', { name: '䶮㛃𬭎𬍛自治州经济技术开发区' }),
    ).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole('switch', { name: /以表格显示/ }));
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull());
  },
};
export const 窄屏1280: Story = { render: narrowPage(RegionMap) };
export const 宽屏2560: Story = { render: widePage(RegionMap) };
export const 深色: Story = { globals: { theme: 'dark' } };
export const 大屏: Story = {
  args: { theme: 'wall', title: '各省认定人数', pack: demoNation, rows: demoFigures(demoNation) },
};
