import type { Quota } from '@tqc/contract/kit';
import { queriesOn, systemScope, transaction } from '../scope';
import type { Principal } from '../session';
import { spend, type Amount } from './quota';
import type { AppParts, UploadedFile } from './serve';

/**
 * Counts what a call has cost whatever becomes of it: its files before anybody looks at them, and
 * what else it counts as.
 */
export function countAhead(
  { pool }: Pick<AppParts, 'pool'>,
  principal: Principal,
  files: readonly UploadedFile[],
  now: Date,
  also: { readonly kinds: readonly Quota[]; readonly amount: Amount },
): Promise<void> {
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  return transaction(pool, systemScope, async (db) => {
    if (files.length > 0)
      await spend(queriesOn(db), 'upload', principal, now, { pieces: files.length, bytes });
    for (const kind of also.kinds) await spend(queriesOn(db), kind, principal, now, also.amount);
  });
}

/** What is kept of files beyond the bytes that came counts as well, before it is kept. */
export async function countGrown(
  { pool }: Pick<AppParts, 'pool'>,
  principal: Principal,
  files: readonly UploadedFile[],
  now: Date,
): Promise<void> {
  const grown = ({ bytes, treated }: UploadedFile) =>
    Math.max(0, (treated?.bytes.length ?? 0) - bytes.length);
  const bytes = files.reduce((sum, file) => sum + grown(file), 0);
  if (bytes === 0) return;
  await transaction(pool, systemScope, (db) =>
    spend(queriesOn(db), 'upload', principal, now, { pieces: 0, bytes }),
  );
}

/** A file that took all that a look may take counts as so many: three of them are an hour's. */
const HEAVY = 300;

/** Counts what a file has cost everybody else who waits to have theirs looked at. */
export async function countHeavy(
  { pool }: Pick<AppParts, 'pool'>,
  principal: Principal,
  now: Date,
): Promise<void> {
  await transaction(pool, systemScope, (db) =>
    // Over the limit with this one: the next upload is told so, this one why it was refused.
    spend(queriesOn(db), 'upload', principal, now, { pieces: HEAVY - 1, beyond: true }),
  );
}
