import { ecertFault, type EcertFailure } from '@tqc/domain/ecert';
import { chinaDay } from '@tqc/domain/shared';
import { sql } from 'kysely';
import type { Db } from '../../kit/scope';
import type { RowOf } from '../../kit/store';
import { inForce } from '../registration';

/** What is to stand on electronic certificates besides what their certificates say. */
export interface Wanted {
  readonly orgId: string;
  readonly stampId: string | null;
  readonly issueDate: string | null;
  readonly now: Date;
}

interface Photo {
  readonly fileId: string;
  readonly width: number | null;
  readonly height: number | null;
}

/** A certificate as it stands before its electronic one is drawn. */
export interface Looked {
  readonly cert: RowOf<'cert'>;
  readonly stamp: RowOf<'orgStamp'> | undefined;
  readonly photo: Photo | undefined;
  readonly issueDate: string | null;
  /** What the organisation is called today. */
  readonly orgName: string;
  readonly failure: EcertFailure | undefined;
}

/**
 * Looks at certificates with all that decides whether an electronic one can be drawn. Asked as the
 * system: a restriction may have been entered anywhere.
 */
export async function lookAtCerts(
  db: Db,
  certs: readonly RowOf<'cert'>[],
  { orgId, stampId, issueDate, now }: Wanted,
): Promise<readonly Looked[]> {
  const [first] = certs;
  if (!first) return [];
  const today = chinaDay(now);
  const { rows: photos } = await sql<Photo>`
    select file_id, width, height from file where file_id in (${sql.join(certs.map(({ photo }) => photo))})`.execute(
    db,
  );
  const { rows: limited } = await sql<{ idIndex: Buffer }>`
    select id_index from limitation where id_index in (${sql.join(certs.map(({ idIndex }) => idIndex))}) and ${inForce(today)}`.execute(
    db,
  );
  const persons = new Set(limited.map(({ idIndex }) => idIndex.toString('hex')));
  const org = await db
    .selectFrom('org')
    .select('orgName')
    .where('orgId', '=', orgId)
    .executeTakeFirst();
  const stamp =
    stampId === null
      ? undefined
      : await db
          .selectFrom('orgStamp')
          .selectAll()
          .where('stampId', '=', stampId)
          .where('orgId', '=', orgId)
          .executeTakeFirst();
  const orgName = org?.orgName ?? '';
  return certs.map((cert) => {
    const photo = photos.find(({ fileId }) => fileId === cert.photo);
    const { status, certNo } = cert;
    const failure = ecertFault({
      cert: { status, certNo, limited: persons.has(cert.idIndex.toString('hex')) },
      photo,
      stamp,
      orgName,
      issueDate,
      today,
    });
    return { cert, stamp, photo, issueDate, orgName, failure };
  });
}
