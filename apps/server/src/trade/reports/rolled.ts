import {
  dimensionOf,
  OTHER,
  type Condition,
  type Cube,
  type Definition,
  type Dimension,
  type Filter,
  type Measure,
  type RollUp,
} from '@tqc/domain/reports';
import { dayAfter } from '@tqc/domain/shared';
import { sql } from 'kysely';
import {
  all,
  among,
  conditionOf,
  field,
  grouped,
  keyOf,
  scopeOf,
  type Asked,
  type Sql,
  type Within,
} from './compileParts';

/** The fact of the sums that are divided by nothing but what all sums tell. */
const PLAIN = '';
/** Kept at every point: its number is there or not, and the days, of which its table is made. */
const AT_POINTS = [PLAIN, 'numbered', 'approveDays'];
const SPAN = { month: 1, day: 2 } as const;
const [POINT, COUNTY, CITY, PROVINCE] = [1, 2, 3, 4];
/** Between the names of two divisions that are kept together. */
const BOTH = '+';
/** What no sums tell apart. */
const UNKNOWN = '?';
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A figure that is counted: which rows, and in which column. */
export interface Figure {
  readonly measure: Measure;
  readonly where: readonly Filter[];
}

/** How a report is answered from the sums that are kept of its cube. */
export interface Rolled {
  /** Which of the sums a figure is read from; each row is counted once in each of them. */
  factOf(figure: Figure): string | undefined;
  /** The sums that tell which lines there are. */
  readonly lines: string;
  keyOf(dimension: Dimension): Sql;
  daysOf(measure: DaysMeasure): Sql;
  conditionOf(one: Condition): Sql;
  /** The rows of the sums, the changes that are not in them yet, the rows of repeated persons. */
  readonly from: { readonly sums: string; readonly waiting: string; readonly again: string };
  readonly where: Sql;
  /** Which changes that wait belong to the sums: all, or those of the days the sums answer. */
  readonly waits: readonly Sql[];
  /** The days that no sum is kept of, as a condition on rows; undefined where sums answer all. */
  readonly byRow: Sql | undefined;
}

/** Which sums stand in the database: `report_kept` says the same. */
export function isKept(level: number, span: 1 | 2, fact: string): boolean {
  if (fact.includes(BOTH)) return span === SPAN.month && level >= CITY;
  if (span === SPAN.month) return level > POINT || AT_POINTS.includes(fact);
  return fact !== 'approveDays' && (level >= PROVINCE || (level >= COUNTY && fact === PLAIN));
}

/**
 * The sums that answer a report, where everything it asks stands in them: counts, numbers of
 * persons and days, and of the divisions that are kept apart one a figure, or two that are kept
 * together. Days before and behind whole months are counted from rows where only months are kept.
 * Undefined where rows have to be counted.
 */
export function rolledOf(
  cube: Cube,
  { rows, filters }: Pick<Definition, 'rows' | 'filters'>,
  figures: readonly Figure[],
  within: Within,
  asked: Asked,
): Rolled | undefined {
  const { rollUp } = cube;
  const days = spansAsked(asked);
  if (!rollUp || !days) return undefined;
  const everywhere = [...rows, ...filters.map(({ dim }) => dim)];
  const lines = factOf(rollUp, everywhere);
  const read = figures.map(({ measure, where }) =>
    factOf(rollUp, [...everywhere, ...where.map(({ dim }) => dim)], measure),
  );
  if (lines === undefined || !isAll(read)) return undefined;
  const facts = [...new Set([lines, ...read])];
  const dims = [...everywhere, ...figures.flatMap(({ where }) => where.map(({ dim }) => dim))];
  const isBelow = dims.some((dim) => dimensionOf(cube, dim)?.kind === 'org');
  const level = isBelow ? Math.max(POINT, within.orgType - 1) : within.orgType;
  const has = (span: 1 | 2) => facts.every((fact) => isKept(level, span, fact));
  const isByRow = days.edges !== undefined && !has(SPAN.day);
  // Without a whole month between them, days that are counted from rows are all there is.
  if (!has(SPAN.month) || (isByRow && days.months[0] === days.months[1])) return undefined;
  const rolled = {
    keyOf: (dimension: Dimension) => rolledKey(cube, dimension, within, facts),
    conditionOf: (one: Condition) => rolledCondition(cube, one),
  };
  const codes = narrowed(figures);
  return {
    factOf: (figure: Figure) => read[figures.indexOf(figure)],
    daysOf: (measure: DaysMeasure) => rolledDays(rollUp, measure),
    lines,
    ...rolled,
    from: { sums: rollUp.from, waiting: rollUp.queue, again: rollUp.again.from },
    waits: isByRow ? [momentsIn(cube, days.months)] : [],
    byRow: isByRow && days.edges ? momentsOf(cube, days.edges) : undefined,
    where: all([
      sql`${field('level')} = ${level}::smallint`,
      ...scopeOf(cube, within),
      sql`${field('fact')} = any(${facts}::text[])`,
      spansOf(isByRow ? { months: days.months } : days),
      ...filters.map(({ dim, keys }) => {
        const dimension = dimensionOf(cube, dim);
        return dimension ? among(rolled.keyOf(dimension), keys) : sql`false`;
      }),
      ...(asked.batch ? [sql`${field('cbId')} = any(${[...asked.batch]}::bigint[])`] : []),
      ...(asked.ctId ? [sql`${field('ctId')} = any(${[...asked.ctId]}::smallint[])`] : []),
      // Sums in states that no figure counts are not looked through; lines need every state.
      ...(codes && facts.length > 1
        ? [
            sql`(${field('fact')} = ${lines}::text or ${field('status')} = any(${codes}::smallint[]))`,
          ]
        : []),
    ]),
  };
}

const isAll = (facts: readonly (string | undefined)[]): facts is readonly string[] =>
  facts.every((fact) => fact !== undefined);

/** The sums that tell rows apart by all these dimensions and by what a figure asks of them. */
function factOf(rollUp: RollUp, dims: readonly string[], measure?: Measure): string | undefined {
  const asked = measure ? askedBy(rollUp, measure) : [];
  const apart = [...new Set([...dims.filter((dim) => !rollUp.shared.includes(dim)), ...asked])];
  const [first = PLAIN, second, ...more] = apart;
  if (more.length > 0) return undefined;
  if (second !== undefined)
    return rollUp.pairs.map(together).find((name) => [first, second].every(isIn(name)));
  const { apart: known, filled, days } = rollUp;
  const all = [PLAIN, ...known, ...Object.values(filled), ...Object.keys(days)];
  return all.includes(first) ? first : undefined;
}

const together = (pair: readonly [string, string]) => pair.join(BOTH);
const isIn = (name: string) => (dim: string) => name.split(BOTH).includes(dim);

/** What a figure asks of sums beside its dimensions; what is no name of theirs no sums tell. */
function askedBy(rollUp: RollUp, measure: Measure): readonly string[] {
  switch (measure.way) {
    case 'days':
      return [daysFact(rollUp, measure) ?? UNKNOWN];
    case 'distinct':
    case 'count':
      return measure.way === 'distinct' && measure.of !== rollUp.again.of
        ? [UNKNOWN]
        : measure.when.flatMap(({ field: name }) =>
            name === 'status' ? [] : (rollUp.filled[name] ?? UNKNOWN),
          );
    default:
      return [UNKNOWN];
  }
}

export type DaysMeasure = Extract<Measure, { way: 'days' }>;

const daysFact = ({ days }: RollUp, { from, to }: DaysMeasure): string | undefined =>
  Object.entries(days).find(([, moments]) => moments[0] === from && moments[1] === to)?.[0];

/** The days that a row of the sums says its rows took; nothing in other sums. */
function rolledDays(rollUp: RollUp, measure: DaysMeasure): Sql {
  const mine = sql`${field('fact')} = ${daysFact(rollUp, measure) ?? UNKNOWN}::text`;
  return sql`case when ${mine} then nullif(${field('key')}, '')::int end`;
}

/** The states that any figure counts; undefined where one counts all of them. */
function narrowed(figures: readonly Figure[]): number[] | undefined {
  const codes = figures.map(({ measure }) =>
    measure.way === 'count' || measure.way === 'distinct'
      ? measure.when.flatMap((one) =>
          one.field === 'status' && 'codes' in one ? [...one.codes] : [],
        )
      : [],
  );
  return codes.some((some) => some.length === 0) ? undefined : [...new Set(codes.flat())];
}

interface Spans {
  /** Whole months, from the first day to the one after the last. */
  readonly months: readonly [string, string];
  /** Days before and behind them. */
  readonly edges?: readonly [readonly [string, string], readonly [string, string]];
}

/** The days that are asked for as whole months and what is left; undefined for what is no day. */
function spansAsked({ from, to }: Asked): Spans | undefined {
  if ([from, to].some((day) => day !== undefined && !DAY.test(day))) return undefined;
  const end = to === undefined ? 'infinity' : dayAfter(to, 1);
  const begin = from ?? '-infinity';
  const first = from === undefined || from.endsWith('-01') ? begin : firstOfNext(from);
  const last = to === undefined ? end : `${end.slice(0, 7)}-01`;
  if (from !== undefined && to !== undefined && first > last)
    return {
      months: [first, first],
      edges: [
        [begin, end],
        [end, end],
      ],
    };
  if (first === begin && last === end) return { months: [first, last] };
  return {
    months: [first, last],
    edges: [
      [begin, first],
      [last, end],
    ],
  };
}

const firstOfNext = (day: string) => `${dayAfter(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`;

/** Rows of a span of days, by the moment that the cube counts by. */
function momentsIn({ day }: Cube, [from, to]: readonly [string, string]): Sql {
  const moment = (text: string) => sql`(${text}::date)::timestamp at time zone 'Asia/Shanghai'`;
  return sql`${field(day.field)} >= ${moment(from)} and ${field(day.field)} < ${moment(to)}`;
}

const momentsOf = (cube: Cube, [before, behind]: NonNullable<Spans['edges']>): Sql =>
  sql`((${momentsIn(cube, before)}) or (${momentsIn(cube, behind)}))`;

function spansOf({ months, edges }: Spans): Sql {
  const day = field('day');
  const inside = ([from, to]: readonly [string, string]) =>
    sql`(${day} >= ${from}::date and ${day} < ${to}::date)`;
  const whole = sql`${field('span')} = ${SPAN.month}::smallint and ${inside(months)}`;
  if (!edges) return whole;
  return sql`(${whole} or ${field('span')} = ${SPAN.day}::smallint and (${inside(edges[0])} or ${inside(edges[1])}))`;
}

/** The key of a sum in a dimension; nothing in the sums of other divisions. */
function rolledKey(cube: Cube, dimension: Dimension, within: Within, facts: readonly string[]) {
  const { id } = dimension;
  const { rollUp } = cube;
  if (!rollUp?.apart.includes(id))
    return dimension.kind === 'month'
      ? sql`to_char(${field('day')}, 'YYYY-MM')`
      : keyOf(cube, dimension, within);
  const key = field('key');
  const [first, other] = [0, 1].map((at) =>
    rollUp.pairs.filter((pair) => pair[at] === id).map(together),
  );
  const ways: readonly (readonly [names: readonly string[] | undefined, value: Sql])[] = [
    [[id], key],
    [first, sql`split_part(${key}, ' ', 1)`],
    [other, sql`substr(${key}, strpos(${key}, ' ') + 1)`],
  ];
  const cases = ways.flatMap(([names = [], value]) => {
    const read = names.filter((name) => facts.includes(name));
    if (read.length === 0) return [];
    const mine = sql`${field('fact')} = any(${read}::text[])`;
    return sql`when ${mine} then ${keyIn(dimension, value, mine)}`;
  });
  return sql`case ${sql.join(cases, sql` `)} end`;
}

function keyIn(dimension: Dimension, key: Sql, mine: Sql): Sql {
  switch (dimension.kind) {
    case 'groups':
      return grouped(dimension, (codes) => among(key, codes));
    case 'age':
      // Keys of other sums are no numbers.
      return grouped(dimension, undefined, sql`(case when ${mine} then ${key}::int end)`);
    default:
      return sql`coalesce(nullif(${key}, ''), ${OTHER.key}::text)`;
  }
}

function rolledCondition({ rollUp }: Cube, one: Condition): Sql {
  const fact = rollUp?.filled[one.field];
  if (fact === undefined || !('filled' in one)) return conditionOf(one);
  return sql`(${field('fact')} = ${fact}::text and ${among(field('key'), [one.filled ? 1 : 0])})`;
}
