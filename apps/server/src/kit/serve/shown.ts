import { systemQueriesOn } from '../scope';
import { spend } from './quota';
import type { CallContext } from './serve';

/**
 * Counts an answer that shows numbers of persons in full as so many as it shows, whether or not
 * they were asked for one by one; 429 beyond the limit, and then nothing is shown.
 */
export async function countShown(
  { db, who, now }: Pick<CallContext, 'db' | 'who' | 'now'>,
  persons: number,
): Promise<void> {
  await spend(systemQueriesOn(db), 'shown', who, now, { pieces: persons });
}
