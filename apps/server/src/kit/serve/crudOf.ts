import { factsOf, membersOf, type Call } from '@tqc/contract/kit';
import { refuse } from '@tqc/domain/kit';
import { type RawBuilder } from 'kysely';
import { ApiFailure } from '../failure';
import { snake, type PageInput, type PagePlan, type RowOf, type store } from '../store';
import type { Tables } from '../tables';
import type { CallContext } from './serve';

type Name = keyof Tables & string;
/** A call on its way as the rules of a resource see it: all but the shape of its input. */
export type Given<I = object> = Omit<CallContext, 'input'> & { readonly input: I };
type Values = Readonly<Record<string, unknown>>;
type Written<T extends Name> = Partial<Record<keyof Tables[T] & string, unknown>>;
type Seen = Pick<Given, 'db' | 'who' | 'now'> & { readonly version?: number | undefined };

/** Nobody chooses from a longer list. */
const MOST_CHOICES = 5000;

/** Which rows of a table are there for a caller, and what stands beside each. */
export interface ReadRules<T extends Name, D> {
  /** The rows that are there for the caller; no other is in a list or there by its key. */
  readonly mine?: (call: Seen) => RawBuilder<unknown>;
  /** What the answer tells of rows beyond their columns. */
  readonly dress?: (call: Seen, rows: readonly RowOf<T>[]) => Promise<readonly D[]>;
}

/**
 * What a plain resource says beside its table; anything else it writes as a handler of its own,
 * after the spread. `W` is what a person enters.
 */
export interface CrudRules<T extends Name, W, D> extends ReadRules<T, D> {
  /** How the list turns what is asked into conditions. */
  readonly list?: Omit<PagePlan<T>, 'where'>;
  /** Conditions beyond those; the area names what of the input it looks at. */
  asked?(call: Given): readonly (RawBuilder<unknown> | undefined)[];
  /** Refuses a caller who may look and no more, before anything is read for a write. */
  readonly admit?: (call: Given) => void;
  /** Columns that nobody enters, for a new record. */
  readonly start?: (call: Given, values: W) => Written<T> | Promise<Written<T>>;
  /** Columns that nobody enters, for every write: when it was, for example. */
  readonly stamp?: (call: Given, values: Partial<W>) => Written<T> | Promise<Written<T>>;
  /** Refuses what may not happen to the record as it stands: the event of a flow, for example. */
  readonly may?: (event: 'update' | 'remove', row: RowOf<T>, call: Given) => unknown;
  /** Refuses values that do not fit together; `before` is the record as it stands, for a change. */
  readonly check?: (values: W, call: Given, before?: RowOf<T>) => unknown;
}

/** One record by its key, read or held for a change, if it is there for the caller. */
export function oneOf<T extends Name, D = RowOf<T>>(
  rows: ReturnType<typeof store<T>>,
  { mine, dress }: ReadRules<T, D>,
) {
  return async (call: Seen, id: string, way: 'get' | 'hold' = 'get'): Promise<D> => {
    const row = await rows(call)[way](id, mine?.(call));
    // Without a rule of its own the answer is the row itself: then D is its type.
    const [full] = (await dress?.(call, [row])) ?? [row as D];
    if (full === undefined) throw new Error('a row that was read is dressed');
    return full;
  };
}

/**
 * The handlers of the five calls that `crud` drafts, over one table. A change and a removal hold
 * the record from the check to the write and ask for the version that was read. What the contract
 * calls unique is `unique` in the table: its refusal becomes a sentence at the field.
 */
export function crudOf<
  T extends Name,
  K extends keyof RowOf<T> & string,
  W extends object = Values,
  D = RowOf<T>,
>(rows: ReturnType<typeof store<T>>, key: K, rules: CrudRules<T, W, D> = {}) {
  const { list = {}, mine, dress, admit, start, stamp, may, check } = rules;
  type Id = { readonly [P in K]: string };
  // What a row becomes is said by the rules, never by what the call expects.
  type Row = NoInfer<D>;
  const one = oneOf(rows, rules);

  async function hold(call: Given<Id>, event: 'update' | 'remove'): Promise<RowOf<T>> {
    admit?.(call);
    const row = await rows(call).hold(call.input[key], mine?.(call));
    await may?.(event, row, call);
    return row;
  }

  return {
    async list(call: Given<PageInput>) {
      const where = [mine?.(call), ...(rules.asked?.(call) ?? [])];
      const page = await rows(call).page(call.input, { ...list, where });
      // Without a rule of its own the answer is the rows themselves: then D is their type.
      const dressed = (await dress?.(call, page.record)) ?? (page.record as unknown as D[]);
      const record: Row[] = [...dressed];
      return { ...page, record };
    },
    get: (call: Given<Id>): Promise<Row> => one(call, call.input[key]),
    async create(call: Given<W>) {
      admit?.(call);
      const { input } = call;
      await check?.(input, call);
      // The names are those of the contract's fields; the store refuses a column that the table
      // does not have.
      const values = {
        ...(input as Written<T>),
        ...(await start?.(call, input)),
        ...(await stamp?.(call, input)),
      };
      const made = await rows(call).add(values).catch(sayWhy(call.call));
      return { id: made.id };
    },
    async update(call: Given<Id & Partial<W>>) {
      const { [key]: id, ...changes } = call.input;
      const before = await hold(call, 'update');
      // Every member of what is entered is a column, or in what was entered.
      await check?.({ ...before, ...changes } as unknown as W, call, before);
      const entered = changes as Partial<W>;
      const values = { ...(changes as Written<T>), ...(await stamp?.(call, entered)) };
      return rows(call).change(id, values).catch(sayWhy(call.call));
    },
    async remove(call: Given<Id>) {
      await hold(call, 'remove');
      return rows(call).remove(call.input[key]).catch(referredTo);
    },
  };
}

/** The handler of the call that `choices` drafts: the rows that fit, in an order. */
export function choicesOf<T extends Name>(
  rows: ReturnType<typeof store<T>>,
  fitting: Readonly<Written<T>>,
  order: `${keyof Tables[T] & string}.${'asc' | 'desc'}`,
) {
  return (call: Given) =>
    rows(call).page(
      { ...fitting, pageNo: 1, pageSize: MOST_CHOICES },
      // Object.keys forgets the names; they are columns of the table.
      { equal: Object.keys(fitting) as (keyof Tables[T] & string)[], order },
    );
}

/** The handler of the call that `everyRow` drafts: the whole table, in an order. */
export function everyRowOf<T extends Name>(
  rows: ReturnType<typeof store<T>>,
  order: `${keyof Tables[T] & string}.${'asc' | 'desc'}`,
) {
  return (call: Given) => rows(call).page({ pageNo: 1, pageSize: MOST_CHOICES }, { order });
}

type Refusal = Partial<Record<'code' | 'table' | 'constraint', string>>;

/**
 * The database alone knows what others write at the same moment: its refusal becomes the sentence
 * of the column, whether the value is taken or what it names is not there.
 */
function sayWhy({ unique = [], references = {}, input }: Call) {
  const schemas = membersOf(input);
  const labelOf = (name: string) => {
    const schema = schemas[name];
    return (schema && factsOf(schema)?.label) ?? name;
  };
  return (error: unknown): never => {
    const { code, table, constraint } = error as Refusal;
    const isOf = (names: readonly string[], ending: string) =>
      constraint === `${table}_${names.map(snake).join('_')}_${ending}`;
    if (code === '23505') {
      const found = unique
        .map((names) => (typeof names === 'string' ? [names] : names))
        .find((names) => isOf(names, 'key'));
      const [last] = found?.slice(-1) ?? [];
      if (found && last) throw refuse(last, `${found.map(labelOf).join('、')}已存在`);
    }
    if (code === '23503') {
      const found = Object.keys(references).find((name) => isOf([name], 'fkey'));
      if (found) throw refuse(found, `${labelOf(found)}不存在或已删除，请重新选择`);
    }
    throw error;
  };
}

/** What others refer to stays; the sentence tells the way on. */
function referredTo(error: unknown): never {
  if ((error as Refusal).code !== '23503') throw error;
  throw new ApiFailure(422, '已被其他数据使用，不能删除；不再使用的请停用');
}
