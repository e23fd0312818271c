import {
  changeCheck,
  crossChecks,
  cubeOf,
  dimensionOf,
  sumCheck,
  type Check,
  type Definition,
} from '@tqc/domain/reports';
import type { Ran } from './runReport';

type Cells = (number | null)[];
/** What is frozen: everything that the table needs, so that later versions change nothing in it. */
export interface Figures {
  readonly rows: { id: string; label: string; meaning: string }[];
  readonly columns: {
    key: string;
    title: string;
    heads: string[];
    unit: string;
    meaning: string;
    additive: boolean;
  }[];
  readonly lines: { key: string; depth: number; labels: string[]; cells: Cells }[];
  readonly totals: Cells;
  /** Of the period before, where something is known of it. */
  readonly before: { label: string; totals: Cells } | null;
}

/** The figures of a run for keeping, with what is to be said of them by themselves. */
export function frozen(
  definition: Definition,
  ran: Pick<Ran, 'leaves' | 'lines' | 'totals' | 'checks'>,
  before: Figures['before'],
): { readonly figures: Figures; readonly checks: Check[]; readonly changeText: string } {
  const cube = cubeOf(definition.cube);
  const figures: Figures = {
    rows: definition.rows.flatMap((id) => {
      const found = cube && dimensionOf(cube, id);
      return found ? [{ id, label: found.label, meaning: found.meaning }] : [];
    }),
    columns: ran.leaves.map(({ key, title, heads, measure }) => ({
      key,
      title,
      heads: [...heads],
      unit: measure.unit,
      meaning: measure.meaning,
      additive: measure.additive === 'all',
    })),
    lines: ran.lines.map(({ key, depth, labels, cells }) => ({
      key,
      depth,
      labels: [...labels],
      cells: [...cells],
    })),
    totals: [...ran.totals],
    before,
  };
  return {
    figures,
    checks: [
      sumCheck(definition, ran),
      changeCheck(ran, before?.totals),
      ...crossChecks(ran.checks),
    ],
    changeText: changeOf(ran.totals[0], before?.totals[0]),
  };
}

/** How the first sum changed, in words. */
function changeOf(now: number | null = null, before: number | null = null): string {
  if (now === null || before === null || before === 0) return '—';
  const by = Math.round(((now - before) / before) * 1000) / 10;
  return `${by > 0 ? '+' : ''}${by}%`;
}
