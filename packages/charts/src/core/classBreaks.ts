import { known, type Figure } from './figure';

/** 把数分成几档，返回各档的下限（第一档从 0 起）；按分位取整，一两个大省不会把其余压成一色。 */
export function classBreaks(figures: readonly Figure[], classes = 5): number[] {
  const sorted = figures
    .filter(known)
    .slice()
    .sort((a, b) => a - b);
  const top = sorted.at(-1);
  if (top === undefined) return [];
  const marks = Array.from({ length: classes - 1 }, (_, index) =>
    rounded(sorted[Math.floor(((index + 1) * sorted.length) / classes)] ?? 0),
  );
  return [...new Set([Math.min(0, Math.floor(sorted[0] ?? 0)), ...marks])]
    .filter((mark) => mark <= top)
    .sort((a, b) => a - b);
}

/** 一个数属于第几档。 */
export function classOf(value: number, breaks: readonly number[]): number {
  return Math.max(
    0,
    breaks.findLastIndex((mark) => value >= mark),
  );
}

// Two significant digits, which also serve rates below one.
function rounded(value: number): number {
  return Number(value.toPrecision(value < 100 && value >= 1 ? 1 : 2));
}
