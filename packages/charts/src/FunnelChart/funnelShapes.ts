import { known } from '../core';
import type { FunnelStage } from './funnelStages';

/** 漏斗一层的四个角和文字位置，单位像素。 */
export interface FunnelShape {
  points: [number, number][];
  middle: number;
  /** 梯形放得下数字。 */
  roomy: boolean;
}

interface FunnelArea {
  left: number;
  right: number;
  height: number;
  /** 数字要占的宽度。 */
  textWidth: number;
}

/** 各层的形状：上边是本步的宽度，下边收到下一步；未报送的一步按相邻的宽度画虚框。 */
export function funnelShapes(
  stages: readonly FunnelStage[],
  { left, right, height, textWidth }: FunnelArea,
): FunnelShape[] {
  const largest = Math.max(1, ...stages.map(({ value }) => value ?? 0));
  const full = Math.max(0, right - left);
  const gap = 4;
  const layer = height / stages.length;
  const widths = stages.map((_, index) => {
    const value =
      stages.slice(0, index + 1).findLast((stage) => known(stage.value))?.value ?? largest;
    return Math.max(full * 0.03, (full * value) / largest);
  });
  return stages.map((_, index) => {
    const top = widths[index] ?? 0;
    const bottom = Math.min(top, widths[index + 1] ?? top);
    const centre = (left + right) / 2;
    const y = index * layer;
    return {
      points: [
        [centre - top / 2, y],
        [centre + top / 2, y],
        [centre + bottom / 2, y + layer - gap],
        [centre - bottom / 2, y + layer - gap],
      ],
      middle: y + (layer - gap) / 2,
      roomy: (top + bottom) / 2 > textWidth,
    };
  });
}
