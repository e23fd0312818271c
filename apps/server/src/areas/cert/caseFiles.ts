import { sql } from 'kysely';
import { ownUpload } from '../../kit/files';
import type { CallContext } from '../../kit/serve';
import type { Place } from './certOf';

/** Which kind of case a scan belongs to. */
export type CertCase = 'certApply' | 'certChange' | 'historyCollege';

/** Puts scans beside a case, each in the place of what stood in its part. */
export async function keepScans(
  { db, who }: Pick<CallContext, 'db' | 'who'>,
  kind: CertCase,
  caseId: string,
  { prov, city, county }: Place,
  scans: Readonly<Record<string, readonly string[] | undefined>>,
): Promise<void> {
  for (const [part, files] of Object.entries(scans)) {
    if (files === undefined) continue;
    const kept = await db
      .deleteFrom('certCaseFile')
      .where('kind', '=', kind)
      .where('caseId', '=', caseId)
      .where('part', '=', part)
      .returning('fileId')
      .execute();
    const known = new Set(kept.map(({ fileId }) => fileId));
    for (const fileId of files)
      if (!known.has(fileId)) await ownUpload({ db, who }, fileId, ['pdf', 'image']);
    if (files.length > 0)
      await db
        .insertInto('certCaseFile')
        .values(
          files.map((fileId, seq) => ({ fileId, kind, caseId, part, seq, prov, city, county })),
        )
        .execute();
  }
}

/** The scans of a case by their part. */
export async function scansOf({ db }: Pick<CallContext, 'db'>, kind: CertCase, caseId: string) {
  const { rows } = await sql<{ part: string; fileId: string }>`
    select part, file_id from cert_case_file where kind = ${kind} and case_id = ${caseId} order by part, seq`.execute(
    db,
  );
  return (part: string) => rows.filter((one) => one.part === part).map(({ fileId }) => fileId);
}

/** Forgets the scans of a case that is deleted: the sweep takes them away. */
export async function dropScans(
  { db }: Pick<CallContext, 'db'>,
  kind: CertCase,
  caseId: string,
): Promise<void> {
  await db
    .deleteFrom('certCaseFile')
    .where('kind', '=', kind)
    .where('caseId', '=', caseId)
    .execute();
}
