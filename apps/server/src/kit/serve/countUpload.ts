import { queriesOn, systemScope, transaction } from '../scope';
import type { Principal } from '../session';
import { spend } from './quota';
import type { AppParts, UploadedFile } from './serve';

/** Uploads are counted before anybody looks at them, and stay counted whatever becomes of them. */
export function countUpload(
  { pool }: Pick<AppParts, 'pool'>,
  principal: Principal,
  files: readonly UploadedFile[],
  now: Date,
): Promise<void> {
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  return transaction(pool, systemScope, (db) =>
    spend(queriesOn(db), 'upload', principal, now, { files: files.length, bytes }),
  );
}
