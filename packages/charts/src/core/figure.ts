/** 一个数：null 是未报送，0 就是 0。 */
export type Figure = number | null;

/** 数字的写法：千分位、万与亿、百分比（0.5 写作 50%）。 */
export type FigureFormat = 'number' | 'wan' | 'percent';

/** 未报送的统一说法。 */
export const NOT_REPORTED = '未报送';

/** 按写法印出一个数。 */
export function formatFigure(value: Figure | undefined, format: FigureFormat = 'number'): string {
  if (format === 'wan') return formatWan(value);
  return format === 'percent' ? formatPercent(value) : formatNumber(value);
}

/** 千分位；小数至多两位。 */
export function formatNumber(value: Figure | undefined): string {
  return known(value) ? grouped.format(value) : NOT_REPORTED;
}

/** 一万以上写作万，一亿以上写作亿，至多一位小数；坐标轴和大屏用。 */
export function formatWan(value: Figure | undefined): string {
  if (!known(value)) return NOT_REPORTED;
  const size = Math.abs(value);
  // 99999999 rounds to 10000 万, which is written 1 亿.
  if (size >= 99_999_500) return `${tenth.format(value / 100_000_000)}亿`;
  return size >= 10_000 ? `${tenth.format(value / 10_000)}万` : grouped.format(value);
}

/** 百分比，一位小数；0 与 1 之间的不写成 0% 或 100%。 */
export function formatPercent(value: Figure | undefined): string {
  if (!known(value)) return NOT_REPORTED;
  const percent = value * 100;
  if (percent > 0 && percent < 0.05) return '<0.1%';
  if (percent < 100 && percent > 99.95) return '>99.9%';
  return percent === 0 || percent === 100 ? `${percent}%` : `${percent.toFixed(1)}%`;
}

/** 两数之比；分母为零或任一方未报送时为 null。 */
export function ratioOf(part: Figure | undefined, whole: Figure | undefined): Figure {
  return known(part) && known(whole) && whole !== 0 ? part / whole : null;
}

/** 已报送各数之和；全部未报送时为 null。 */
export function sumOf(values: readonly Figure[]): Figure {
  const numbers = values.filter(known);
  return numbers.length ? numbers.reduce((sum, value) => sum + value, 0) : null;
}

/** 是不是一个真正的数。 */
export function known(value: Figure | undefined): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

const grouped = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 2 });
const tenth = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 1, useGrouping: false });
