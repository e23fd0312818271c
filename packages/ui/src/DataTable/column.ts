import type { ReactNode } from 'react';

/** 一列：键、标题、宽度（像素）和显示方式。 */
export interface Column<Row> {
  key: string;
  title: string;
  width?: number;
  align?: 'left' | 'center' | 'right';
  /** 单元格内容；省略时取 row[key]，空值显示「—」。 */
  render?: (row: Row) => ReactNode;
  /** 复制和悬停提示用的纯文本；省略时取 row[key]。 */
  text?: (row: Row) => string;
  pinned?: 'left' | 'right';
  ellipsis?: boolean;
  /** 内容从不截断，例如姓名：列至少和最长的一行一样宽。 */
  whole?: boolean;
  sortable?: boolean;
  /** 等宽数字，用于数量和编号列。 */
  tabular?: boolean;
  /** 上级标题，由外到内；相邻的列上级标题相同则合成一格。 */
  heads?: readonly string[];
  /** 表头上按值筛选；和查询里的同一个条件是一回事。 */
  filter?: ColumnFilter;
}

/** 表头筛选：有哪些值、现在是哪个（空为不筛选）、选了以后怎么办。 */
export interface ColumnFilter {
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** 与默认列设置的差别；没有差别的项不写。 */
export interface ColumnChanges {
  hidden?: readonly string[];
  order?: readonly string[];
  widths?: Readonly<Record<string, number>>;
  /** 固定在哪一边；none 表示取消默认的固定。 */
  pins?: Readonly<Record<string, Pin>>;
}

/** 列固定的位置。 */
export type Pin = 'left' | 'right' | 'none';

/** 排好位置的列：宽度和距左边的距离，单位像素。 */
export interface PlacedColumn<Row> extends Column<Row> {
  width: number;
  start: number;
  sticky?: { side: 'left' | 'right'; offset: number };
}

const DEFAULT_WIDTH = 120;
const MIN_WIDTH = 48;

/** 应用隐藏、顺序和宽度的差别；不认识的列键忽略。 */
export function applyChanges<Row>(
  columns: readonly Column<Row>[],
  changes: ColumnChanges = {},
): Column<Row>[] {
  const hidden = new Set(changes.hidden);
  const rank = new Map((changes.order ?? []).map((key, index) => [key, index]));
  const known = columns
    .filter(({ key }) => rank.has(key))
    .sort((a, b) => (rank.get(a.key) ?? 0) - (rank.get(b.key) ?? 0));
  let next = 0;
  const ordered = columns.map((column) =>
    rank.has(column.key) ? (known[next++] ?? column) : column,
  );
  return ordered
    .filter(({ key }) => !hidden.has(key))
    .map((column) => ({
      ...column,
      ...pinOf(changes.pins?.[column.key]),
      width: Math.max(MIN_WIDTH, changes.widths?.[column.key] ?? column.width ?? DEFAULT_WIDTH),
    }));
}

function pinOf(pin: Pin | undefined): { pinned?: 'left' | 'right' | undefined } {
  return pin ? { pinned: pin === 'none' ? undefined : pin } : {};
}

const LETTER = 14;
const NARROW_LETTER = 8;
/** 单元格左右的边。 */
const EDGES = 34;

/** 一段文字不截断要多宽，像素；西文字母和数字窄一些。 */
export function widthOfText(text: string): number {
  const letters = [...text];
  const narrow = letters.filter((letter) => letter.charCodeAt(0) < 0x2e80 && letter !== '·').length;
  return (letters.length - narrow) * LETTER + narrow * NARROW_LETTER + EDGES;
}

/** 左固定、普通、右固定依次排开；有富余宽度时普通列按各自的宽度分。 */
export function placeColumns<Row>(
  columns: readonly Column<Row>[],
  available: number,
): PlacedColumn<Row>[] {
  const pick = (side?: 'left' | 'right') => columns.filter(({ pinned }) => pinned === side);
  const sorted = [...pick('left'), ...pick(), ...pick('right')];
  const total = sorted.reduce((sum, { width = DEFAULT_WIDTH }) => sum + width, 0);
  const free = pick();
  const wanted = free.reduce((sum, { width = DEFAULT_WIDTH }) => sum + width, 0);
  const extra = wanted > 0 ? Math.max(0, available - total) : 0;
  const share = new Map(
    free.map(({ key, width = DEFAULT_WIDTH }) => [key, Math.floor((extra * width) / wanted)]),
  );
  // The odd pixels go to the first column, so no gap stays on the right.
  const [first] = free;
  const given = [...share.values()].reduce((sum, part) => sum + part, 0);
  if (first) share.set(first.key, (share.get(first.key) ?? 0) + extra - given);
  const widened = sorted.map((column) => ({
    ...column,
    width: (column.width ?? DEFAULT_WIDTH) + (share.get(column.key) ?? 0),
  }));
  const full = widened.reduce((sum, { width }) => sum + width, 0);
  let start = 0;
  return widened.map((column) => {
    const placed: PlacedColumn<Row> = { ...column, start };
    if (column.pinned === 'left') placed.sticky = { side: 'left', offset: start };
    if (column.pinned === 'right')
      placed.sticky = { side: 'right', offset: full - start - column.width };
    start += column.width;
    return placed;
  });
}

/** 单元格的纯文本。 */
export function cellText<Row>(column: Column<Row>, row: Row): string {
  if (column.text) return column.text(row);
  const value = (row as Record<string, unknown>)[column.key];
  return value === null || value === undefined ? '' : String(value);
}
