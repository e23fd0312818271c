import type { Call, CallTraits } from '../kit';
import { allCalls } from './allCalls';

type Plain = NonNullable<CallTraits['plain']>;

/** A resource whose five calls are as `crud` drafted them. */
export type PlainResource = Readonly<Record<Plain, Call>> & { readonly id: string };

const FIVE: readonly Plain[] = ['list', 'get', 'create', 'update', 'remove'];

/**
 * Every plain resource: what all of them owe is tried by walking over them, not written again for
 * each.
 */
export function plainResources(): readonly PlainResource[] {
  const ids = new Set(allCalls.map((call) => call.id.slice(0, call.id.lastIndexOf('.'))));
  return [...ids].flatMap((id) => {
    const [list, get, create, update, remove] = FIVE.map((act) =>
      allCalls.find((call) => call.plain === act && call.id === `${id}.${act}`),
    );
    return list && get && create && update && remove
      ? [{ id, list, get, create, update, remove }]
      : [];
  });
}
