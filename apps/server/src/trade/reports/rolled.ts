import {
  dimensionOf,
  OTHER,
  type Condition,
  type Cube,
  type Definition,
  type Dimension,
  type Filter,
  type Measure,
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
/** Few enough values to be kept at every point: whether an application has its number. */
const AT_POINTS = [PLAIN, 'numbered'];
const SPAN = { month: 1, day: 2 } as const;
const [POINT, COUNTY, PROVINCE] = [1, 2, 4];
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A figure that is counted: which rows, and in which column. */
export interface Figure {
  readonly measure: Measure;
  readonly where: readonly Filter[];
}

/** How a report is answered from the sums that are kept of its cube. */
export interface Rolled {
  /** Which of the sums a figure is read from; each row is counted once in each of them. */
  factOf(figure: Figure): string;
  /** The sums that tell which lines there are. */
  readonly lines: string;
  keyOf(dimension: Dimension): Sql;
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
export const isKept = (level: number, span: 1 | 2, fact: string): boolean =>
  span === SPAN.month
    ? level > POINT || AT_POINTS.includes(fact)
    : level >= PROVINCE || (level >= COUNTY && fact === PLAIN);

/**
 * The sums that answer a report, where everything it asks stands in them: counts and numbers of
 * persons, and of the divisions that are kept apart one a figure. Days before and behind whole
 * months are counted from rows where only months are kept. Undefined where rows have to be counted.
 */
export function rolledOf(
  cube: Cube,
  { rows, filters }: Pick<Definition, 'rows' | 'filters'>,
  figures: readonly Figure[],
  within: Within,
  asked: Asked,
): Rolled | undefined {
  const { rollUp } = cube;
  const days = daysOf(asked);
  if (!rollUp || !days) return undefined;
  const everywhere = [...rows, ...filters.map(({ dim }) => dim)];
  const factsOf = (dims: readonly string[], when: readonly Condition[] = []) => [
    ...new Set([
      ...dims.filter((dim) => !rollUp.shared.includes(dim)),
      ...when.flatMap((one) => (one.field === 'status' ? [] : (rollUp.filled[one.field] ?? '?'))),
    ]),
  ];
  const known = new Set([...rollUp.apart, ...Object.values(rollUp.filled)]);
  const fits = (facts: readonly string[]) =>
    facts.length <= 1 && facts.every((fact) => known.has(fact));
  const factsIn = ({ measure, where }: Figure) =>
    factsOf(
      [...everywhere, ...where.map(({ dim }) => dim)],
      isKeptWay(cube, measure) ? measure.when : [],
    );
  const isCounted = figures.every((one) => isKeptWay(cube, one.measure) && fits(factsIn(one)));
  const [lines = PLAIN, ...more] = factsOf(everywhere);
  if (!isCounted || more.length > 0 || (lines !== PLAIN && !known.has(lines))) return undefined;
  const factOf = (figure: Figure) => factsIn(figure)[0] ?? PLAIN;
  const facts = [...new Set([lines, ...figures.map(factOf)])];
  const dims = [...everywhere, ...figures.flatMap(({ where }) => where.map(({ dim }) => dim))];
  const isBelow = dims.some((dim) => dimensionOf(cube, dim)?.kind === 'org');
  const level = isBelow ? Math.max(POINT, within.orgType - 1) : within.orgType;
  const has = (span: 1 | 2) => facts.every((fact) => isKept(level, span, fact));
  const isByRow = days.edges !== undefined && !has(SPAN.day);
  // Without a whole month between them, days that are counted from rows are all there is.
  if (!has(SPAN.month) || (isByRow && days.months[0] === days.months[1])) return undefined;
  const rolled = {
    keyOf: (dimension: Dimension) => rolledKey(cube, dimension, within),
    conditionOf: (one: Condition) => rolledCondition(cube, one),
  };
  const codes = narrowed(figures);
  return {
    factOf,
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

/** A count, or a number of the persons whose repeated rows are kept. */
const isKeptWay = (
  { rollUp }: Cube,
  measure: Measure,
): measure is Extract<Measure, { way: 'count' | 'distinct' }> =>
  measure.way === 'count' || (measure.way === 'distinct' && measure.of === rollUp?.again.of);

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

interface Days {
  /** Whole months, from the first day to the one after the last. */
  readonly months: readonly [string, string];
  /** Days before and behind them. */
  readonly edges?: readonly [readonly [string, string], readonly [string, string]];
}

/** The days that are asked for as whole months and what is left; undefined for what is no day. */
function daysOf({ from, to }: Asked): Days | undefined {
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

const momentsOf = (cube: Cube, [before, behind]: NonNullable<Days['edges']>): Sql =>
  sql`((${momentsIn(cube, before)}) or (${momentsIn(cube, behind)}))`;

function spansOf({ months, edges }: Days): Sql {
  const day = field('day');
  const inside = ([from, to]: readonly [string, string]) =>
    sql`(${day} >= ${from}::date and ${day} < ${to}::date)`;
  const whole = sql`${field('span')} = ${SPAN.month}::smallint and ${inside(months)}`;
  if (!edges) return whole;
  return sql`(${whole} or ${field('span')} = ${SPAN.day}::smallint and (${inside(edges[0])} or ${inside(edges[1])}))`;
}

/** The key of a sum in a dimension; nothing in the sums of another division. */
function rolledKey(cube: Cube, dimension: Dimension, within: Within): Sql {
  const { id } = dimension;
  if (!cube.rollUp?.apart.includes(id))
    return dimension.kind === 'month'
      ? sql`to_char(${field('day')}, 'YYYY-MM')`
      : keyOf(cube, dimension, within);
  const mine = sql`${field('fact')} = ${id}::text`;
  return sql`case when ${mine} then ${keyIn(dimension, mine)} end`;
}

function keyIn(dimension: Dimension, mine: Sql): Sql {
  const key = field('key');
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
