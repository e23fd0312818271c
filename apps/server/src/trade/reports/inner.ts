import { type Condition, type Cube, type Definition, type Dimension } from '@tqc/domain/reports';
import { sql } from 'kysely';
import {
  all,
  conditionOf,
  daysOf,
  field,
  keyOf,
  listed,
  whereOf,
  type Asked,
  type Sql,
  type Within,
} from './compileParts';
import type { DaysMeasure, Figure, Rolled } from './rolled';

/**
 * Where the rows come from: those of the fact alone; or the kept sums, the changes that wait for
 * them, the rows of days that no sum is kept of, the rows of persons who have more than one.
 */
type Source = 'rows' | 'sums' | 'waiting' | 'days' | 'repeated';
type Column = (source: Source) => Sql;

export type Inner = ReturnType<typeof createInner>;

/** What the rows of persons with more than one application say in place of a division's name. */
const AGAIN = 'again';

/**
 * The rows of the fact with what is asked of them, each once. Where nothing but numbers of rows is
 * asked, equal rows are counted together first: a sum over a few thousand kinds instead of a
 * million rows. Kept sums stand in their place with what is not in them, written as rows.
 */
export function createInner(cube: Cube, within: Within, rolled?: Rolled) {
  const taken: Column[] = [];
  const places = new Map<string, Sql>();
  let isCounted = true;
  let hasPersons = false;
  /** A column of the inner rows under a name of its own; `same` names what is asked twice. */
  function takeAs(column: Column, same?: string): Sql {
    const before = same === undefined ? undefined : places.get(same);
    if (before) return before;
    const name = `c${taken.length}`;
    taken.push((source) => named(column(source), name));
    if (same !== undefined) places.set(same, sql.ref(name));
    return sql.ref(name);
  }
  /** The same of every row; said otherwise where sums are read. */
  const take = (ofRow: Sql, same?: string, ofSum: Sql = ofRow) =>
    takeAs((source) => (source === 'sums' ? ofSum : ofRow), same);

  /** Rows of one source, how many each stands for, and which of the sums it belongs to. */
  function select(source: Source, relation: string, n: Sql, where: readonly Sql[], src?: Sql): Sql {
    const columns = taken.map((column) => column(source));
    const listing = [...columns, named(n, 'n'), ...(src ? [named(src, 'src')] : [])];
    const kinds = columns.map((_, at) => at + 1);
    if (source === 'sums') kinds.push(listing.length);
    const isEach = source === 'repeated' || (source === 'rows' && !isCounted);
    const group = isEach ? sql`` : sql.raw(` group by ${kinds.join(', ')}`);
    return sql`select ${listed(listing)} from ${sql.table(relation)} as ${sql.ref('f')} where ${all(where)}${group}`;
  }

  return {
    cube,
    take,
    takeKey: (dimension: Dimension, same?: string): Sql =>
      take(keyOf(cube, dimension, within), same, rolled?.keyOf(dimension)),
    takeCondition: (one: Condition): Sql =>
      take(conditionOf(one), `when ${JSON.stringify(one)}`, rolled?.conditionOf(one)),
    /** The days between two moments; of repeated persons' rows nobody asks them. */
    takeDays: (measure: DaysMeasure): Sql =>
      take(daysOf(cube, measure), `days ${measure.from} ${measure.to}`, rolled?.daysOf(measure)),
    /** Which sums a figure is read from; a change that waits belongs to all of them. */
    isOf: (fact: string): Sql => sql`(src is null or src = ${fact}::text)`,
    factOf: (figure: Figure): string | undefined => rolled?.factOf(figure),
    /** A figure that needs every row by itself. */
    needRows() {
      isCounted = false;
    },
    /** The person of a row, of those alone who have more than one; undefined without sums. */
    takeAgain(name: string): { readonly person: Sql; readonly isAgain: Sql } | undefined {
      if (!rolled) return undefined;
      hasPersons = true;
      const person = takeAs(
        (source) => (source === 'repeated' ? field(name) : sql`null::bytea`),
        `again ${name}`,
      );
      return { person, isAgain: sql`src = ${AGAIN}::text` };
    },
    text(definition: Definition, asked: Asked): Sql {
      const rows = whereOf(cube, definition, within, asked);
      if (!rolled) return select('rows', cube.from, isCounted ? COUNT : sql`1`, rows);
      const { from, byRow } = rolled;
      // What waits was counted before it was written: it says nothing of what is never counted.
      const waits = whereOf({ ...cube, always: [] }, definition, within, asked);
      const [sum, any] = [sql`sum(${field('n')})`, sql`null::text`];
      const parts = [
        select('sums', from.sums, sum, [rolled.where], field('fact')),
        select('waiting', from.waiting, sum, [...waits, ...rolled.waits], any),
        ...(byRow ? [select('days', cube.from, COUNT, [...rows, byRow], any)] : []),
        ...(hasPersons ? [select('repeated', from.again, sql`1`, rows, sql`${AGAIN}::text`)] : []),
      ];
      return sql`${sql.join(parts, sql` union all `)}`;
    },
  };
}

const COUNT = sql`count(*)`;
const named = (expression: Sql, name: string): Sql => sql`${expression} as ${sql.ref(name)}`;
