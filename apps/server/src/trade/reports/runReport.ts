import { refuse } from '@tqc/domain/kit';
import {
  isComputed,
  runChecks,
  type Checked,
  type Definition,
  type Reading,
} from '@tqc/domain/reports';
import { sql } from 'kysely';
import { ApiFailure } from '../../kit/failure';
import type { Db } from '../../kit/scope';
import type { Place } from '../wall';
import { assemble, type ReportLine } from './assemble';
import type { Cell } from './computed';
import { foreignSums } from './foreignSums';
import { compileBehind, compileReport, type Behind, type Plan, type RawDetail } from './compile';
import {
  MOST_LINES,
  placeFor,
  requireReading,
  rowsBefore,
  type Reader,
  type RunFor,
} from './runnable';

/** A report as it came out, for one place and one moment. */
export interface Ran {
  readonly place: Place;
  readonly leaves: Plan['leaves'];
  readonly lines: readonly ReportLine[];
  readonly totals: readonly Cell[];
  /** What came out of the checks of the definition. */
  readonly checks: readonly Checked[];
  /** Whether kept sums were read, with what was not in them yet, or rows were counted. */
  readonly source: Plan['source'];
}

/**
 * Runs a report for somebody: within their own organisation, and under the role of their level, so
 * that a mistake here shows nothing rather than too much.
 */
export const runReport = (
  db: Db,
  who: Reader,
  definition: Definition,
  asked: RunFor,
): Promise<Ran> => runRead(db, who, requireReading(definition), asked);

/** The same, of a definition that was read already. */
export async function runRead(db: Db, who: Reader, reading: Reading, asked: RunFor): Promise<Ran> {
  const { cube, definition } = reading;
  const place = await placeFor(db, who, definition, asked);
  const plan = compileReport(reading, place, asked, MOST_LINES + 1);
  const { rows: raw } = await plan.statement.execute(db);
  if (raw.length > MOST_LINES)
    throw new ApiFailure(422, `结果超过${MOST_LINES}行，请增加查询条件后再查`);
  const words = {
    org: new Map(
      (place.children.length > 0 ? place.children : [{ code: place.code, name: place.name }]).map(
        ({ code, name }) => [code, name],
      ),
    ),
    batch: await batchNames(db, definition),
  };
  const before = await rowsBefore(db, reading, place, asked);
  const { checked, ...shown } = assemble(raw, { plan, cube, definition, words, before });
  const foreign = await foreignSums(db, who, definition, asked);
  return {
    place,
    leaves: plan.leaves,
    ...shown,
    checks: runChecks(reading, checked, foreign),
    source: plan.source,
  };
}

/** The rows behind one figure, under the same bounds as the figure. */
export async function behind(
  db: Db,
  who: Reader,
  definition: Definition,
  asked: RunFor,
  which: Behind,
): Promise<{
  readonly title: string;
  readonly total: number;
  readonly rows: readonly RawDetail[];
}> {
  const reading = requireReading(definition);
  const place = await placeFor(db, who, definition, asked);
  const found = compileBehind(reading, place, asked, which);
  if (isComputed(which.column))
    throw refuse('column', '这一列由公式算出，没有明细，请看公式里的各列');
  if (!found) throw refuse('column', '该报表没有这一列，请刷新页面后再看');
  const { rows: counted } = await found.count.execute(db);
  const { rows } = await found.rows.execute(db);
  const { heads, title } = found.leaf;
  return { title: [...heads, title].join(' '), total: counted[0]?.total ?? 0, rows };
}

/** The statement of a report, for judging what it costs before it runs. */
export async function planned(db: Db, who: Reader, reading: Reading, asked: RunFor): Promise<Plan> {
  const place = await placeFor(db, who, reading.definition, asked);
  return compileReport(reading, place, asked, MOST_LINES + 1);
}

/** Refuses what cannot be run; tells the place that is looked at. */
export async function requireRun(
  db: Db,
  who: Reader,
  definition: Definition,
  asked: RunFor,
): Promise<Place> {
  requireReading(definition);
  return placeFor(db, who, definition, asked);
}

async function batchNames(db: Db, { rows }: Definition): Promise<ReadonlyMap<string, string>> {
  if (!rows.includes('batch')) return new Map();
  const { rows: found } = await sql<{
    id: string;
    name: string;
  }>`select cb_id::text as id, cb_name as name from plan_batch order by cb_id desc`.execute(db);
  return new Map(found.map(({ id, name }) => [id, name]));
}
