import { factsOf, membersOf, type Call } from '@tqc/contract/kit';
import { refuse } from '@tqc/domain/kit';
import {
  snake,
  type PageInput,
  type PagePlan,
  type RowOf,
  type store,
  type StoreContext,
} from '../store';
import type { Tables } from '../tables';
import type { CallContext } from './serve';

type Name = keyof Tables & string;
type Given<I> = Omit<CallContext, 'input'> & { readonly input: I };
type Values = Readonly<Record<string, unknown>>;

/** Nobody chooses from a longer list. */
const MOST_CHOICES = 5000;

/**
 * What a plain resource says beside its table; anything else it writes as a handler of its own,
 * after the spread.
 */
export interface CrudRules<T extends Name> {
  /** How the list turns what is asked into conditions. */
  readonly list?: PagePlan<T>;
  /** Columns that nobody enters, for a new record. */
  readonly start?: (context: Given<object>) => Partial<Record<keyof Tables[T] & string, unknown>>;
  /** Columns that nobody enters, for every write: when it was, for example. */
  readonly stamp?: (context: Given<object>) => Partial<Record<keyof Tables[T] & string, unknown>>;
  /** Refuses what may not happen to the record as it stands: the event of a flow, for example. */
  readonly may?: (event: 'update' | 'remove', row: RowOf<T>, context: Given<object>) => unknown;
  /** Refuses values that do not fit together; `before` is the record as it stands, for a change. */
  readonly check?: (values: Values, context: Given<object>, before?: RowOf<T>) => unknown;
}

/**
 * The handlers of the five calls that `crud` drafts, over one table. A change and a removal hold
 * the record from the check to the write and ask for the version that was read. What the contract
 * calls unique is `unique` in the table: its refusal becomes a sentence at the field.
 */
export function crudOf<T extends Name, K extends keyof RowOf<T> & string>(
  rows: ReturnType<typeof store<T>>,
  key: K,
  { list = {}, start, stamp, may, check }: CrudRules<T> = {},
) {
  type Id = { readonly [P in K]: string };
  type Written = Partial<Record<keyof Tables[T] & string, unknown>>;
  return {
    list: (context: StoreContext & { readonly input: PageInput }) =>
      rows(context).page(context.input, list),
    get: (context: StoreContext & { readonly input: Id }) => rows(context).get(context.input[key]),
    async create(context: Given<object>) {
      await check?.(context.input as Values, context);
      // The names are those of the contract's fields; the store refuses a column that the table
      // does not have.
      const values = { ...(context.input as Written), ...start?.(context), ...stamp?.(context) };
      const made = await rows(context).add(values).catch(taken(context.call));
      return { id: made.id };
    },
    async update(context: Given<Id & object>) {
      const { [key]: id, ...changes } = context.input;
      const before = await rows(context).hold(id);
      await may?.('update', before, context);
      await check?.({ ...(before as Values), ...changes }, context, before);
      const values = { ...(changes as Written), ...stamp?.(context) };
      return rows(context).change(id, values).catch(taken(context.call));
    },
    async remove(context: Given<Id>) {
      const id = context.input[key];
      await may?.('remove', await rows(context).hold(id), context);
      return rows(context).remove(id);
    },
  };
}

/** The handler of the call that `choices` drafts: the rows that fit, in an order. */
export function choicesOf<T extends Name>(
  rows: ReturnType<typeof store<T>>,
  fitting: Readonly<Partial<Record<keyof Tables[T] & string, unknown>>>,
  order: `${keyof Tables[T] & string}.${'asc' | 'desc'}`,
) {
  return (context: StoreContext) =>
    rows(context).page(
      { ...fitting, pageNo: 1, pageSize: MOST_CHOICES },
      // Object.keys forgets the names; they are columns of the table.
      { equal: Object.keys(fitting) as (keyof Tables[T] & string)[], order },
    );
}

/**
 * The database alone knows what others write at the same moment: its refusal becomes the sentence
 * of the column.
 */
function taken({ unique = [], input }: Pick<Call, 'unique' | 'input'>) {
  return (error: unknown): never => {
    const { code, table, constraint } = error as Partial<
      Record<'code' | 'table' | 'constraint', string>
    >;
    const found = unique.find((column) => constraint === `${table}_${snake(column)}_key`);
    if (code !== '23505' || found === undefined) throw error;
    const schema = membersOf(input)[found];
    throw refuse(found, `${(schema && factsOf(schema)?.label) ?? found}已存在`);
  };
}
