import type { Call, Imported } from '@tqc/contract/kit';
import type { CallContext } from '../serve';
import { importing, type Existing, type Importing } from './declare';

interface Plain {
  readonly create: Call;
  readonly update: Call;
}

/**
 * The import of a plain resource: a line whose key is there changes that record, any other adds
 * one.
 */
export function importingOf(
  what: Imported,
  { create, update }: Plain,
  id: string,
  find: (
    call: Pick<CallContext, 'db'>,
    keys: readonly string[],
  ) => Promise<ReadonlyMap<string, Existing>>,
): Importing {
  return importing(what, {
    find,
    write: ({ whole, said, existing }) =>
      existing
        ? { call: update, input: { ...said, [id]: existing.id }, version: existing.version }
        : { call: create, input: { ...whole } },
  });
}
