import { metricsOf, type Panel } from '@tqc/domain/wall';
import type { Db } from '../scope';
import type { Place } from './place';
import { probeRows } from './probeRows';
import { rollRows, type Row } from './rollRows';

/** What a panel shows: `missing` while the area behind it is not built, `empty` when there is nothing to count. */
export interface PanelData {
  readonly rows: readonly Row[];
  readonly state: 'ok' | 'empty' | 'missing';
}

/** Reads the rows of one panel for one place. */
export async function panelRows(db: Db, place: Place, panel: Panel, now: Date): Promise<PanelData> {
  const kinds = new Set(metricsOf(panel).map(({ source }) => source.kind));
  if (kinds.size === 1 && kinds.has('none')) return { rows: [], state: 'missing' };
  const system = kinds.has('probe') || panel.rowOf === 'line';
  const rows = system ? await probeRows(db, place, panel, now) : await rollRows(db, place, panel, now);
  // Figures of a day may well be zero; a drawing of nothing but zeros is no drawing.
  const some = panel.kind === 'kpi' || panel.kind === 'table' ? rows.length > 0 : rows.some((row) => row.slice(2).some((value) => value !== 0 && value !== null));
  return some ? { rows, state: 'ok' } : { rows: [], state: 'empty' };
}
