import { useState } from 'react';
import { tellDone, tellError } from '../session/api';
import { useReload } from '../list/useReload';

interface ActionOptions<T> {
  /** What is said when it worked; nothing where it says so itself. */
  readonly done?: string | ((result: T) => string);
  readonly onDone?: ((result: T) => void) | undefined;
  /** A refusal goes on to the form that sent it, which says it and keeps what was written. */
  readonly formSays?: boolean;
}

/**
 * Something a person does: at work it cannot be done again, what it says when it worked is told, so
 * is a refusal, and the list around it is read anew either way, for a refusal may mean that
 * somebody else was first.
 */
export function useAction<A extends readonly unknown[], T>(
  work: (...given: A) => Promise<T>,
  { done, onDone, formSays = false }: ActionOptions<T> = {},
): readonly [act: (...given: A) => Promise<void>, busy: boolean] {
  const [busy, setBusy] = useState(false);
  const reload = useReload();
  async function act(...given: A) {
    setBusy(true);
    try {
      const result = await work(...given);
      if (done !== undefined) tellDone(typeof done === 'string' ? done : done(result));
      onDone?.(result);
    } catch (error) {
      if (formSays) throw error;
      tellError(error);
    } finally {
      setBusy(false);
    }
    reload();
  }
  return [act, busy];
}
