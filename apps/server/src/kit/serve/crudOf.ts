import type { PageInput, PagePlan, RowOf, store, StoreContext } from '../store';
import type { Tables } from '../tables';
import type { CallContext } from './serve';

type Name = keyof Tables & string;
type Given<I> = Omit<CallContext, 'input' | 'call'> & { readonly input: I };
type Values = Readonly<Record<string, unknown>>;

/** What a plain resource says beside its table; anything else it writes as a handler of its own, after the spread. */
export interface CrudRules<T extends Name> {
  /** How the list turns what is asked into conditions. */
  readonly list?: PagePlan<T>;
  /** Columns that nobody enters, for a new record. */
  readonly start?: (context: Given<object>) => Partial<Record<keyof Tables[T] & string, unknown>>;
  /** Refuses what may not happen to the record as it stands: the event of a flow, for example. */
  readonly may?: (event: 'update' | 'remove', row: RowOf<T>, context: Given<object>) => unknown;
  /** Refuses values that do not fit together; `before` is the record as it stands, for a change. */
  readonly check?: (values: Values, context: Given<object>, before?: RowOf<T>) => unknown;
}

/**
 * The handlers of the five calls that `crud` drafts, over one table. A change and a removal hold the record from the check to the write
 * and ask for the version that was read.
 */
export function crudOf<T extends Name, K extends keyof RowOf<T> & string>(
  rows: ReturnType<typeof store<T>>,
  key: K,
  { list = {}, start, may, check }: CrudRules<T> = {},
) {
  type Id = { readonly [P in K]: string };
  type Written = Partial<Record<keyof Tables[T] & string, unknown>>;
  return {
    list: (context: StoreContext & { readonly input: PageInput }) =>
      rows(context).page(context.input, list),
    get: (context: StoreContext & { readonly input: Id }) => rows(context).get(context.input[key]),
    async create(context: Given<object>) {
      await check?.(context.input as Values, context);
      // The names are those of the contract's fields; the store refuses a column that the table does not have.
      const made = await rows(context).add({ ...(context.input as Written), ...start?.(context) });
      return { id: made.id };
    },
    async update(context: Given<Id & object>) {
      const { [key]: id, ...changes } = context.input;
      const before = await rows(context).hold(id);
      await may?.('update', before, context);
      await check?.({ ...(before as Values), ...changes }, context, before);
      return rows(context).change(id, changes as Written);
    },
    async remove(context: Given<Id>) {
      const id = context.input[key];
      await may?.('remove', await rows(context).hold(id), context);
      return rows(context).remove(id);
    },
  };
}
