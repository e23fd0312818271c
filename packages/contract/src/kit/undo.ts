import { z } from 'zod';
import type { Undo } from './call';
import { field } from './field';

/** A decision that waits to count, as it is answered to whoever took it. */
export const Waits = z.object({
  waitingId: field.id('等待生效的办理'),
  /** What was decided, and on whom. */
  title: z.string(),
  /** The records it decides on. */
  ids: z.array(z.string()),
  /** Until it counts. */
  seconds: z.number().int(),
});

/** What makes the decisions of a table wait, for any call that carries them. */
export function undoOf<K extends string>(
  table: { readonly keys: readonly K[]; get(key: K): { readonly label: string } },
  { kind, ids, only, page }: Omit<Undo, 'word'>,
): Undo {
  return {
    kind,
    ids,
    only,
    page,
    word: ({ decision }) => {
      const key = table.keys.find((one) => one === decision);
      return key === undefined ? '' : table.get(key).label;
    },
  };
}
