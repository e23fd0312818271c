import { metricsOf, type Panel, type Source } from '@tqc/domain/wall';
import type { Db } from '../../kit/scope';
import type { Place } from './place';
import { probeRows } from './probeRows';
import { rollRows, type Row } from './rollRows';

/**
 * What a panel shows: `missing` while the area behind it is not built, `empty` when there is
 * nothing to count.
 */
export interface PanelData {
  readonly rows: readonly Row[];
  readonly state: 'ok' | 'empty' | 'missing';
}

/** Reads the rows of one panel for one place. */
export async function panelRows(db: Db, place: Place, panel: Panel, now: Date): Promise<PanelData> {
  const kinds = new Set(metricsOf(panel).map(({ source }) => source.kind));
  if (kinds.size === 1 && kinds.has('none')) return { rows: [], state: 'missing' };
  const rows = await rowsOf(db, place, panel, now, kinds);
  // Figures of a day may well be zero; a drawing of nothing but zeros is no drawing.
  const some =
    panel.kind === 'kpi' || panel.kind === 'table'
      ? rows.length > 0
      : rows.some((row) => row.slice(2).some((value) => value !== 0 && value !== null));
  return some ? { rows, state: 'ok' } : { rows: [], state: 'empty' };
}

/**
 * Counted figures come from the roll-ups, asked ones from the tables; a panel of both keeps its
 * order.
 */
async function rowsOf(
  db: Db,
  place: Place,
  panel: Panel,
  now: Date,
  kinds: ReadonlySet<Source['kind']>,
): Promise<readonly Row[]> {
  if (panel.rowOf === 'line') return probeRows(db, place, panel, now);
  if (!kinds.has('probe')) return rollRows(db, place, panel, now);
  const asked = await probeRows(db, place, { ...panel, metrics: namesOf(panel, 'probe') }, now);
  const counted =
    kinds.has('roll') || kinds.has('ratio')
      ? await rollRows(
          db,
          place,
          {
            ...panel,
            metrics: panel.metrics.filter((id) => !namesOf(panel, 'probe').includes(id)),
          },
          now,
        )
      : [];
  return panel.metrics.flatMap((id) => [...asked, ...counted].filter(([key]) => key === id));
}

function namesOf(panel: Panel, kind: Source['kind']): readonly string[] {
  return metricsOf(panel)
    .filter(({ source }) => source.kind === kind)
    .map(({ id }) => id);
}
