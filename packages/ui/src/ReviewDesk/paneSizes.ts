/** 三栏各占的百分比，合计 100。 */
export type PaneSizes = readonly [queue: number, material: number, decision: number];

/** 默认的三栏宽度。 */
export const defaultPanes: PaneSizes = [18, 48, 34];

const SMALLEST: PaneSizes = [12, 24, 22];

/** 移动第 at 条分隔线 by 个百分点：只动两边的栏，都不小于最小宽度。 */
export function movePane(sizes: PaneSizes, at: 0 | 1, by: number): PaneSizes {
  const left = sizes[at];
  const right = sizes[at + 1] ?? 0;
  const step = Math.max((SMALLEST[at] ?? 0) - left, Math.min(by, right - (SMALLEST[at + 1] ?? 0)));
  const next = [...sizes] as [number, number, number];
  next[at] = round(left + step);
  next[at + 1] = round(right - step);
  return next;
}

/** 第 at 条分隔线可以到的范围：左边那一栏的最小和最大百分比。 */
export function paneRange(sizes: PaneSizes, at: 0 | 1): { min: number; max: number } {
  return { min: SMALLEST[at], max: round(sizes[at] + (sizes[at + 1] ?? 0) - (SMALLEST[at + 1] ?? 0)) };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
