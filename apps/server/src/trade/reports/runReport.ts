import {
  asksBefore,
  checkTrees,
  cubeOf,
  daysAhead,
  evaluate,
  faultsOf,
  isComputed,
  runChecks,
  sideOf,
  type Checked,
  type Cube,
  type Definition,
} from '@tqc/domain/reports';
import { refuse } from '@tqc/domain/kit';
import { sql } from 'kysely';
import { ApiFailure } from '../../kit/failure';
import type { Db } from '../../kit/scope';
import type { Principal } from '../../kit/session';
import { findPlace, type Place } from '../wall';
import { assemble, type ReportLine } from './assemble';
import type { Cell } from './computed';
import { foreignSums, UNREAD, type Foreign } from './foreignSums';
import { readableFor } from './inUse';
import {
  compileBehind,
  compileReport,
  type Asked,
  type Behind,
  type Plan,
  type RawDetail,
  type RawRow,
} from './compile';

/** A longer report is a list: nobody reads it, and it is asked with narrower conditions. */
const MOST_LINES = 20_000;

/** What a report is run for. */
export interface RunFor extends Asked {
  /** The organisation that is looked at; the caller's own where none is named. */
  readonly org?: string | undefined;
}

/** A report as it came out, for one place and one moment. */
export interface Ran {
  readonly place: Place;
  readonly leaves: Plan['leaves'];
  readonly lines: readonly ReportLine[];
  readonly totals: readonly Cell[];
  /** What came out of the checks of the definition. */
  readonly checks: readonly Checked[];
}

/**
 * Runs a report for somebody: within their own organisation, and under the role of their level, so
 * that a mistake here shows nothing rather than too much.
 */
export async function runReport(
  db: Db,
  who: Pick<Principal, 'orgId' | 'orgType' | 'prov' | 'city' | 'county' | 'point'>,
  definition: Definition,
  asked: RunFor,
): Promise<Ran> {
  const place = await requireRun(db, who, definition, asked);
  const cube = requireCube(definition);
  const plan = compileReport(cube, definition, place, asked, MOST_LINES + 1);
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
  const before = await rowsBefore(db, { plan, cube, definition, place, asked });
  const { checked, ...shown } = assemble(raw, { plan, cube, definition, words, before });
  const foreign = await foreignSums(definition, (id, text) => sumOf(db, who, id, text, asked));
  return {
    place,
    leaves: plan.leaves,
    ...shown,
    checks: runChecks(cube, definition, checked, foreign),
  };
}

/** What the same plan counts in the period before, where a formula asks for it. */
async function rowsBefore(
  db: Db,
  {
    plan,
    cube,
    definition,
    place,
    asked,
  }: {
    readonly plan: Plan;
    readonly cube: Cube;
    readonly definition: Definition;
    readonly place: Place;
    readonly asked: RunFor;
  },
): Promise<readonly RawRow[] | undefined> {
  const { from, to } = asked;
  const trees = [
    ...plan.leaves.flatMap(({ measure }) =>
      measure.way === 'formula' ? (measure.tree ?? []) : [],
    ),
    ...checkTrees(cube, definition),
  ];
  if (from === undefined || to === undefined || !trees.some(asksBefore)) return undefined;
  const days = { ...asked, ...daysAhead(from, to) };
  const { statement } = compileReport(cube, definition, place, days, MOST_LINES + 1);
  return (await statement.execute(db)).rows;
}

/** What another report says as its sum, asked for the same; unsaid where it cannot be read. */
async function sumOf(
  db: Db,
  who: Parameters<typeof runReport>[1],
  id: string,
  text: string,
  asked: RunFor,
): Promise<Foreign> {
  const found = await readableFor(db, who.orgType, id);
  const cube = found && cubeOf(found.definition.cube);
  if (!found || !cube || faultsOf(found.definition).length > 0) return UNREAD;
  const { definition, name } = found;
  const tree = sideOf(cube, definition, text).tree;
  if (!tree) return { name, value: null };
  // The sum alone is asked for: what the other report checks in itself is not looked at here.
  const alone: Definition = { ...definition, checks: [], zeros: false };
  const own = {
    ...(asked.org === undefined ? {} : { org: asked.org }),
    ...(definition.asks.includes('batch') && asked.batch ? { batch: asked.batch } : {}),
    ...(definition.asks.includes('ctId') && asked.ctId ? { ctId: asked.ctId } : {}),
    ...(definition.asks.includes('when') ? { from: asked.from, to: asked.to } : {}),
  };
  const place = await requireRun(db, who, alone, own);
  const plan = compileReport(cube, alone, place, own, MOST_LINES + 1, [tree]);
  const { rows: raw } = await plan.statement.execute(db);
  const words = { org: new Map<string, string>(), batch: new Map<string, string>() };
  const [sum] = assemble(raw, { plan, cube, definition: alone, words }).checked;
  return { name, value: sum ? evaluate(tree, sum) : null };
}

/** The rows behind one figure, under the same bounds as the figure. */
export async function behind(
  db: Db,
  who: Parameters<typeof runReport>[1],
  definition: Definition,
  asked: RunFor,
  which: Behind,
): Promise<{
  readonly title: string;
  readonly total: number;
  readonly rows: readonly RawDetail[];
}> {
  const place = await requireRun(db, who, definition, asked);
  const found = compileBehind(requireCube(definition), definition, place, asked, which);
  if (isComputed(which.column))
    throw refuse('column', '这一列由公式算出，没有明细，请看公式里的各列');
  if (!found) throw refuse('column', '该报表没有这一列，请刷新页面后再看');
  const { rows: counted } = await found.count.execute(db);
  const { rows } = await found.rows.execute(db);
  const { heads, title } = found.leaf;
  return { title: [...heads, title].join(' '), total: counted[0]?.total ?? 0, rows };
}

/** The statement of a report, for judging what it costs before it runs. */
export async function planned(
  db: Db,
  who: Parameters<typeof runReport>[1],
  definition: Definition,
  asked: RunFor,
): Promise<Plan> {
  const place = await requireRun(db, who, definition, asked);
  return compileReport(requireCube(definition), definition, place, asked, MOST_LINES + 1);
}

/** Refuses what cannot be run; tells the place that is looked at. */
export async function requireRun(
  db: Db,
  who: Pick<Principal, 'orgId' | 'orgType' | 'prov' | 'city' | 'county' | 'point'>,
  definition: Definition,
  asked: RunFor,
): Promise<Place> {
  requireCube(definition);
  requireAsked(definition, asked);
  return findPlace(db, asked.org ?? who.orgId, who);
}

function requireCube(definition: Definition): Cube {
  const cube = cubeOf(definition.cube);
  const [fault] = faultsOf(definition);
  if (!cube || fault) throw new ApiFailure(422, `报表定义有误：${fault?.says ?? ''}`);
  return cube;
}

/** Refuses what the report does not ask for, and days that end before they begin. */
function requireAsked({ asks }: Definition, { org, batch, ctId, from, to }: RunFor): void {
  const given = { org, batch, ctId, when: from ?? to };
  for (const name of ['org', 'batch', 'ctId', 'when'] as const)
    if (given[name] !== undefined && name !== 'org' && !asks.includes(name))
      throw refuse(name === 'when' ? 'from' : name, '该报表没有这个查询条件，请重新选择报表');
  if (from !== undefined && to !== undefined && from > to)
    throw refuse('to', '截止日期不能早于起始日期');
}

async function batchNames(db: Db, { rows }: Definition): Promise<ReadonlyMap<string, string>> {
  if (!rows.includes('batch')) return new Map();
  const { rows: found } = await sql<{
    id: string;
    name: string;
  }>`select cb_id::text as id, cb_name as name from plan_batch order by cb_id desc`.execute(db);
  return new Map(found.map(({ id, name }) => [id, name]));
}
