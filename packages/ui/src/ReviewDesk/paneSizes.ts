/** 三栏各占的百分比，合计 100。 */
export type PaneSizes = readonly [queue: number, material: number, decision: number];

/** 默认的三栏宽度。 */
export const defaultPanes: PaneSizes = [18, 48, 34];

/** 每栏至少这么多像素。 */
const SMALLEST = [200, 320, 320] as const;
const ALL_SMALLEST = SMALLEST[0] + SMALLEST[1] + SMALLEST[2];

/** 三栏共宽 width 像素时，每栏至少占的百分比；放不下时三栏按最小宽度的比例分。 */
export function smallestPanes(width: number): PaneSizes {
  const [queue, material, decision] = SMALLEST;
  const part = 100 / Math.max(width, ALL_SMALLEST);
  return [queue * part, material * part, decision * part];
}

/** 不到最小宽度的栏补到最小，多占的由有富余的栏按富余分担。 */
export function fitPanes(sizes: PaneSizes, smallest: PaneSizes): PaneSizes {
  const spare = ([0, 1, 2] as const).map((at) => Math.max(0, sizes[at] - smallest[at]));
  const all = spare.reduce((sum, one) => sum + one, 0);
  const free = 100 - smallest[0] - smallest[1] - smallest[2];
  const wide = (at: 0 | 1 | 2) => smallest[at] + (all > 0 ? ((spare[at] ?? 0) * free) / all : 0);
  return [wide(0), wide(1), wide(2)];
}

/** 移动第 at 条分隔线 by 个百分点：只动两边的栏，都不小于最小宽度。 */
export function movePane(sizes: PaneSizes, at: 0 | 1, by: number, smallest: PaneSizes): PaneSizes {
  const { min, max } = paneRange(sizes, at, smallest);
  const left = Math.max(min, Math.min(sizes[at] + by, max));
  const right = sizes[at] + (sizes[at + 1] ?? 0) - left;
  return at === 0 ? [left, right, sizes[2]] : [sizes[0], left, right];
}

/** 第 at 条分隔线可以到的范围：左边那一栏的最小和最大百分比。 */
export function paneRange(
  sizes: PaneSizes,
  at: 0 | 1,
  smallest: PaneSizes,
): { min: number; max: number } {
  return { min: smallest[at], max: sizes[at] + (sizes[at + 1] ?? 0) - (smallest[at + 1] ?? 0) };
}
