import { normalMobile, personNo } from '@tqc/domain/shared';
import { sql, type RawBuilder } from 'kysely';
import { ApiFailure, outOfReach } from '../failure';
import { newId } from '../newId';
import type { Personal } from '../personal';
import type { Db } from '../scope';
import type { Tables } from '../tables';
import { jsonColumns } from './jsonColumns';
import type { RowWalk } from './rowWalk';

type Name = keyof Tables & string;
type Column<T extends Name> = keyof Tables[T] & string;

/** Where a store works: the transaction of the call, and the version its caller read. */
export interface StoreContext {
  readonly db: Db;
  /** Needed where a list is asked for a sealed number. */
  readonly app?: { readonly personal: Personal };
  readonly version?: number | undefined;
  /** All rows are asked for, some at a time. */
  readonly walk?: RowWalk | undefined;
}

/**
 * What a write expects: the version that was read, or a word on why none can be asked for. Saying
 * nothing is refused at once.
 */
type Expected = number | { readonly unversioned: string };

/**
 * How a list turns its input into conditions; names that are absent from the input ask for nothing.
 */
export interface PagePlan<T extends Name> {
  /** Columns that equal the input of the same name. */
  readonly equal?: readonly Column<T>[];
  /** Columns whose value is one of the array given under the same name. */
  readonly among?: readonly Column<T>[];
  /**
   * Numbers of persons: sealed in the table, found by what stands for them in the index beside it.
   */
  readonly sealed?: readonly (keyof typeof SEALED)[];
  /** Columns that contain the text. */
  readonly like?: readonly Column<T>[];
  /**
   * Function of the database that finds the keys of rows by a part of `name` below row-level
   * security (docs/decisions/D-010).
   */
  readonly byName?: string;
  /** Columns with a `…From` and a `…To` in the input; both ends count. */
  readonly between?: readonly Column<T>[];
  /** Further conditions the area writes itself. */
  readonly where?: readonly (RawBuilder<unknown> | undefined)[];
  /** Order when the input asks for none. */
  readonly order?: string;
  /**
   * Columns that are never empty: their order says nothing of empty ones, and so an index has it.
   */
  readonly filled?: readonly Filled<T>[];
  /** The total, when the area knows it without counting. */
  readonly total?: () => Promise<number | undefined>;
}

/** Columns of a table that are never null. */
type Filled<T extends Name> = {
  [C in Column<T>]: null extends RowOf<T>[C] ? never : C;
}[Column<T>];

/** What every list is asked with. */
export interface PageInput {
  readonly pageNo: number;
  readonly pageSize: number;
  readonly sort?: string | undefined;
  readonly exactTotal?: boolean | undefined;
}

interface Found {
  readonly total: number;
  readonly exact: boolean;
}

/**
 * Sealed numbers by their field: the column that is searched, and the one way of writing a number.
 */
const SEALED = {
  idNo: { column: 'id_index', normal: personNo },
  mobile: { column: 'mobile_index', normal: normalMobile },
} as const;

const all: RawBuilder<unknown> = sql`true`;

/** Counting stops here unless the exact total is asked for. */
const COUNT_LIMIT = 10_000;
/** Rows before a page that are passed over at most: each of them is read to be passed over. */
const DEEPEST = 100_000;

/** The name of a column or table as the database writes it. */
export const snake = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A row of a table, as it is read. */
export type RowOf<T extends Name> = {
  [C in Column<T>]: Tables[T][C] extends { readonly __select__: infer S } ? S : Tables[T][C];
};

/**
 * Reads and changes one table for one kind of record: get, page, add, change, remove. Scope is the
 * work of the transaction.
 */
export function store<T extends Name>(table: T, key: Column<T>) {
  type Record_ = RowOf<T>;
  const keyColumn = sql.ref(snake(key));
  const from = sql.table(snake(table));
  const json = new Set(Object.keys((jsonColumns as Readonly<Record<string, object>>)[table] ?? {}));
  const value = (name: string, given: unknown) => (json.has(name) ? jsonValue(given) : given);

  return ({ db, version, app, walk }: StoreContext) => {
    const rowsOf = async (query: RawBuilder<unknown>) =>
      (await query.execute(db)).rows as Record_[];

    async function get(id: string, only = all): Promise<Record_> {
      const [row] = await rowsOf(sql`select * from ${from} where ${keyColumn} = ${id} and ${only}`);
      if (!row) throw outOfReach();
      return row;
    }

    /**
     * The record as it stands now, held until the transaction ends: nobody changes it between the
     * check and the write.
     */
    async function hold(id: string, only = all): Promise<Record_> {
      const [row] = await rowsOf(
        sql`select * from ${from} where ${keyColumn} = ${id} and ${only} for no key update`,
      );
      if (!row) throw outOfReach();
      return row;
    }

    async function page(
      input: PageInput,
      plan: PagePlan<T> = {},
    ): Promise<Found & { record: Record_[] }> {
      // The lists name their filters; what is no filter of the plan is never looked at.
      const asked = input as unknown as Record<string, unknown>;
      const where = sql.join(
        [all, ...conditions(asked, plan, keyColumn), ...sealed(asked, plan.sealed)],
        sql` and `,
      );
      const order = orderOf(input.sort ?? plan.order ?? `${key}.desc`, key, plan.filled);
      const walked = walk?.next<Record_>(
        db,
        table,
        sql`select * from ${from} where ${where} ${order}`,
        async () => (await plan.total?.()) ?? (await count(where, true)).total,
      );
      if (walked) return walked;
      const offset = (input.pageNo - 1) * input.pageSize;
      if (offset > DEEPEST)
        throw new ApiFailure(
          422,
          `列表最多翻到第${DEEPEST.toLocaleString('en')}条，请增加查询条件，或换一种排序从另一头看起`,
        );
      // Late join: the page is found by the index alone, and only its rows are read.
      // Both are asked in one message.
      const [record, known] = await Promise.all([
        rowsOf(
          sql`select t.* from ${from} t join (select ${keyColumn} as found from ${from} where ${where} ${order} limit ${sql.lit(input.pageSize)} offset ${sql.lit(offset)}) ids on t.${keyColumn} = ids.found ${order}`,
        ),
        plan.total?.(),
      ]);
      if (known !== undefined) return { total: known, exact: true, record };
      // A page that is not full is the last; an empty one tells only where the first would be.
      if (record.length < input.pageSize && (record.length > 0 || offset === 0))
        return { total: offset + record.length, exact: true, record };
      return { ...(await count(where, input.exactTotal === true)), record };
    }

    /**
     * How many rows there are of each value of a column, by the plan of a list; nothing where there
     * are more than are counted for a list.
     */
    async function tally(
      input: object,
      plan: PagePlan<T>,
      column: Column<T>,
    ): Promise<readonly { value: number; n: number }[] | undefined> {
      const where = sql.join(
        [all, ...conditions(input as Record<string, unknown>, plan, keyColumn)],
        sql` and `,
      );
      const { rows } = await sql<{ value: number; n: number }>`
        select value, count(*)::int as n from (select ${sql.ref(snake(column))} as value from ${from} where ${where} limit ${COUNT_LIMIT + 1}) found group by value`.execute(
        db,
      );
      return rows.reduce((sum, { n }) => sum + n, 0) > COUNT_LIMIT ? undefined : rows;
    }

    function sealed(
      input: Record<string, unknown>,
      names: readonly (keyof typeof SEALED)[] = [],
    ): RawBuilder<unknown>[] {
      return names.flatMap((name) => {
        const asked = input[name];
        if (typeof asked !== 'string') return [];
        if (!app) throw new Error(`${table}: asked for ${name} without what opens sealed numbers`);
        const { column, normal } = SEALED[name];
        return [sql`${sql.ref(column)} = ${app.personal.index(name, normal(asked))}`];
      });
    }

    async function count(where: RawBuilder<unknown>, exact: boolean): Promise<Found> {
      const limit = exact ? sql`` : sql`limit ${COUNT_LIMIT + 1}`;
      const { rows } = await sql<{
        n: number;
      }>`select count(*)::int as n from (select 1 from ${from} where ${where} ${limit}) counted`.execute(
        db,
      );
      const n = rows[0]?.n ?? 0;
      return !exact && n > COUNT_LIMIT
        ? { total: COUNT_LIMIT, exact: false }
        : { total: n, exact: true };
    }

    async function add(values: Partial<Record<Column<T>, unknown>>): Promise<{ id: string }> {
      const made = { [key]: newId(), ...values } as Record<string, unknown>;
      const names = Object.keys(made).filter((name) => made[name] !== undefined);
      await sql`insert into ${from} (${sql.join(names.map((name) => sql.ref(snake(name))))}) values (${sql.join(names.map((name) => value(name, made[name])))})`.execute(
        db,
      );
      return { id: String(made[key]) };
    }

    /** Changes the record; one that moved on since it was read is refused with 409. */
    async function change(
      id: string,
      changes: Partial<Record<Column<T>, unknown>>,
      expected: Expected | undefined = version,
    ): Promise<null> {
      const still = stillAt(expected);
      const names = Object.keys(changes).filter(
        (name) => (changes as Record<string, unknown>)[name] !== undefined,
      );
      const sets = names.map(
        (name) =>
          sql`${sql.ref(snake(name))} = ${value(name, (changes as Record<string, unknown>)[name])}`,
      );
      const { numAffectedRows } =
        await sql`update ${from} set ${sql.join([...sets, sql`version = version + 1`])} where ${keyColumn} = ${id} ${still}`.execute(
          db,
        );
      if (numAffectedRows !== 1n) await missed(id);
      return null;
    }

    /** Removes the record; one that moved on since it was read is refused with 409. */
    async function remove(id: string, expected: Expected | undefined = version): Promise<null> {
      const still = stillAt(expected);
      const { numAffectedRows } =
        await sql`delete from ${from} where ${keyColumn} = ${id} ${still}`.execute(db);
      if (numAffectedRows !== 1n) await missed(id);
      return null;
    }

    function stillAt(expected: Expected | undefined): RawBuilder<unknown> {
      // Whoever forgets the version would write over what somebody else did in between.
      if (expected === undefined) throw new Error(`${table}: written without the version read`);
      return typeof expected === 'number' ? sql`and version = ${expected}` : sql``;
    }

    async function missed(id: string): Promise<never> {
      await get(id);
      throw new ApiFailure(409);
    }

    return { get, hold, page, tally, count, add, change, remove };
  };
}

/** What is a list or an object goes to a column of JSON as that; any other takes it as it is. */
function jsonValue(given: unknown): unknown {
  return typeof given === 'object' && given !== null ? sql`${JSON.stringify(given)}::jsonb` : given;
}

function orderOf(sort: string, key: string, filled: readonly string[] = []): RawBuilder<unknown> {
  const [name = '', direction] = sort.split('.');
  const way = direction === 'asc' ? sql`asc` : sql`desc`;
  const nulls = direction === 'asc' || filled.includes(name) ? sql`` : sql`nulls last`;
  return name === key
    ? sql`order by ${sql.ref(snake(key))} ${way}`
    : sql`order by ${sql.ref(snake(name))} ${way} ${nulls}, ${sql.ref(snake(key))} ${way}`;
}

function conditions(
  input: Record<string, unknown>,
  plan: { readonly [K in keyof PagePlan<never>]: unknown },
  key: RawBuilder<unknown>,
): RawBuilder<unknown>[] {
  const {
    equal = [],
    among = [],
    like = [],
    byName,
    between = [],
    where = [],
  } = plan as PagePlan<Name>;
  const found: RawBuilder<unknown>[] = [];
  const column = (name: string) => sql.ref(snake(name));
  for (const name of equal)
    if (input[name] !== undefined) found.push(sql`${column(name)} = ${input[name]}`);
  for (const name of among) {
    const values = input[name] as unknown[] | undefined;
    if (values && values.length > 0) found.push(sql`${column(name)} in (${sql.join(values)})`);
  }
  for (const name of like) {
    if (input[name] === undefined) continue;
    const text = String(input[name]);
    found.push(
      name === 'name' && byName !== undefined && [...text].length > 1
        ? sql`${key} = any(array(select ${sql.ref(byName)}(${gramsOf(text)}, ${text})))`
        : // Below the policies no gram index can be asked, and taking a text apart is dear.
          sql`position(${text} in ${column(name)}) > 0`,
    );
  }
  for (const name of between) {
    if (input[`${name}From`] !== undefined)
      found.push(sql`${column(name)} >= ${input[`${name}From`]}`);
    if (input[`${name}To`] !== undefined) found.push(sql`${column(name)} <= ${input[`${name}To`]}`);
  }
  return [...found, ...where.filter((condition) => condition !== undefined)];
}

/** Substring search that the gram index answers: the pieces first, then the whole text. */
export function containsText(columnName: string, text: string): RawBuilder<unknown> {
  const column = sql.ref(columnName);
  return sql`(cn_grams(${column}) @> ${gramsOf(text)} and position(${text} in ${column}) > 0)`;
}

/** Substring search over rows that something else has made few: no index knows their pieces. */
export function holdsText(columnName: string, text: string): RawBuilder<unknown> {
  return sql`position(${text} in ${sql.ref(columnName)}) > 0`;
}

/**
 * The pieces of a text that the gram index knows: single characters, or each two beside each other.
 */
function gramsOf(text: string): RawBuilder<unknown> {
  const letters = [...text];
  return sql`array[${sql.join(letters.length === 1 ? letters : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`))}]::text[]`;
}
