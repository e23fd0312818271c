import { evaluate, type CheckedLine, type Leaf, type Line } from '@tqc/domain/reports';

/** A figure; null where nobody can say it. */
export type Cell = number | null;

/** A line with the figures that were counted; those of formulas are still open. */
export interface Counted {
  readonly key: string;
  readonly labels: readonly string[];
  readonly cells: readonly Cell[];
}

/** A figure of a line without rows. */
export const zeroOf = ({ measure }: Leaf): Cell =>
  measure.additive === 'all' || measure.way === 'distinct' ? 0 : null;

const SIGN = '\u0001';

/**
 * The figures of every line with its formulas, each computed from the figures of its own line: the
 * sum of a ratio is the ratio of the sums. Names are looked up once a line.
 */
export function computed(
  leaves: readonly Leaf[],
  lines: readonly Counted[],
  totals: readonly Cell[],
  previous?: (key: string) => Line,
): {
  readonly cellsOf: (key: string) => readonly Cell[];
  /** A line for what is computed or checked in it; one without rows has zeros. */
  readonly checkedOf: (key: string) => CheckedLine;
} {
  const places = new Map(leaves.map(({ key }, at) => [key, at]));
  const parts = new Map<string, CheckedLine[]>();
  const byKey = new Map<string, CheckedLine>();
  const aboveOf = (key: string) => key.split(SIGN).slice(0, -1).join(SIGN);
  const sum = lineOf({ key: '', labels: [], cells: totals });
  byKey.set('', sum);
  // A line stands before its parts are asked for it, wherever it came from.
  for (const line of lines) byKey.set(line.key, lineOf(line));
  for (const line of lines) {
    const above = aboveOf(line.key);
    const found = byKey.get(line.key);
    const others = parts.get(above);
    if (found && others) others.push(found);
    else if (found) parts.set(above, [found]);
  }

  function lineOf({ key, labels, cells }: Counted): CheckedLine {
    const known = new Map<number, Cell>();
    const line: CheckedLine = {
      key,
      labels,
      value(name) {
        const at = places.get(name);
        const leaf = at === undefined ? undefined : leaves[at];
        if (at === undefined || !leaf) return null;
        if (leaf.measure.way !== 'formula') return cells[at] ?? null;
        const before = known.get(at);
        if (before !== undefined) return before;
        const value = leaf.measure.tree ? evaluate(leaf.measure.tree, line) : null;
        known.set(at, value);
        return value;
      },
      get total() {
        return sum;
      },
      get parent() {
        return key === '' ? line : (byKey.get(aboveOf(key)) ?? sum);
      },
      get children() {
        return parts.get(key) ?? [];
      },
      get previous() {
        return previous?.(key);
      },
    };
    return line;
  }
  return {
    cellsOf: (key) => leaves.map((leaf) => byKey.get(key)?.value(leaf.key) ?? null),
    checkedOf: (key) => byKey.get(key) ?? lineOf({ key, labels: [], cells: leaves.map(zeroOf) }),
  };
}
