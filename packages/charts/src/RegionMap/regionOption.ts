import type { EChartsOption } from 'echarts';
import {
  baseOption,
  formatFigure,
  inkOn,
  known,
  NOT_REPORTED,
  rampLegend,
  rampOf,
  tooltipOption,
  UNKNOWN_VALUE,
  type ChartPalette,
  type FigureFormat,
} from '../core';
import { SOUTH_SEA_CODE, type MapPack } from './mapPack';
import { footLines, isAbsent, type RegionFigure } from './regionRows';

interface RegionSettings {
  format?: FigureFormat;
  unit?: string;
  selected?: string;
}

/** 地图登记在 ECharts 里的名字；不能叫 china，那个名字会触发内置的补画。 */
export function mapName(pack: MapPack): string {
  return `tqc-map-${pack.id}`;
}

/** 地图的选项：分档着色，图例在图外，左下角印审图号和资料暂缺。 */
export function regionOption(
  pack: MapPack,
  regions: readonly RegionFigure[],
  palette: ChartPalette,
  { format, unit = '', selected }: RegionSettings = {},
): EChartsOption {
  const ramp = rampOf(
    regions.filter((region) => !isAbsent(region)).map(({ value }) => value),
    palette,
    format,
  );
  const foot = footLines(pack, regions);
  const line = Math.round(palette.fontSize * 1.5);
  const byCode = new Map(regions.map((region) => [region.code, region]));
  // The legend has a strip above the map, where it can never cover the inset.
  const above = palette.fontSize * 2.4;
  return {
    ...baseOption(palette),
    tooltip: {
      ...tooltipOption(palette),
      trigger: 'item',
      formatter: (item) => {
        const region = Array.isArray(item) ? undefined : byCode.get(item.name);
        if (!region) return '';
        if (isAbsent(region)) return `${region.name}\n资料暂缺`;
        return `${region.name}\n${known(region.value) ? `${formatFigure(region.value, format)}${unit}` : NOT_REPORTED}`;
      },
    },
    visualMap: {
      ...rampLegend(ramp, palette, { left: 0, top: 0, orient: 'horizontal' }),
      seriesIndex: 0,
    },
    title: {
      show: foot.length > 0,
      text: foot.join('\n'),
      left: 0,
      bottom: 0,
      padding: 0,
      textStyle: {
        color: palette.muted,
        fontFamily: palette.font,
        fontSize: palette.fontSize,
        fontWeight: 400,
        lineHeight: line,
      },
    },
    series: [
      {
        id: 'regions',
        type: 'map',
        map: mapName(pack),
        nameProperty: 'code',
        roam: false,
        selectedMode: false,
        top: above,
        left: 4,
        right: 4,
        bottom: foot.length * line + 4,
        itemStyle: { areaColor: palette.unknown, borderColor: palette.surface, borderWidth: 1 },
        emphasis: { itemStyle: { borderColor: palette.text, borderWidth: 2 } },
        label: {
          show: true,
          fontFamily: palette.font,
          fontSize: palette.fontSize,
          formatter: ({ name }) =>
            name === SOUTH_SEA_CODE ? '南海诸岛' : shortOf(byCode.get(name)?.name ?? ''),
        },
        // Names without room give way; the tooltip and the table have them.
        labelLayout: { hideOverlap: true },
        data: [
          ...regions.map((region) => {
            const fill = isAbsent(region) ? palette.unknown : ramp.colourOf(region.value);
            const label = { color: inkOn(palette, fill) };
            return {
              name: region.code,
              value: known(region.value) ? region.value : UNKNOWN_VALUE,
              label,
              itemStyle:
                region.code === selected ? { borderColor: palette.text, borderWidth: 3 } : {},
              // Colour says how much: hovering only outlines. Unset, ECharts paints it yellow.
              emphasis: { label, itemStyle: { areaColor: fill } },
            };
          }),
          // The inset is lines only: it has no colour of a value and cannot be clicked.
          {
            name: SOUTH_SEA_CODE,
            itemStyle: { areaColor: 'transparent', borderColor: palette.strong },
            label: { color: palette.muted },
            emphasis: { disabled: true },
          },
        ],
      },
    ],
  };
}

/** 图上的名称略去自治区等后缀，全称在提示和表格里。 */
function shortOf(name: string): string {
  return name.replace(/(维吾尔|壮族|回族)?自治区$|特别行政区$/, '');
}
