import { ecertAct } from '@tqc/domain/dictionaries';
import type { Db } from '../../kit/scope';
import { newId } from '../../kit/newId';
import type { RowOf } from '../../kit/store';

/** Who did something to electronic certificates, and when. */
export interface Operator {
  readonly db: Db;
  readonly now: Date;
  readonly operator: string;
  readonly operatorOrg: string;
}

/** What happened to one of them. */
interface Event {
  readonly act: Parameters<typeof ecertAct.code>[0];
  readonly from: number | null;
  readonly reason?: string;
}

/** Writes one event of an electronic certificate as it stands now. Asked as the system. */
export async function noteTrace(
  { db, now, operator, operatorOrg }: Operator,
  row: RowOf<'ecert'>,
  { act, from, reason = '' }: Event,
): Promise<void> {
  const { id, ecertNo, certNo, name, revision, fingerprint, fileId, status } = row;
  const { orgId, prov, city, county, point } = row;
  await db
    .insertInto('ecertChange')
    .values({
      id: newId(),
      ecertId: id,
      ecertNo,
      certNo,
      name,
      act: ecertAct.code(act),
      revision,
      reason,
      fromStatus: from,
      toStatus: status,
      operator,
      orgId,
      orgName: operatorOrg,
      at: now.toISOString(),
      fingerprint,
      fileId,
      content: JSON.stringify({
        name,
        idNo: row.idMask,
        certNo,
        ctId: row.ctId,
        subjectName: row.subjectName,
        orgName: row.orgName,
        issueDate: row.issueDate,
        stampName: row.stampName,
      }),
      prov,
      city,
      county,
      point,
    })
    .execute();
}
