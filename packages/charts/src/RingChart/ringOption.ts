import type { EChartsOption } from 'echarts';
import {
  baseOption,
  formatNumber,
  formatPercent,
  known,
  NOT_REPORTED,
  ratioOf,
  seriesColour,
  sumOf,
  tooltipOption,
  type ChartPalette,
  type NamedRow,
} from '../core';

/** 环形图的数据。 */
export interface RingData {
  rows: readonly NamedRow[];
  unit?: string;
  /** 环心数字下面的字，默认「合计」。 */
  totalTitle?: string;
}

/** 环形图的选项：环心写合计，右侧图例写数和占比。 */
export function ringOption(
  { rows, unit = '', totalTitle = '合计' }: RingData,
  palette: ChartPalette,
): EChartsOption {
  const total = sumOf(rows.map(({ value }) => value));
  const say = (name: string) => {
    const value = rows.find((row) => row.name === name)?.value ?? null;
    return known(value)
      ? { figure: formatNumber(value), share: total ? formatPercent(ratioOf(value, total)) : '–' }
      : { figure: NOT_REPORTED, share: '' };
  };
  const wide = Math.min(longest, Math.max(4, ...rows.map(({ name }) => name.length)));
  // Wall panels are narrow: figures take what they need and the ring gives way, or shares get cut.
  const tight = palette.ground === 'wall';
  const figures = tight
    ? Math.max(
        3,
        ...rows.map(({ value }) => (known(value) ? formatNumber(value).length * 0.62 : 3)),
      )
    : 5;
  const text = { fontFamily: palette.font, fontSize: palette.fontSize };
  return {
    ...baseOption(palette),
    tooltip: {
      ...tooltipOption(palette),
      trigger: 'item',
      formatter: (item) =>
        Array.isArray(item)
          ? ''
          : `${item.name}\n${say(item.name).figure}${unit}  ${say(item.name).share}`,
    },
    legend: {
      type: 'scroll',
      orient: 'vertical',
      left: tight ? '42%' : '46%',
      right: 0,
      top: 'middle',
      icon: 'roundRect',
      itemWidth: 12,
      itemHeight: 10,
      itemGap: 12,
      inactiveColor: palette.unknown,
      pageTextStyle: { color: palette.secondary },
      pageIconColor: palette.secondary,
      pageIconInactiveColor: palette.unknown,
      data: rows.map(({ name }) => name),
      formatter: (name) =>
        `{name|${short(name)}}{figure|${say(name).figure}}{share|${say(name).share}}`,
      textStyle: {
        ...text,
        rich: {
          name: { ...text, color: palette.secondary, width: wide * palette.fontSize },
          figure: {
            ...text,
            color: palette.text,
            width: palette.fontSize * figures,
            align: 'right',
          },
          share: {
            ...text,
            color: palette.muted,
            width: palette.fontSize * (tight ? 3.3 : 3.8),
            align: 'right',
          },
        },
      },
    },
    series: [
      {
        id: 'ring',
        type: 'pie',
        ...boxOf(palette),
        radius: ring,
        minShowLabelAngle: 1,
        stillShowZeroSum: false,
        itemStyle: { borderColor: palette.surface, borderWidth: 2 },
        label: { show: false },
        emptyCircleStyle: { color: palette.unknown },
        emphasis: { scaleSize: 4 },
        data: rows.map(({ key, name, value }, index) => ({
          id: key,
          name,
          value: value ?? undefined,
          itemStyle: { color: seriesColour(palette, index) },
        })),
      },
      // All zero has no sectors; a grey circle shows that a ring belongs here.
      ...(total ? [] : [track(palette)]),
      centre(
        `{figure|${formatNumber(total)}}\n{title|${totalTitle}${unit && `（${unit}）`}}`,
        palette,
      ),
    ],
  };
}

const longest = 9;
// The ring keeps to this box on the left, so a narrow frame does not cut it.
const boxOf = ({ ground }: ChartPalette) => ({
  left: 0,
  width: ground === 'wall' ? '40%' : '44%',
  top: 0,
  bottom: 0,
  center: ['50%', '50%'],
});
const ring = ['60%', '88%'];

// Long names are cut in the legend; the tooltip and the table have them whole.
function short(name: string): string {
  return name.length > longest ? `${name.slice(0, longest - 1)}…` : name;
}

function track(palette: ChartPalette) {
  return {
    id: 'track',
    type: 'pie' as const,
    silent: true,
    ...boxOf(palette),
    radius: ring,
    legendHoverLink: false,
    tooltip: { show: false },
    label: { show: false },
    data: [
      { name: '', value: 1, itemStyle: { color: palette.skeleton, decal: { symbol: 'none' } } },
    ],
  };
}

// A series without area writes the words in the centre: no graphic component is needed.
function centre(text: string, palette: ChartPalette) {
  return {
    id: 'centre',
    type: 'pie' as const,
    silent: true,
    ...boxOf(palette),
    radius: [0, 0],
    legendHoverLink: false,
    data: [{ name: '', value: 1 }],
    tooltip: { show: false },
    label: {
      show: true,
      position: 'center' as const,
      formatter: text,
      rich: {
        figure: {
          color: palette.text,
          fontFamily: palette.font,
          fontSize: Math.round(palette.fontSize * (palette.ground === 'wall' ? 1.4 : 1.7)),
          fontWeight: 600 as const,
          lineHeight: palette.fontSize * 2.3,
        },
        title: { color: palette.muted, fontFamily: palette.font, fontSize: palette.fontSize },
      },
    },
  };
}
