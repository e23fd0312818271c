import { statusIs } from '../../kit/store';
import { onOff } from '@tqc/domain/dictionaries';
import { sql, type RawBuilder } from 'kysely';
import { outOfReach } from '../../kit/failure';
import type { Db } from '../../kit/scope';

/**
 * The place a wall looks at: an organisation, its code at its level, and the organisations directly
 * below.
 */
export interface Place {
  readonly orgId: string;
  readonly name: string;
  /** Organisation type, which is the level of the figures: 5 nation … 1 point. */
  readonly orgType: number;
  readonly code: string;
  readonly prov: string;
  readonly city: string;
  readonly county: string;
  readonly point: string;
  readonly children: readonly {
    readonly orgId: string;
    readonly name: string;
    readonly code: string;
  }[];
  /** Batches of either track that can be looked at alone, the newest first. */
  readonly batches: readonly Batch[];
  /** The batch that is looked at; undefined for all together. */
  readonly batch?: string;
}

/** A batch that a wall can be narrowed to, and the track whose figures it narrows. */
interface Batch {
  readonly id: string;
  readonly name: string;
  readonly track: string;
}

type Codes = Pick<Place, 'orgType' | 'prov' | 'city' | 'county' | 'point'>;

/** The code of an organisation at its own level. */
export function codeOf({ orgType, prov, city, county, point }: Codes): string {
  return { 1: point, 2: county, 3: city, 4: prov }[orgType] ?? '00';
}

/** Finds a place that lies within another; anything outside is answered as if it did not exist. */
export async function findPlace(db: Db, orgId: string, within: Codes): Promise<Place> {
  const { rows } = await sql<Omit<Place, 'children' | 'code' | 'batches' | 'batch'>>`
    select org_id, org_name as name, org_type, prov, city, county, point from org where org_id = ${orgId} and org_type between 1 and 5 and ${statusIs('status', onOff.code('on'))}`.execute(
    db,
  );
  const found = rows[0];
  if (!found || !contains(within, found)) throw outOfReach();
  const code = codeOf(found);
  return {
    ...found,
    code,
    children: await childrenOf(db, found.orgType, code),
    batches: await batchesOf(db),
  };
}

/** True when the second place is the first or lies in it. A university is no place of the wall. */
export function contains(outer: Codes, inner: Codes): boolean {
  if (outer.orgType > NATION) return false;
  return (
    outer.orgType === NATION ||
    (inner.orgType <= outer.orgType &&
      codeOf({ ...inner, orgType: outer.orgType }) === codeOf(outer))
  );
}

const NATION = 5;
const MOST_BATCHES = 12;
const COLUMNS: Readonly<Record<number, string>> = { 1: 'point', 2: 'county', 3: 'city', 4: 'prov' };

async function batchesOf(db: Db): Promise<Place['batches']> {
  const { rows } = await sql<Batch>`
    select cb_id as id, cb_name as name, track from (
      select cb_id, cb_name, track, row_number() over (partition by track order by cb_id desc) as at from plan_batch) b
    where at <= ${MOST_BATCHES} order by track desc, cb_id desc`.execute(db);
  return rows;
}

/**
 * Condition that rows with the columns of a place stand within it. A point sees the restriction
 * library of its county: the library knows no points.
 */
export function withinPlace({ orgType, code, county }: Place, table: string): RawBuilder<unknown> {
  if (orgType >= 5) return sql`true`;
  if (orgType === 1) return sql`${sql.ref(`${table}.county`)} = ${county}`;
  return sql`${sql.ref(`${table}.${COLUMNS[orgType] ?? 'county'}`)} = ${code}`;
}

async function childrenOf(db: Db, level: number, code: string): Promise<Place['children']> {
  if (level <= 1) return [];
  const mine = level === 5 ? sql`true` : sql`${sql.ref(COLUMNS[level] ?? 'point')} = ${code}`;
  const { rows } = await sql<Place['children'][number]>`
    select org_id, org_name as name, ${sql.ref(COLUMNS[level - 1] ?? 'point')} as code from org where org_type = ${level - 1} and ${mine} and ${statusIs('status', onOff.code('on'))} order by org_id limit 400`.execute(
    db,
  );
  return rows;
}
