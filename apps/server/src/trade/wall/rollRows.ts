import { RENEWAL_DAYS } from '@tqc/domain/enroll';
import {
  LOAD_HOURS,
  metricsOf,
  typeWords,
  type Metric,
  type Panel,
  type RowOf,
  type Source,
} from '@tqc/domain/wall';
import { sql, type RawBuilder } from 'kysely';
import { chinaDay } from '@tqc/domain/shared';
import type { Db } from '../../kit/scope';
import { dueDays, type DueDays } from '../calendar';
import type { Place } from './place';

/** One row of a panel: key, label, values. */
export type Row = readonly [key: string, label: string, ...values: (number | string | null)[]];

const DAY = 86_400_000;

interface Cell {
  readonly id: string;
  readonly key: string;
  readonly n: number;
}

/** The rows of a panel that is counted by the roll-ups. */
export async function rollRows(
  db: Db,
  place: Place,
  panel: Panel,
  now: Date,
): Promise<readonly Row[]> {
  const wanted = metricsOf(panel);
  const found = await cells(db, place, panel, wanted.flatMap(partsOf), now);
  const value = (metric: Metric, key: string): number | null => {
    const { source } = metric;
    if (source.kind === 'none') return null;
    if (source.kind !== 'ratio') return found.get(metric.id)?.get(key) ?? 0;
    const whole = found.get(source.whole)?.get(key) ?? 0;
    return whole === 0
      ? null
      : Math.round(((found.get(source.part)?.get(key) ?? 0) / whole) * 1000) / 10;
  };
  // A figure whose area is not built is left out: an unknown beside known ones would pass for a
  // missing report.
  if (panel.rowOf === 'metric')
    return wanted
      .filter(({ source }) => source.kind !== 'none')
      .map((metric): Row => [metric.id, metric.label, value(metric, '')]);
  if (panel.rowOf === 'hour')
    return hourRows(place, panel, found.get(wanted[0]?.id ?? '') ?? new Map<string, number>());
  const rows = keysOf(place, panel, found, now).map(([key, label]): Row => [
    key,
    label,
    ...wanted.map((metric) => value(metric, key)),
  ]);
  return panel.rowOf === 'child' && panel.limit ? topOf(rows, panel.limit) : rows;
}

/** The figures to read for a metric: itself, or the two sums of a ratio. */
function partsOf(
  metric: Metric,
): readonly { readonly id: string; readonly source: Extract<Source, { kind: 'roll' }> }[] {
  const { source, id } = metric;
  if (source.kind === 'roll') return [{ id, source }];
  if (source.kind !== 'ratio') return [];
  return [source.part, source.whole].flatMap((part) =>
    metricsOf({ metrics: [part] }).flatMap(partsOf),
  );
}

const KEYS: Readonly<Record<Exclude<RowOf, 'metric' | 'line'>, RawBuilder<unknown>>> = {
  child: sql`code`,
  code: sql`k::text`,
  type: sql`ct::text`,
  day: sql`day::text`,
  month: sql`to_char(day, 'YYYY-MM')`,
  hour: sql`code || '/' || k`,
};

/** All sums of a panel in one question: a wall asks often, and every question is a journey. */
async function cells(
  db: Db,
  place: Place,
  panel: Panel,
  parts: ReturnType<typeof partsOf>,
  now: Date,
): Promise<Map<string, Map<string, number>>> {
  const found = new Map(parts.map(({ id }) => [id, new Map<string, number>()]));
  if (found.size === 0) return found;
  const wanted = [...new Map(parts.map((part) => [part.id, part])).values()];
  const due = wanted.some(({ source: { span } }) => isDue(span))
    ? await dueDays(db, chinaDay(now))
    : undefined;
  const { rows } = await sql<Cell>`${sql.join(
    wanted.map(({ id, source }) => sumsOf(place, panel, id, source, now, due)),
    sql` union all `,
  )}`.execute(db);
  for (const { id, key, n } of rows) found.get(id)?.set(key, n);
  return found;
}

function sumsOf(
  place: Place,
  { rowOf, ahead = false }: Pick<Panel, 'rowOf' | 'ahead'>,
  id: string,
  source: Extract<Source, { kind: 'roll' }>,
  now: Date,
  due: DueDays | undefined,
): RawBuilder<unknown> {
  const below = rowOf === 'child' || rowOf === 'hour';
  const where = [
    sql`level = ${below ? place.orgType - 1 : place.orgType}`,
    below ? sql`up = ${place.code}` : sql`code = ${place.code}`,
    sql`fact = ${source.fact}`,
    ...(isNarrowed(place, source.fact) ? [sql`batch = ${place.batch}`] : []),
    ...(source.k ? [sql`k in (${sql.join([...source.k])})`] : []),
    ...daysOf(source.span, rowOf, now, due, ahead),
  ];
  const key = rowOf === 'metric' || rowOf === 'line' ? sql`''` : KEYS[rowOf];
  return sql`select ${id}::text as id, ${key} as key, coalesce(sum(n), 0)::float8 as n from ${byDay(rowOf, source) ? sql`agg_roll` : sql`agg_total`} where ${sql.join(where, sql` and `)} group by 2`;
}

/**
 * A batch narrows the figures of its own track: the other one knows nothing of it. Certificates and
 * what is due stand in no batch.
 */
function isNarrowed({ batch, batches }: Place, fact: string): boolean {
  if (batch === undefined || fact.startsWith('cert') || fact === 'enrDue') return false;
  const track = batches.find(({ id }) => id === batch)?.track ?? 'register';
  return fact.startsWith('enr') === (track === 'enroll');
}

/**
 * Where no day is asked for, the sums over all days answer: years of days are not added up for
 * every look.
 */
function byDay(rowOf: RowOf, { span }: Extract<Source, { kind: 'roll' }>): boolean {
  return span !== undefined || rowOf === 'day' || rowOf === 'month' || rowOf === 'hour';
}

type Span = Extract<Source, { kind: 'roll' }>['span'];

/** Whether a span is one of the days on which something is due. */
const isDue = (span: Span) => span === 'overdue' || span === 'dueLast';

function daysOf(
  span: Span,
  rowOf: RowOf,
  now: Date,
  due: DueDays | undefined,
  ahead: boolean,
): RawBuilder<unknown>[] {
  const today = chinaDay(now);
  const back = (days: number) => chinaDay(new Date(now.getTime() - days * DAY));
  if (rowOf === 'day') return [sql`day > ${back(30)}`, sql`day <= ${today}`];
  if (rowOf === 'month')
    return ahead
      ? [sql`day >= ${`${today.slice(0, 7)}-01`}`, sql`day < ${back(-13 * 31)}`]
      : [sql`day > ${back(24 * 31)}`, sql`day <= ${today}`];
  // Load is a habit of the last weeks, not of one day.
  if (rowOf === 'hour') return [sql`day > ${back(30)}`];
  if (span === 'today') return [sql`day = ${today}`];
  if (span === 'month') return [sql`day >= ${`${today.slice(0, 7)}-01`}`];
  if (span === 'year') return [sql`day >= ${`${today.slice(0, 4)}-01-01`}`];
  if (span === 'expired') return [sql`day < ${today}`];
  if (span === 'expiring') return [sql`day <= ${back(-RENEWAL_DAYS)}`];
  if (due && span === 'overdue') return [sql`day <= ${due.over}`];
  if (due && span === 'dueLast') return [sql`day = ${due.last}`];
  return [];
}

/**
 * Keys with their labels: all of a code list, all places below, or every day of the span, so that a
 * zero is shown as zero.
 */
function keysOf(
  place: Place,
  { rowOf, dict, limit = 0, ahead = false }: Panel,
  found: ReadonlyMap<string, ReadonlyMap<string, number>>,
  now: Date,
): readonly (readonly [string, string])[] {
  const seen = new Set([...found.values()].flatMap((one) => [...one.keys()]));
  if (rowOf === 'child') {
    const known = place.children.map(({ code, name }) => [code, name] as const);
    const codes = new Set(known.map(([code]) => code));
    return [
      ...known,
      ...[...seen].filter((code) => !codes.has(code)).map((code) => [code, '本级'] as const),
    ];
  }
  if (rowOf === 'day')
    return Array.from({ length: limit }, (_, at) =>
      chinaDay(new Date(now.getTime() - (limit - 1 - at) * DAY)),
    ).map((day) => [day, day.slice(5)] as const);
  if (rowOf === 'month')
    return months(chinaDay(now), limit, ahead).map((month) => [month, month] as const);
  const words = rowOf === 'type' ? typeWords : dict;
  if (!words) return [...seen].sort().map((key) => [key, key] as const);
  return words.options
    .map(({ value, label }) => [String(value), label] as const)
    .filter(([key]) => seen.has(key));
}

function months(today: string, count: number, ahead: boolean): readonly string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: count }, (_, at) => {
    const total = year * 12 + month - 1 + (ahead ? at : at - (count - 1));
    return `${Math.floor(total / 12)}-${String((total % 12) + 1).padStart(2, '0')}`;
  });
}

function topOf(rows: readonly Row[], limit: number): readonly Row[] {
  return rows
    .filter((row) => Number(row[2]) > 0)
    .sort((a, b) => Number(b[2]) - Number(a[2]) || (a[0] < b[0] ? -1 : 1))
    .slice(0, limit);
}

/** Places below by hour: those with the most work, one value an opening hour. */
function hourRows(
  place: Place,
  { limit = 8 }: Panel,
  found: ReadonlyMap<string, number>,
): readonly Row[] {
  const rows = place.children.map(({ code, name }): Row => [
    code,
    name,
    ...LOAD_HOURS.map((hour) => found.get(`${code}/${hour}`) ?? 0),
  ]);
  const total = (row: Row) => row.slice(2).reduce<number>((sum, n) => sum + Number(n), 0);
  return rows
    .filter((row) => total(row) > 0)
    .sort((a, b) => total(b) - total(a))
    .slice(0, limit);
}
