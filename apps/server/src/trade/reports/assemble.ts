import {
  dimensionOf,
  isSummed,
  membersOf,
  OTHER,
  rounded,
  type CheckedLine,
  type Cube,
  type Definition,
  type Dimension,
  type Leaf,
} from '@tqc/domain/reports';
import type { Plan, RawRow } from './compile';
import { computed, zeroOf, type Cell, type Counted } from './computed';

/** A row of a report as it is shown. */
export interface ReportLine {
  readonly key: string;
  /** By how many of the row dimensions it is divided. */
  readonly depth: number;
  readonly labels: readonly string[];
  readonly cells: readonly Cell[];
  /** The key of the place it is about. */
  readonly place: string | undefined;
}

/** What the keys of a dimension mean that only the database knows, in their order. */
export type Words = ReadonlyMap<string, string>;

const OWN_LEVEL = '本级';
const SUBTOTAL = '小计';

interface Known {
  readonly plan: Plan;
  readonly cube: Cube;
  readonly definition: Definition;
  /** Names of places and batches. */
  readonly words: Readonly<Record<'org' | 'batch', Words>>;
  /** What the same plan counted in the period before, where a formula asks for it. */
  readonly before?: readonly RawRow[] | undefined;
}

/** The rows in the order of their words, each subtotal before its parts; the sum stands apart. */
export function assemble(
  raw: readonly RawRow[],
  { plan, cube, definition, words, before }: Known,
): {
  readonly lines: readonly ReportLine[];
  readonly totals: readonly Cell[];
  /** Every line with the figures of its formulas, the sum first, for what is checked in them. */
  readonly checked: readonly CheckedLine[];
} {
  const by = definition.rows.flatMap((id) => dimensionOf(cube, id) ?? []);
  const orders = by.map((dimension) => orderOf(dimension, words));
  const all = [...plan.leaves, ...plan.hidden];
  // What puts together figures of different kinds is no figure.
  const said = (depth: number, cells: readonly Cell[]) =>
    cells.map((cell, at) =>
      isSummed(cube, definition, depth, all[at]?.where ?? []) ? cell : null,
    );
  function read(rows: readonly RawRow[]) {
    const found = rows
      .map((row) => lineOf(row, by, { all, figures: plan.figures }, orders))
      .map((line) => ({ ...line, cells: said(line.depth, line.cells) }));
    return {
      counted: found.filter(({ depth }) => depth > 0),
      sum: found.find(({ depth }) => depth === 0)?.cells ?? said(0, all.map(zeroOf)),
    };
  }
  const { counted, sum } = read(raw);
  const first = orders[0];
  const missing =
    definition.zeros && by.length === 1 && first
      ? first.keys
          .filter((key) => !counted.some((line) => line.key === key))
          .map((key): ReportLine => ({
            key,
            depth: 1,
            labels: [first.label(key)],
            cells: all.map(zeroOf),
            place: by[0]?.kind === 'org' ? key : undefined,
          }))
      : [];
  const whole = [...counted, ...missing];
  const ahead = before && read(before);
  const previous = ahead && computed(all, ahead.counted, ahead.sum).checkedOf;
  const { cellsOf, checkedOf } = computed(all, whole, sum, previous);
  const shown = (line: Counted) =>
    cellsOf(line.key)
      .slice(0, plan.leaves.length)
      .map((cell, at) => shownCell(all[at], cell));
  const lines = whole.map((line) => ({ ...line, cells: shown(line) }));
  const totals = shown({ key: '', labels: [], cells: sum });
  const column = plan.leaves.findIndex(({ key }) => key === definition.order?.column);
  const sorted = inOrder(lines, by.length, orders, {
    column,
    falls: definition.order?.way === 'desc',
  });
  return { lines: sorted, totals, checked: ['', ...sorted.map(({ key }) => key)].map(checkedOf) };
}

interface Order {
  /** The keys that are known beforehand. */
  readonly keys: readonly string[];
  label(key: string): string;
  compare(left: string, right: string): number;
}

/** How the values of a dimension are called and which comes first. */
function orderOf(dimension: Dimension, words: Known['words']): Order {
  const named =
    dimension.kind === 'org'
      ? words.org
      : dimension.kind === 'batch'
        ? words.batch
        : new Map(membersOf(dimension)?.map(({ key, label }) => [key, label]));
  const keys = [...named.keys()];
  const places = new Map(keys.map((key, at) => [key, at]));
  const rest = dimension.kind === 'org' ? OWN_LEVEL : undefined;
  // What is not known beforehand stands behind, what fits nothing at the end.
  const place = (key: string) => (key === OTHER.key ? Infinity : (places.get(key) ?? places.size));
  return {
    keys: dimension.kind === 'batch' ? [] : keys,
    label: (key) => named.get(key) ?? rest ?? (key === OTHER.key ? OTHER.label : key),
    compare(left, right) {
      const [a, b] = [place(left), place(right)];
      return a === b ? left.localeCompare(right, 'zh') : a < b ? -1 : 1;
    },
  };
}

function lineOf(
  row: RawRow,
  by: readonly Dimension[],
  { all, figures }: Pick<Plan, 'figures'> & { readonly all: readonly Leaf[] },
  orders: readonly Order[],
): ReportLine {
  // Each bit of `grouping` is a dimension that is summed over; they fall away from the last.
  const summed = Number(row['g']).toString(2).replaceAll('0', '').length;
  const depth = by.length - summed;
  const keys = by.slice(0, depth).map((_, at) => String(row[`k${at}`]));
  return {
    key: keys.join('\u0001'),
    depth,
    labels: by.map((_, at) =>
      at < depth ? (orders[at]?.label(keys[at] ?? '') ?? '') : at === depth ? SUBTOTAL : '',
    ),
    cells: all.map((leaf, at) => cellOf(leaf, figures[at] ?? [], row)),
    place: by[depth - 1]?.kind === 'org' ? keys[depth - 1] : undefined,
  };
}

/** A figure as it was counted; a ratio is one of the sums of its row. */
function cellOf({ measure }: Leaf, figures: readonly string[], row: RawRow): Cell {
  const values = figures
    .map((name) => row[name] ?? null)
    .map((one) => (one === null ? null : Number(one)));
  const [first = null, whole = null] = values;
  if (measure.way === 'ratio') return whole ? ((first ?? 0) / whole) * 100 : null;
  return first;
}

const EXACT: readonly string[] = ['count', 'distinct', 'sum'];
const tenth = (value: number) => Math.round(value * 10) / 10;

/** A figure as it is shown: a ratio and a time with one place behind the point. */
function shownCell(leaf: Leaf | undefined, cell: Cell): Cell {
  if (!leaf || cell === null || EXACT.includes(leaf.measure.way)) return cell;
  return leaf.measure.way === 'formula' ? rounded(cell, leaf.measure.digits) : tenth(cell);
}

function inOrder(
  lines: readonly ReportLine[],
  depth: number,
  orders: readonly Order[],
  { column, falls }: { readonly column: number; readonly falls: boolean },
): readonly ReportLine[] {
  const below = new Map<string, ReportLine[]>();
  for (const line of lines) {
    const above = line.key
      .split('\u0001')
      .slice(0, line.depth - 1)
      .join('\u0001');
    const others = below.get(above);
    if (others) others.push(line);
    else below.set(above, [line]);
  }
  const lastKey = ({ key }: ReportLine) => key.split('\u0001').at(-1) ?? '';
  const compare = (level: number) => (left: ReportLine, right: ReportLine) => {
    const natural = () => orders[level - 1]?.compare(lastKey(left), lastKey(right)) ?? 0;
    if (column < 0) return natural();
    const [a, b] = [left.cells[column] ?? -1, right.cells[column] ?? -1];
    return (falls ? b - a : a - b) || natural();
  };
  const walk = (above: string, level: number): ReportLine[] =>
    [...(below.get(above) ?? [])]
      .sort(compare(level))
      .flatMap((line) => [line, ...(level < depth ? walk(line.key, level + 1) : [])]);
  return walk('', 1);
}
