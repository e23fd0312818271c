import { normalIdNo, normalMobile } from '@tqc/domain/shared';
import { sql, type RawBuilder } from 'kysely';
import { ApiFailure, outOfReach } from '../failure';
import { newId } from '../newId';
import type { Personal } from '../personal';
import type { Db } from '../scope';
import type { Tables } from '../tables';

type Name = keyof Tables & string;
type Column<T extends Name> = keyof Tables[T] & string;

/** Where a store works: the transaction of the call, and the version its caller read. */
export interface StoreContext {
  readonly db: Db;
  /** Needed where a list is asked for a sealed number. */
  readonly app?: { readonly personal: Personal };
  readonly version?: number | undefined;
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
  /** Columns that contain the text, found by the gram index where the column has one. */
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
  /** The total, when the area knows it without counting. */
  readonly total?: () => Promise<number | undefined>;
}

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
  idNo: { column: 'id_index', normal: normalIdNo },
  mobile: { column: 'mobile_index', normal: normalMobile },
} as const;

/** Counting stops here unless the exact total is asked for. */
const COUNT_LIMIT = 10_000;

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

  return ({ db, version, app }: StoreContext) => {
    const rowsOf = async (query: RawBuilder<unknown>) =>
      (await query.execute(db)).rows as Record_[];

    async function get(id: string): Promise<Record_> {
      const [row] = await rowsOf(sql`select * from ${from} where ${keyColumn} = ${id}`);
      if (!row) throw outOfReach();
      return row;
    }

    /**
     * The record as it stands now, held until the transaction ends: nobody changes it between the
     * check and the write.
     */
    async function hold(id: string): Promise<Record_> {
      const [row] = await rowsOf(
        sql`select * from ${from} where ${keyColumn} = ${id} for no key update`,
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
        [sql`true`, ...conditions(asked, plan, keyColumn), ...sealed(asked, plan.sealed)],
        sql` and `,
      );
      const order = orderOf(input.sort ?? plan.order ?? `${key}.desc`, key);
      const offset = (input.pageNo - 1) * input.pageSize;
      // Late join: the page is found by the index alone, and only its rows are read.
      const record = await rowsOf(
        sql`select t.* from ${from} t join (select ${keyColumn} as found from ${from} where ${where} ${order} limit ${input.pageSize} offset ${offset}) ids on t.${keyColumn} = ids.found ${order}`,
      );
      const known = await plan.total?.();
      if (known !== undefined) return { total: known, exact: true, record };
      if (record.length > 0 && record.length < input.pageSize)
        return { total: offset + record.length, exact: true, record };
      return { ...(await count(where, input.exactTotal === true)), record };
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
      await sql`insert into ${from} (${sql.join(names.map((name) => sql.ref(snake(name))))}) values (${sql.join(names.map((name) => value(made[name])))})`.execute(
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
          sql`${sql.ref(snake(name))} = ${value((changes as Record<string, unknown>)[name])}`,
      );
      const { numAffectedRows } =
        await sql`update ${from} set ${sql.join([...sets, sql`version = version + 1`])} where ${keyColumn} = ${id} ${still}`.execute(
          db,
        );
      if (numAffectedRows !== 1n) await missed(id);
      return null;
    }

    /**
     * Removes the record; one that moved on since it was read, or that fails the further condition,
     * is refused with 409.
     */
    async function remove(
      id: string,
      expected: Expected | undefined = version,
      condition: RawBuilder<unknown> = sql`true`,
    ): Promise<null> {
      const still = sql`${stillAt(expected)} and ${condition}`;
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

    return { get, hold, page, count, add, change, remove };
  };
}

/** Arrays of objects and objects go to jsonb columns, plain arrays to array columns. */
function value(given: unknown): unknown {
  const nested = Array.isArray(given)
    ? given.some((item) => item !== null && typeof item === 'object')
    : given !== null &&
      typeof given === 'object' &&
      !Buffer.isBuffer(given) &&
      !(given instanceof Date);
  return nested ? sql`${JSON.stringify(given)}::jsonb` : given;
}

function orderOf(sort: string, key: string): RawBuilder<unknown> {
  const [name = '', direction] = sort.split('.');
  const way = direction === 'asc' ? sql`asc` : sql`desc`;
  const nulls = direction === 'asc' ? sql`` : sql`nulls last`;
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
        : contains(column(name), text),
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
  return contains(sql.ref(columnName), text);
}

function contains(column: RawBuilder<unknown>, text: string): RawBuilder<unknown> {
  return sql`(cn_grams(${column}) @> ${gramsOf(text)} and position(${text} in ${column}) > 0)`;
}

/**
 * The pieces of a text that the gram index knows: single characters, or each two beside each other.
 */
function gramsOf(text: string): RawBuilder<unknown> {
  const letters = [...text];
  return sql`array[${sql.join(letters.length === 1 ? letters : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`))}]::text[]`;
}
