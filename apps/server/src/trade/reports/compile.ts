import {
  detailsOf,
  dimensionOf,
  hiddenLeavesOf,
  measureOf,
  OTHER,
  type Condition,
  type Cube,
  type Definition,
  type Dimension,
  type Expr,
  type Filter,
  type Leaf,
  type Measure,
  type Reading,
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

/** A row of the answer: which row dimensions it is divided by, their keys, the figures. */
export type RawRow = Readonly<Record<string, string | number | null>>;

/** A statement, and how its figures become the cells of the leaves. */
export interface Plan {
  readonly statement: RawBuilder<RawRow>;
  readonly leaves: readonly Leaf[];
  /** What formulas and checks name beside the columns; nobody is shown it. */
  readonly hidden: readonly Leaf[];
  /**
   * The figures of a leaf, then of what is hidden: one, part and whole of a ratio, or none of what
   * a formula fills.
   */
  readonly figures: readonly (readonly string[])[];
}

/** The place a report looks at: its codes bound every statement. */
export type Within = Pick<Place, 'orgType' | 'prov' | 'city' | 'county' | 'point'>;

type Sql = RawBuilder<unknown>;

const all = (parts: readonly Sql[]): Sql =>
  parts.length === 0 ? sql`true` : sql`${sql.join([...parts], sql` and `)}`;
const listed = (parts: readonly Sql[]): Sql => sql.join([...parts], sql`, `);

/**
 * The one way from a definition to SQL. Every name in the text is one of the catalogue's, every
 * value travels beside the text, every row lies within the place, and sums are counted from rows.
 * Of a formula nothing comes here but the figures it names (`others` are somebody else's).
 */
export function compileReport(
  { cube, definition, leaves, trees }: Reading,
  within: Within,
  asked: Asked,
  mostRows: number,
  others: readonly Expr[] = [],
): Plan {
  const inner = createInner(cube, within);
  const rows = definition.rows.map((id) => inner.take(inner.keyOf(known(cube, id))));
  const outer: Sql[] = [];
  const hidden = hiddenLeavesOf(cube, definition, [...trees, ...others]);
  const figures = [...leaves, ...hidden].map((leaf) =>
    partsOf(cube, leaf.measure).map((measure) => {
      const at = outer.length;
      outer.push(figureOf(inner, measure, leaf.where));
      return `m${at}`;
    }),
  );
  const sets = rows.map((_, at) => sql`(${listed(rows.slice(0, rows.length - at))})`);
  const columns = [
    ...rows.map((row, at) => sql`${row} as ${sql.ref(`k${at}`)}`),
    sql`grouping(${listed(rows)}) as ${sql.ref('g')}`,
    ...outer.map((figure, at) => sql`${figure} as ${sql.ref(`m${at}`)}`),
  ];
  const where = all(whereOf(cube, definition, within, asked));
  return {
    leaves,
    hidden,
    figures,
    statement: sql<RawRow>`select ${listed(columns)} from (${inner.text(where)}) facts
      group by grouping sets (${listed([...sets, sql`()`])}) limit ${mostRows}`,
  };
}

/** Which rows are looked for behind a figure: the keys of its line, its column, which part. */
export interface Behind {
  readonly keys: readonly string[];
  readonly column: string;
  readonly offset: number;
  readonly limit: number;
}

/**
 * The rows behind one figure, from the same conditions as the figure itself; undefined where the
 * report has no such column or fewer row dimensions.
 */
export function compileBehind(
  { cube, definition, leaves }: Reading,
  within: Within,
  asked: Asked,
  { keys, column, offset, limit }: Behind,
):
  | { readonly leaf: Leaf; readonly rows: RawBuilder<RawDetail>; readonly count: Counted }
  | undefined {
  const leaf = leaves.find(({ key }) => key === column);
  const detail = detailsOf(cube.id);
  if (!leaf || leaf.measure.way === 'formula' || !detail || keys.length > definition.rows.length)
    return undefined;
  const keyed = (id: string, values: readonly string[]) =>
    among(keyOf(cube, known(cube, id), within), values);
  const where = all([
    ...whereOf(cube, definition, within, asked),
    ...keys.map((key, at) => keyed(definition.rows[at] ?? '', [key])),
    ...leaf.where.map(({ dim, keys: values }) => keyed(dim, values)),
    ...countedOf(cube, leaf.measure),
  ]);
  const from = sql`${sql.table(cube.from)} as ${sql.ref('f')} where ${where}`;
  const fields = [...new Set([...detail.key, ...detail.columns.map(({ field: name }) => name)])];
  return {
    leaf,
    count: sql`select count(*)::int as total from ${from}`,
    rows: sql`select ${listed(fields.map(field))} from ${from}
      order by ${listed(detail.key.map((name) => sql`${field(name)} desc`))} limit ${limit} offset ${offset}`,
  };
}

/** A row behind a figure, as the entity has it. */
export type RawDetail = Readonly<Record<string, unknown>>;
type Counted = RawBuilder<{ readonly total: number }>;

/** What a row must be to count in a measure; of a ratio what counts in its whole. */
function countedOf(cube: Cube, measure: Measure): Sql[] {
  switch (measure.way) {
    case 'count':
    case 'distinct':
      return measure.when.map(conditionOf);
    case 'ratio': {
      const whole = partsOf(cube, measure)[1];
      return whole ? countedOf(cube, whole) : [];
    }
    case 'days':
      return [sql`${field(measure.from)} is not null`, sql`${field(measure.to)} is not null`];
    case 'formula':
      return [];
    default:
      return [sql`${field(measure.of)} is not null`];
  }
}

/** What every row of a report fulfils. */
function whereOf(cube: Cube, definition: Definition, within: Within, asked: Asked): Sql[] {
  return [
    ...scopeOf(cube, within),
    ...cube.always.map((one) => conditionOf(one)),
    ...definition.filters.map(({ dim, keys }) =>
      among(keyOf(cube, known(cube, dim), within), keys),
    ),
    ...askedOf(cube, asked),
  ];
}

/** The measures whose figures a measure is made from. */
function partsOf(cube: Cube, measure: Measure): readonly Measure[] {
  // A formula is computed from other figures of the line, after they were counted.
  if (measure.way === 'formula') return [];
  if (measure.way !== 'ratio') return [measure];
  return [measure.part, measure.whole].map((id) => {
    const part = measureOf(cube, id);
    if (!part) throw new Error(`${cube.id} has no measure ${id}`);
    return part;
  });
}

function known(cube: Cube, id: string): Dimension {
  const found = dimensionOf(cube, id);
  // The definition was judged before: what is missing now is a mistake of the program.
  if (!found) throw new Error(`${cube.id} has no dimension ${id}`);
  return found;
}

type Inner = ReturnType<typeof createInner>;

/**
 * The rows of the fact with what is asked of them, each once. Where nothing but counts is asked,
 * equal rows are counted together first: a sum over a few thousand kinds instead of a million rows.
 */
function createInner(cube: Cube, within: Within) {
  const taken: Sql[] = [];
  const places = new Map<string, Sql>();
  let isCounted = true;
  return {
    /** A column of the inner rows under a name of its own; `same` names what is asked twice. */
    take(expression: Sql, same?: string): Sql {
      const before = same === undefined ? undefined : places.get(same);
      if (before) return before;
      const name = sql.ref(`c${taken.length}`);
      taken.push(sql`${expression} as ${name}`);
      if (same !== undefined) places.set(same, name);
      return name;
    },
    keyOf: (dimension: Dimension): Sql => keyOf(cube, dimension, within),
    cube,
    /** A figure that needs every row by itself. */
    needRows() {
      isCounted = false;
    },
    text(where: Sql): Sql {
      const n = isCounted ? sql`count(*)` : sql`1`;
      const numbers = sql.raw(taken.map((_, at) => at + 1).join(', '));
      return sql`select ${listed([...taken, sql`${n} as ${sql.ref('n')}`])} from ${sql.table(cube.from)} as ${sql.ref('f')} where ${where}${isCounted ? sql` group by ${numbers}` : sql``}`;
    },
  };
}

function figureOf(inner: Inner, measure: Measure, where: readonly Filter[]): Sql {
  const { cube } = inner;
  const filters = where.map(({ dim, keys }) =>
    among(inner.take(inner.keyOf(known(cube, dim)), `dim ${dim}`), keys),
  );
  const conditions =
    measure.way === 'count' || measure.way === 'distinct'
      ? measure.when.map((one) => inner.take(conditionOf(one), `when ${JSON.stringify(one)}`))
      : [];
  const counted = all([...conditions, ...filters]);
  switch (measure.way) {
    case 'count':
      return sql`coalesce(sum(n) filter (where ${counted}), 0)::float8`;
    case 'sum': {
      const of = inner.take(field(measure.of), `field ${measure.of}`);
      return sql`coalesce(sum(n * ${of}) filter (where ${counted}), 0)::float8`;
    }
    case 'reading':
      return readingOf(inner, measure, filters);
    case 'distinct': {
      inner.needRows();
      const of = inner.take(field(measure.of), `field ${measure.of}`);
      return sql`count(distinct ${of}) filter (where ${counted})::float8`;
    }
    case 'days': {
      inner.needRows();
      const days = inner.take(
        sql`extract(epoch from (${field(measure.to)} - ${field(measure.from)})) / 86400`,
        `days ${measure.from} ${measure.to}`,
      );
      const some = sql`filter (where ${all([sql`${days} is not null`, ...filters])})`;
      if (measure.take === 'average') return sql`(avg(${days}) ${some})::float8`;
      const share = measure.take === 'median' ? sql`0.5` : sql`0.9`;
      return sql`(percentile_cont(${share}) within group (order by ${days}) ${some})::float8`;
    }
    default:
      throw new Error('ratios and formulas are made from other figures');
  }
}

/** A reading over the rows of one thing; where several meet, no figure says anything. */
function readingOf(
  inner: Inner,
  { of, at, take, one }: Extract<Measure, { way: 'reading' }>,
  filters: readonly Sql[],
): Sql {
  inner.needRows();
  const value = inner.take(field(of), `field ${of}`);
  const thing = inner.take(inner.keyOf(known(inner.cube, one)), `dim ${one}`);
  const some = sql`filter (where ${all([sql`${value} is not null`, ...filters])})`;
  const alone = sql`min(${thing}) filter (where ${all(filters)}) = max(${thing}) filter (where ${all(filters)})`;
  const figure = {
    average: () => sql`avg(${value}) ${some}`,
    peak: () => sql`max(${value}) ${some}`,
    latest: () => {
      const taken = inner.take(field(at), `field ${at}`);
      return sql`(array_agg(${value} order by ${taken} desc) filter (where ${all(filters)}))[1]`;
    },
  }[take]();
  return sql`(case when ${alone} then ${figure} end)::float8`;
}

/** A field of the entity; its name stands in the catalogue. */
const field = (name: string): Sql => sql.ref(`f.${name}`);

const among = (key: Sql, keys: readonly (string | number)[]): Sql =>
  sql`${key} = any(${keys.map(String)}::text[])`;

function conditionOf(one: Condition): Sql {
  if ('atLeast' in one) return sql`${field(one.field)} >= ${one.atLeast}::int`;
  if ('filled' in one)
    return one.filled ? sql`${field(one.field)} is not null` : sql`${field(one.field)} is null`;
  return sql`${field(one.field)} = any(${[...one.codes]}::smallint[])`;
}

const COLUMNS = [4, 3, 2, 1] as const;

/** Rows of the place, by its own column and the wider ones, which hold indexes and partitions. */
function scopeOf({ scope }: Cube, within: Within): Sql[] {
  const codes = { 4: within.prov, 3: within.city, 2: within.county, 1: within.point };
  return COLUMNS.filter((level) => level >= within.orgType).map(
    (level) => sql`${field(scope[level])} = ${codes[level]}`,
  );
}

/** The column that tells the places directly below apart; a point has none but itself. */
function childColumn({ scope }: Cube, { orgType }: Within): string {
  const level = COLUMNS.find((one) => one === Math.max(1, orgType - 1)) ?? 1;
  return scope[level];
}

/** The key of the value that a row has in a dimension, as text; what fits none is the rest. */
function keyOf(cube: Cube, dimension: Dimension, within: Within): Sql {
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

function grouped(
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
function dayOf({ day }: Cube, name: string): Sql {
  return day.isMoment
    ? sql`(${field(name)} at time zone 'Asia/Shanghai')::date`
    : sql`${field(name)}::date`;
}

function askedOf(cube: Cube, { batch, ctId, from, to }: Asked): Sql[] {
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
