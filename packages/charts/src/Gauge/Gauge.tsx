import { useMemo } from 'react';
import type { ChartBasics } from '../ChartFrame';
import { ChartView } from '../ChartView';
import { formatFigure, known, useChartPalette } from '../core';
import { gaugeEngine } from './gaugeEngine';
import { gaugeLevel } from './gaugeLevels';
import { gaugeOption, type GaugeData } from './gaugeOption';

interface GaugeProps extends ChartBasics, GaugeData {}

/** 仪表：一个比率离满刻度多远，落在哪一档。 */
export function Gauge({ value, max, format = 'percent', unit, levels, ...basics }: GaugeProps) {
  const palette = useChartPalette(basics);
  const option = useMemo(
    () => gaugeOption({ value, max, format, unit, levels }, palette),
    [value, max, format, unit, levels, palette],
  );
  const level = gaugeLevel(value, levels ?? [])?.label;
  const figure = `${formatFigure(value, format)}${known(value) && format !== 'percent' ? (unit ?? '') : ''}`;
  return (
    <ChartView
      basics={{ height: 220, ...basics }}
      palette={palette}
      engine={gaugeEngine}
      option={option}
      figures={[value]}
      table={{
        columns: ['指标', '数值', '状态'],
        rows: [{ key: 'value', name: basics.title, cells: [figure, level ?? '–'] }],
      }}
      summary={`仪表。${figure}${level ? `，${level}` : ''}`}
    />
  );
}
