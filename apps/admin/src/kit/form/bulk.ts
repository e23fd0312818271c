import { createContext, useContext, type ReactNode } from 'react';
import type { Chosen, Outcome } from './inParts';

/** What a bar of buttons for many knows, and what it does for them. */
export interface Bulk {
  readonly chosen: readonly Chosen[];
  /** Why nothing can be done now: no row is chosen. */
  readonly reason: string | undefined;
  readonly busy: boolean;
  /** The names of records, as many as can be read, and how many more there are. */
  named(ids: readonly string[]): string;
  /** Asks what would be done; where nothing would, says why and tells so. */
  ask(work: () => Promise<Outcome>, next?: ReactNode): Promise<Outcome | undefined>;
  /** Tells how it ended; `next` is what can be done with those of whom it was not done. */
  finish(outcome: Outcome & { readonly parts?: number }, done: string, next?: ReactNode): void;
}

export const BulkContext = createContext<Bulk | undefined>(undefined);

/** What the bar around a button knows. */
export function useBulk(): Bulk {
  const bulk = useContext(BulkContext);
  if (!bulk) throw new Error('a bulk button stands in a BulkBar');
  return bulk;
}
