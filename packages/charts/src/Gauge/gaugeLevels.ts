import { known, type ChartPalette, type Figure } from '../core';

/** 好、留意、不好三种色调，总带着一个词。 */
export type GaugeTone = 'good' | 'held' | 'bad';

/** 从 from 起（含）属于这一档。 */
export interface GaugeLevel {
  from: number;
  tone: GaugeTone;
  label: string;
}

/** 一个数落在哪一档；未报送或没有设档时没有。 */
export function gaugeLevel(value: Figure, levels: readonly GaugeLevel[]): GaugeLevel | undefined {
  if (!known(value)) return undefined;
  return levels.filter(({ from }) => value >= from).sort((a, b) => b.from - a.from)[0];
}

/** 档位的颜色；没有档时用第一个分类色。 */
export function levelColour(level: GaugeLevel | undefined, palette: ChartPalette): string {
  return level ? palette[level.tone] : (palette.series[0] ?? palette.accent);
}
