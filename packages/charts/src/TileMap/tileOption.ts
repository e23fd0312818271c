import type { EChartsOption } from 'echarts';
import {
  baseOption,
  formatFigure,
  inkOn,
  known,
  mixColours,
  NOT_REPORTED,
  rampLegend,
  rampOf,
  tooltipOption,
  UNKNOWN_VALUE,
  type ChartPalette,
  type FigureFormat,
} from '../core';
import { tileLayout } from './tileLayout';
import { absentNote, isAbsent, type TileFigure } from './tileRows';

interface TileSettings {
  format?: FigureFormat;
  unit?: string;
  /** 当前选中的省，描粗边。 */
  selected?: string;
}

/** 格子图的选项：一省一格，深浅表示多少，图例分档，不画任何边界。 */
export function tileOption(
  tiles: readonly TileFigure[],
  palette: ChartPalette,
  { format, unit = '', selected }: TileSettings = {},
): EChartsOption {
  const ramp = rampOf(
    tiles.filter((tile) => !isAbsent(tile)).map(({ value }) => value),
    palette,
    format,
  );
  const letter = palette.fontSize;
  const note = absentNote(tiles);
  const legend = { width: letter * 7.5, height: ramp.pieces.length * (letter * 1.1 + 6) };
  return {
    ...baseOption(palette),
    tooltip: {
      ...tooltipOption(palette),
      trigger: 'item',
      formatter: (item) => {
        const tile = Array.isArray(item) ? undefined : tiles[item.dataIndex];
        if (!tile) return '';
        if (isAbsent(tile)) return `${tile.name}\n资料暂缺`;
        return `${tile.name}\n${known(tile.value) ? `${formatFigure(tile.value, format)}${unit}` : NOT_REPORTED}`;
      },
    },
    visualMap: {
      ...rampLegend(ramp, palette, { left: 0, top: 0, orient: 'vertical' }),
      seriesIndex: 0,
      dimension: 0,
    },
    series: [
      {
        id: 'tiles',
        type: 'custom',
        coordinateSystem: 'none',
        data: tiles.map(({ name, value }) => ({ name, value: value ?? UNKNOWN_VALUE })),
        renderItem: ({ dataIndex }, api) => square(dataIndex, api.getWidth(), api.getHeight()),
      },
    ],
    title: {
      show: Boolean(note),
      text: note,
      left: 0,
      bottom: 0,
      padding: 0,
      textStyle: {
        color: palette.muted,
        fontSize: letter,
        fontFamily: palette.font,
        fontWeight: 400,
      },
    },
  };

  function square(index: number, width: number, height: number) {
    const tile = tiles[index];
    if (!tile) return null;
    const { size, left, top } = tileLayout({
      width,
      height,
      foot: note ? letter * 1.6 : 0,
      legend,
    });
    const inner = size * 0.92;
    const x = left + tile.column * size + (size - inner) / 2;
    const y = top + tile.row * size + (size - inner) / 2;
    const absent = isAbsent(tile);
    const fill = absent ? 'transparent' : ramp.colourOf(tile.value);
    const ink = absent ? palette.secondary : inkOn(palette, fill);
    const big = Math.max(letter, Math.round(inner * 0.3));
    const small = Math.max(10, Math.min(letter, Math.round(inner * 0.2)));
    // A tile too small shows no figure; the tooltip and the table have it.
    const figure =
      inner < 40
        ? ''
        : absent
          ? '暂缺'
          : known(tile.value)
            ? formatFigure(tile.value, format === 'percent' ? format : 'wan')
            : NOT_REPORTED;
    const chosen = tile.code === selected;
    const border = chosen
      ? { stroke: palette.text, lineWidth: 3 }
      : {
          stroke: absent ? palette.strong : mixColours(fill, palette.text, 0.25),
          lineWidth: 1,
          lineDash: absent ? [3, 3] : undefined,
        };
    return {
      type: 'group' as const,
      children: [
        {
          type: 'rect' as const,
          shape: { x, y, width: inner, height: inner, r: 4 },
          style: { fill, ...border },
          emphasis: { style: { stroke: palette.text, lineWidth: 2 } },
        },
        label(tile.short, x + inner / 2, y + inner * (figure ? 0.37 : 0.5), {
          fill: ink,
          fontSize: big,
          fontWeight: 600 as const,
        }),
        ...(figure
          ? [label(figure, x + inner / 2, y + inner * 0.74, { fill: ink, fontSize: small })]
          : []),
      ],
    };
  }

  function label(text: string, x: number, y: number, style: object) {
    return {
      type: 'text' as const,
      silent: true,
      x,
      y,
      style: {
        text,
        fontFamily: palette.font,
        textAlign: 'center' as const,
        textVerticalAlign: 'middle' as const,
        ...style,
      },
    };
  }
}
