import { pathNames, type Call, type InputOf } from '@tqc/contract/kit';

/**
 * What must still be said of a call's input when the row it is about is given: not what the row
 * says already.
 */
export type Named<C extends Call, R> = Omit<InputOf<C>, keyof R & keyof InputOf<C>> &
  Partial<InputOf<C>>;

type Row = Readonly<Record<string, unknown>>;

/**
 * The part of the input that stands in the call's path, taken from the row. Nothing else is: a
 * field of the body that has the same name as one of the row is sent only on purpose.
 */
export function keysOf({ path }: Pick<Call, 'path'>, row: Row | undefined): Row {
  return Object.fromEntries(
    pathNames(path).flatMap((name) => (row && name in row ? [[name, row[name]]] : [])),
  );
}

/** The version of the row, for a call that asks for it. */
export function versionOf(
  { versioned }: Pick<Call, 'versioned'>,
  row: { readonly version?: unknown } | undefined,
): { readonly version?: number } {
  return versioned && typeof row?.version === 'number' ? { version: row.version } : {};
}
