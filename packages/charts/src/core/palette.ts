import { mixColours, parseColour, readableOn } from './colour';
import {
  colourVariables,
  fallbackColours,
  fallbackSeries,
  type ChartGround,
  type ColourName,
} from './fallbackColours';

/** 图表的主题：page 随页面深浅，其余固定。 */
export type ChartTheme = 'page' | ChartGround;

/** 画一张图要知道的颜色、字体和开关；选项构造函数只认它，不碰文档。 */
export interface ChartPalette extends Record<ColourName, string> {
  ground: ChartGround;
  series: readonly string[];
  /** 图里的细分隔线，比边框更淡。 */
  grid: string;
  font: string;
  fontSize: number;
  /** 用纹理补充颜色。 */
  decals: boolean;
  /** 大屏和「减少动态效果」时为 false。 */
  animate: boolean;
}

interface PaletteSettings {
  fontSize?: number;
  decals?: boolean;
  animate?: boolean;
}

type ReadVariable = (name: string) => string;

/** 由主题和界面变量得出调色板；read 给出变量的值，没有时用备用色。 */
export function paletteOf(
  ground: ChartGround,
  read: ReadVariable,
  settings: PaletteSettings = {},
): ChartPalette {
  const names = Object.keys(colourVariables) as ColourName[];
  const colours = Object.fromEntries(
    names.map((name) => [
      name,
      colour(read(variableOf(ground, colourVariables[name])), fallbackColours[ground][name]),
    ]),
  ) as Record<ColourName, string>;
  return {
    ...colours,
    ground,
    series: fallbackSeries[ground].map((fallback, index) =>
      colour(read(variableOf(ground, `--tqc-chart-${index + 1}`)), fallback),
    ),
    grid: mixColours(colours.surface, colours.border, 0.7),
    font: read('--tqc-font').trim() || 'sans-serif',
    fontSize: settings.fontSize ?? (ground === 'wall' ? 14 : 12),
    decals: settings.decals ?? false,
    animate: (settings.animate ?? true) && ground !== 'wall',
  };
}

/** 大屏的变量以 --tqc-wall- 开头，不与同页的管理端变量混淆。 */
export function variableOf(ground: ChartGround, name: string): string {
  return ground === 'wall' ? name.replace('--tqc-', '--tqc-wall-') : name;
}

/** 第几个系列的颜色；超过八个从头轮换。 */
export function seriesColour(palette: ChartPalette, index: number): string {
  return palette.series[index % palette.series.length] ?? palette.accent;
}

/** 写在色块上的字用黑还是白；正文色不够黑，中间明度的块上到不了 4.5。 */
export function inkOn(palette: ChartPalette, ground: string): string {
  return readableOn(ground, [palette.inkDark, palette.inkLight]);
}

// What zrender cannot read (rgb with spaces) becomes the spare colour, or the chart goes black.
function colour(value: string, fallback: string): string {
  return parseColour(value) ? value.trim() : fallback;
}
