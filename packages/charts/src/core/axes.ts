import { axisText } from './baseOption';
import { formatNumber, known, type Figure, type FigureFormat } from './figure';
import type { ChartPalette } from './palette';

/** 分类轴：细线、无刻度，文字放不下时自己省去。 */
export function categoryAxis(palette: ChartPalette, names: readonly string[]) {
  return {
    type: 'category' as const,
    data: [...names],
    axisLine: { lineStyle: { color: palette.strong } },
    axisTick: { show: false },
    axisLabel: { ...axisText(palette), hideOverlap: true },
  };
}

/** 竖排的名称：大屏的行数按面板的高给，一行一名，不隔行省去；叠在一起的仍让开。 */
export function everyName({ ground }: ChartPalette): { interval?: 0 } {
  return ground === 'wall' ? { interval: 0 } : {};
}

interface ValueAxisSettings {
  /** 图里的数；最大的一个决定整条轴用不用万。 */
  figures: readonly Figure[];
  format?: FigureFormat;
  unit?: string;
}

/** 数值轴：不画轴线，只留淡的分隔线；十万以上整条轴写作万或亿。 */
export function valueAxis(
  palette: ChartPalette,
  { figures, format = 'number', unit }: ValueAxisSettings,
) {
  const largest = Math.max(0, ...figures.filter(known).map(Math.abs));
  const { divisor, suffix } = scaleOf(largest, format);
  return {
    type: 'value' as const,
    name: unit ? `单位：${unit}` : undefined,
    nameGap: 10,
    nameTextStyle: { ...axisText(palette), align: 'left' as const },
    minInterval: format === 'percent' ? 0 : 1,
    axisLine: { show: false },
    axisTick: { show: false },
    splitNumber: 4,
    splitLine: { lineStyle: { color: palette.grid } },
    axisLabel: {
      ...axisText(palette),
      formatter: (value: number) =>
        value === 0 && suffix !== '%' ? '0' : `${formatNumber(value / divisor)}${suffix}`,
    },
  };
}

// One unit for the whole axis, never half 万 and half 亿.
function scaleOf(largest: number, format: FigureFormat): { divisor: number; suffix: string } {
  if (format === 'percent') return { divisor: 0.01, suffix: '%' };
  if (largest >= 100_000_000) return { divisor: 100_000_000, suffix: '亿' };
  return largest >= 100_000 ? { divisor: 10_000, suffix: '万' } : { divisor: 1, suffix: '' };
}
