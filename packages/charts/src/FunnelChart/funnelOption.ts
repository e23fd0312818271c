import type { EChartsOption } from 'echarts';
import {
  baseOption,
  colourRamp,
  formatNumber,
  formatPercent,
  inkOn,
  known,
  NOT_REPORTED,
  tooltipOption,
  type ChartPalette,
} from '../core';
import { funnelShapes } from './funnelShapes';
import type { FunnelStage } from './funnelStages';

/** 漏斗图的选项：左边环节名，中间梯形和数，右边占上一步的百分比。 */
export function funnelOption(
  stages: readonly FunnelStage[],
  palette: ChartPalette,
  unit = '',
): EChartsOption {
  // Dark to light, the first step strongest; the ends are left out, they drown in the ground.
  const colours = colourRamp(palette.rampLow, palette.rampHigh, stages.length + 3)
    .slice(3)
    .reverse();
  const letter = palette.fontSize;
  const nameWidth =
    Math.min(7, Math.max(2, ...stages.map(({ name }) => name.length))) * letter + 20;
  return {
    ...baseOption(palette),
    tooltip: {
      ...tooltipOption(palette),
      trigger: 'item',
      formatter: (item) => (Array.isArray(item) ? '' : tip(stages[item.dataIndex], unit)),
    },
    series: [
      {
        id: 'funnel',
        type: 'custom',
        coordinateSystem: 'none',
        data: stages.map(({ name, value }) => ({ name, value: value ?? 0 })),
        renderItem: ({ dataIndex }, api) => layer(dataIndex, api.getWidth(), api.getHeight()),
      },
    ],
  };

  function layer(index: number, width: number, height: number) {
    const stage = stages[index];
    const shape = funnelShapes(stages, {
      left: nameWidth,
      right: width - letter * 5,
      height,
      textWidth: letter * 5,
    })[index];
    if (!stage || !shape) return null;
    const unreported = !known(stage.value);
    const fill = unreported ? 'transparent' : (colours[index] ?? palette.accent);
    const figure = formatNumber(stage.value);
    const inside = shape.roomy && !unreported;
    const right = Math.max(...shape.points.map(([x]) => x));
    return {
      type: 'group' as const,
      children: [
        {
          type: 'polygon' as const,
          shape: { points: shape.points },
          style: {
            fill,
            stroke: unreported ? palette.strong : fill,
            lineWidth: 1,
            lineDash: unreported ? [4, 4] : undefined,
          },
        },
        words(stage.name, 0, shape.middle, {
          fill: palette.secondary,
          width: nameWidth - 8,
          overflow: 'truncate',
        }),
        words(figure, inside ? (nameWidth + width - letter * 5) / 2 : right + 8, shape.middle, {
          fill: unreported ? palette.muted : inside ? inkOn(palette, fill) : palette.text,
          fontWeight: 600,
          textAlign: inside ? 'center' : 'left',
        }),
        words(
          index === 0
            ? '占上一步'
            : known(stage.ofPrevious)
              ? formatPercent(stage.ofPrevious)
              : '–',
          width,
          shape.middle,
          { fill: index === 0 ? palette.muted : palette.text, textAlign: 'right' },
        ),
      ],
    };
  }

  function words(text: string, x: number, y: number, style: object) {
    return {
      type: 'text' as const,
      silent: true,
      x,
      y,
      style: {
        text,
        fontFamily: palette.font,
        fontSize: letter,
        textVerticalAlign: 'middle' as const,
        ...style,
      },
    };
  }
}

function tip(stage: FunnelStage | undefined, unit: string): string {
  if (!stage) return '';
  if (!known(stage.value)) return `${stage.name}\n${NOT_REPORTED}`;
  const share = known(stage.ofPrevious) ? `\n占上一步 ${formatPercent(stage.ofPrevious)}` : '';
  return `${stage.name} ${formatNumber(stage.value)}${unit}${share}${known(stage.ofFirst) ? `\n占第一步 ${formatPercent(stage.ofFirst)}` : ''}`;
}
