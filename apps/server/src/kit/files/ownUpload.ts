import { refuse } from '@tqc/domain/kit';
import { sql } from 'kysely';
import { outOfReach } from '../failure';
import type { Db } from '../scope';
import { isInUse } from './namedFiles';
import type { TreatedFile } from './treat';

interface Uploader {
  readonly db: Db;
  readonly who: { readonly adminId: string };
}

const WORDS: Readonly<Record<TreatedFile['kind'], string>> = {
  image: '图片',
  pdf: 'PDF',
  sheet: 'Excel',
  word: 'Word',
};

/**
 * Refuses a file that a record may not take: only the person who uploaded it may put it somewhere,
 * once, and only of the kinds the field wants. Whoever sees the record sees the file, so naming
 * somebody else's would open it.
 */
export async function ownUpload(
  { db, who }: Uploader,
  fileId: string,
  kinds: readonly TreatedFile['kind'][],
): Promise<void> {
  // Two records that want the same file at once, and the sweep, come one after the other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`file/${fileId}`}, 0))`.execute(db);
  const { rows } = await sql<{ kind: TreatedFile['kind']; used: boolean }>`
    select f.kind, (${sql.raw(isInUse('f.file_id'))}) as used
    from file f where f.file_id = ${fileId} and f.admin_id = ${who.adminId}`.execute(db);
  const file = rows[0];
  if (!file) throw outOfReach();
  if (file.used) throw refuse('fileId', '该文件已用于其他记录，请重新上传');
  if (!kinds.includes(file.kind))
    throw refuse('fileId', `请上传${kinds.map((kind) => WORDS[kind]).join('或')}文件`);
}
