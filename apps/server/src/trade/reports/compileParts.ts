import {
  dimensionOf,
  OTHER,
  type Condition,
  type Cube,
  type Definition,
  type Dimension,
} from '@tqc/domain/reports';
import { sql, type RawBuilder } from 'kysely';
import type { Place } from '../wall';

/** What the reader chose. */
export interface Asked {
  readonly batch?: readonly string[] | undefined;
  readonly ctId?: readonly number[] | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The place a report looks at: its codes bound every statement. */
export type Within = Pick<Place, 'orgType' | 'prov' | 'city' | 'county' | 'point'>;

export type Sql = RawBuilder<unknown>;

export const all = (parts: readonly Sql[]): Sql =>
  parts.length === 0 ? sql`true` : sql`${sql.join([...parts], sql` and `)}`;
export const listed = (parts: readonly Sql[]): Sql => sql.join([...parts], sql`, `);

/** A field of the entity; its name stands in the catalogue. */
export const field = (name: string): Sql => sql.ref(`f.${name}`);

export const among = (key: Sql, keys: readonly (string | number)[]): Sql =>
  sql`${key} = any(${keys.map(String)}::text[])`;

export function conditionOf(one: Condition): Sql {
  if ('atLeast' in one) return sql`${field(one.field)} >= ${one.atLeast}::int`;
  if ('filled' in one)
    return one.filled ? sql`${field(one.field)} is not null` : sql`${field(one.field)} is null`;
  return sql`${field(one.field)} = any(${[...one.codes]}::smallint[])`;
}

const COLUMNS = [4, 3, 2, 1] as const;

/** Rows of the place, by its own column and the wider ones, which hold indexes and partitions. */
export function scopeOf({ scope }: Cube, within: Within): Sql[] {
  const codes = { 4: within.prov, 3: within.city, 2: within.county, 1: within.point };
  return COLUMNS.filter((level) => level >= within.orgType).map(
    (level) => sql`${field(scope[level])} = ${codes[level]}`,
  );
}

/** The column that tells the places directly below apart; a point has none but itself. */
export function childColumn({ scope }: Cube, { orgType }: Within): string {
  const level = COLUMNS.find((one) => one === Math.max(1, orgType - 1)) ?? 1;
  return scope[level];
}

/** The key of the value that a row has in a dimension, as text; what fits none is the rest. */
export function keyOf(cube: Cube, dimension: Dimension, within: Within): Sql {
  const rest = sql`${OTHER.key}::text`;
  const or = (text: Sql) => sql`coalesce(${text}, ${rest})`;
  switch (dimension.kind) {
    case 'org':
      return or(sql`nullif(${field(childColumn(cube, within))}::text, '')`);
    case 'code':
    case 'batch':
      return or(sql`${field(dimension.field)}::text`);
    case 'flag':
      return or(sql`${field(dimension.field)}::int::text`);
    case 'named':
      return or(sql`nullif(${field(dimension.field)}::text, '')`);
    case 'hour':
      return or(
        sql`to_char(${field(dimension.field)} at time zone 'Asia/Shanghai', 'MM-DD HH24') || ${'时'}`,
      );
    case 'day':
      return or(sql`to_char(${dayOf(cube, dimension.field)}, 'YYYY-MM-DD')`);
    case 'month':
      return or(sql`to_char(${dayOf(cube, dimension.field)}, 'YYYY-MM')`);
    case 'year':
      return or(sql`to_char(${dayOf(cube, dimension.field)}, 'YYYY')`);
    case 'groups':
      return grouped(dimension, (codes) => among(sql`${field(dimension.field)}::text`, codes));
    default: {
      const age = sql`extract(year from age(${dayOf(cube, cube.day.field)}::timestamp, ${field(dimension.field)}::timestamp))`;
      return grouped(dimension, undefined, age);
    }
  }
}

export function grouped(
  { groups }: Extract<Dimension, { kind: 'groups' | 'age' }>,
  fits: ((codes: readonly (string | number)[]) => Sql) | undefined,
  number?: Sql,
): Sql {
  const cases = groups.map(({ key, codes = [], from, to }) => {
    const bounds = [
      ...(fits ? [fits(codes)] : []),
      ...(number && from !== undefined ? [sql`${number} >= ${from}::int`] : []),
      ...(number && to !== undefined ? [sql`${number} <= ${to}::int`] : []),
    ];
    return sql`when ${all(bounds)} then ${key}::text`;
  });
  return sql`case ${sql.join(cases, sql` `)} else ${OTHER.key}::text end`;
}

/** The day of a field, in China. */
export function dayOf({ day }: Cube, name: string): Sql {
  return day.isMoment
    ? sql`(${field(name)} at time zone 'Asia/Shanghai')::date`
    : sql`${field(name)}::date`;
}

/** Whole days from one moment to another: date minus date, nothing where either is missing. */
export const daysOf = (cube: Cube, { from, to }: { readonly from: string; readonly to: string }) =>
  sql`(${dayOf(cube, to)} - ${dayOf(cube, from)})`;

export function askedOf(cube: Cube, { batch, ctId, from, to }: Asked): Sql[] {
  const { day } = cube;
  const bound = (text: string, more: Sql) =>
    day.isMoment
      ? sql`(${text}::date${more})::timestamp at time zone 'Asia/Shanghai'`
      : sql`(${text}::date${more})`;
  return [
    ...(batch && cube.batch !== undefined
      ? [sql`${field(cube.batch)} = any(${[...batch]}::bigint[])`]
      : []),
    ...(ctId ? [sql`${field('ctId')} = any(${[...ctId]}::smallint[])`] : []),
    ...(from === undefined ? [] : [sql`${field(day.field)} >= ${bound(from, sql``)}`]),
    ...(to === undefined ? [] : [sql`${field(day.field)} < ${bound(to, sql` + 1`)}`]),
  ];
}

/** What every row of a report fulfils. */
export function whereOf(cube: Cube, definition: Definition, within: Within, asked: Asked): Sql[] {
  return [
    ...scopeOf(cube, within),
    ...cube.always.map((one) => conditionOf(one)),
    ...definition.filters.map(({ dim, keys }) =>
      among(keyOf(cube, known(cube, dim), within), keys),
    ),
    ...askedOf(cube, asked),
  ];
}

/** A dimension that the definition names. */
export function known(cube: Cube, id: string): Dimension {
  const found = dimensionOf(cube, id);
  // The definition was judged before: what is missing now is a mistake of the program.
  if (!found) throw new Error(`${cube.id} has no dimension ${id}`);
  return found;
}
