import { RuleError } from '@tqc/domain/kit';
import { ApiFailure } from '../failure';
import type { Given } from './crudOf';

type Names = Readonly<Record<string, string>>;
/** The same members, some under another name. */
type Renamed<T, M extends Names> = { [K in keyof T as K extends keyof M ? M[K] : K]: T[K] };
/** The same, with members that are never empty where they are told by these names. */
type Told<T, M extends Names, S extends string> = {
  [K in keyof Renamed<T, M>]: K extends S ? NonNullable<Renamed<T, M>[K]> : Renamed<T, M>[K];
};
type Handler<I, O> = (call: Given<I>) => Promise<O>;

function moved(values: object, names: Names): object {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [names[name] ?? name, value]),
  );
}

/**
 * Handlers of a table under other names: `names` says for a column what the contract calls it. What
 * is entered, the order of a list, the rows and the fields of refusals are all told by those names.
 * `sure` are columns that rows of other kinds leave empty and these never do.
 */
export function renaming<const M extends Names, const S extends string = never>(
  names: M,
  _sure: readonly S[] = [],
) {
  const columns: Names = Object.fromEntries(Object.entries(names).map(([name, as]) => [as, name]));

  function entered<I>(input: Renamed<I, M>): I {
    const values = moved(input as object, columns) as Record<string, unknown>;
    const { sort } = values;
    if (typeof sort !== 'string') return values as I;
    const [by = '', way = ''] = sort.split('.');
    // Names were exchanged one for one: what comes in is what the handler asks for.
    return { ...values, sort: `${columns[by] ?? by}.${way}` } as I;
  }
  const told = <O extends object>(row: O) => moved(row, names) as Told<O, M, S>;
  const named =
    <I, O>(handler: Handler<I, O>): Handler<Renamed<I, M>, O> =>
    (call) =>
      handler({ ...call, input: entered<I>(call.input) }).catch((error: unknown) => {
        throw refusalUnder(error, names);
      });

  return {
    /** A handler that answers nothing of the row. */
    named,
    /** A handler that answers one row. */
    row:
      <I, O extends object>(handler: Handler<I, O>): Handler<Renamed<I, M>, Told<O, M, S>> =>
      async (call) =>
        told(await named(handler)(call)),
    /** A handler that answers a page of rows. */
    page:
      <I, P extends { readonly record: readonly object[] }>(handler: Handler<I, P>) =>
      async (call: Given<Renamed<I, M>>) => {
        const page = await named(handler)(call);
        const record = page.record.map((row: P['record'][number]) => told(row));
        return { ...page, record };
      },
  };
}

function refusalUnder(error: unknown, names: Names): unknown {
  if (error instanceof RuleError && error.field)
    return new RuleError(error.message, names[error.field] ?? error.field);
  const fields = error instanceof ApiFailure ? fieldsOf(error.data) : undefined;
  if (error instanceof ApiFailure && fields)
    return new ApiFailure(error.code, error.message, { fields: moved(fields, names) });
  return error;
}

function fieldsOf(data: unknown): object | undefined {
  const { fields } = (data ?? {}) as { readonly fields?: object };
  return fields;
}
