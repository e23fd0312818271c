import { ecertStatus } from '@tqc/domain/dictionaries';
import { ecertFlow } from '@tqc/domain/ecert';
import { sql } from 'kysely';
import { store, type RowOf } from '../../kit/store';
import { noteTrace, type Operator } from './trace';

const rows = store('ecert', 'id');
const REVOKED = ecertStatus.code('revoked');
const HELD = { unversioned: 'the rows are held since they were read' };

/**
 * Revokes the effective electronic certificates of some certificates, with why; answers those that
 * it revoked. Asked as the system: what revokes one may be decided elsewhere.
 */
export async function revokeEcerts(
  by: Operator,
  certIds: readonly string[],
  reason: string,
): Promise<readonly string[]> {
  if (certIds.length === 0) return [];
  const { db } = by;
  const { rows: found } = await sql<RowOf<'ecert'>>`
    select * from ecert where cert_id in (${sql.join([...certIds])}) and status = ${ecertStatus.code('effective')}
    order by id for no key update`.execute(db);
  for (const row of found) {
    const status = ecertFlow.next('cancel', row.status);
    await rows(by).change(row.id, { status, reason }, HELD);
    await db
      .updateTable('cert')
      .set({ ecertStatus: REVOKED })
      .where('city', '=', row.city)
      .where('certId', '=', row.certId)
      .where('ecertStatus', '!=', REVOKED)
      .execute();
    await noteTrace(by, { ...row, status }, { act: 'cancelled', from: row.status, reason });
  }
  return found.map(({ certId }) => certId);
}
