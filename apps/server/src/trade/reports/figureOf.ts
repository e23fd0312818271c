import type { Measure } from '@tqc/domain/reports';
import { sql } from 'kysely';
import { all, among, field, known, type Sql } from './compileParts';
import type { Inner } from './inner';
import type { DaysMeasure, Figure } from './rolled';

/** A figure of a line, from the inner rows. */
export function figureOf(inner: Inner, figure: Figure): Sql {
  const { measure, where } = figure;
  const { cube } = inner;
  const filters = where.map(({ dim, keys }) =>
    among(inner.takeKey(known(cube, dim), `dim ${dim}`), keys),
  );
  const conditions =
    measure.way === 'count' || measure.way === 'distinct'
      ? measure.when.map((one) => inner.takeCondition(one))
      : [];
  const fact = inner.factOf(figure);
  const counted = all([
    ...conditions,
    ...filters,
    ...(fact === undefined ? [] : [inner.isOf(fact)]),
  ]);
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
      const again = inner.takeAgain(measure.of);
      if (again) {
        // As many as there are rows, but that those of one person count once.
        const some = all([...conditions, ...filters, again.isAgain]);
        return sql`(coalesce(sum(n) filter (where ${counted}), 0) - count(*) filter (where ${some}) + count(distinct ${again.person}) filter (where ${some}))::float8`;
      }
      inner.needRows();
      const of = inner.take(field(measure.of), `field ${measure.of}`);
      return sql`count(distinct ${of}) filter (where ${counted})::float8`;
    }
    case 'days':
      return daysFigureOf(inner, measure, counted);
    default:
      throw new Error('ratios and formulas are made from other figures');
  }
}

/** How many days rows took: sums know how many rows took how many, and of rows the same is made. */
function daysFigureOf(inner: Inner, measure: DaysMeasure, counted: Sql): Sql {
  const days = inner.takeDays(measure);
  const some = sql`filter (where ${days} is not null and ${counted})`;
  if (measure.take === 'average')
    return sql`(sum(n * ${days}) ${some})::float8 / nullif(sum(n) ${some}, 0)::float8`;
  const share = measure.take === 'median' ? sql`0.5` : sql`0.9`;
  return sql`report_percentile(${share}, array_agg(${days}) ${some}, array_agg(n::bigint) ${some})`;
}

/** A reading over the rows of one thing; where several meet, no figure says anything. */
function readingOf(
  inner: Inner,
  { of, at, take, one, wholes = [] }: Extract<Measure, { way: 'reading' }>,
  filters: readonly Sql[],
): Sql {
  inner.needRows();
  const value = inner.take(field(of), `field ${of}`);
  const thing = inner.takeKey(known(inner.cube, one), `dim ${one}`);
  const some = sql`filter (where ${all([sql`${value} is not null`, ...filters])})`;
  const alone = sql`min(${thing}) filter (where ${all(filters)}) = max(${thing}) filter (where ${all(filters)})`;
  const figure = {
    average: () => {
      const average = sql`avg(${value}) ${some}`;
      if (wholes.length === 0) return average;
      const key = sql`min(${thing}) filter (where ${all(filters)})`;
      return sql`case when ${among(key, wholes)} then (${average})::numeric::bigint else ${average} end`;
    },
    peak: () => sql`max(${value}) ${some}`,
    latest: () => {
      const taken = inner.take(field(at), `field ${at}`);
      return sql`(array_agg(${value} order by ${taken} desc) filter (where ${all(filters)}))[1]`;
    },
  }[take]();
  return sql`(case when ${alone} then ${figure} end)::float8`;
}
