import { ecertStatus } from '@tqc/domain/dictionaries';
import { chinaDay } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { inForce } from '../registration';
import { revokeEcerts } from './revokeEcerts';
import type { Operator } from './trace';

/**
 * Revokes the electronic certificates of whoever is restricted today, or of one of them. Asked as
 * the system: certificates of a person lie anywhere.
 */
export async function revokeRestricted(by: Operator, person?: Buffer): Promise<void> {
  const { rows } = await sql<{ certId: string }>`
    select cert_id from ecert where status = ${ecertStatus.code('effective')} ${person ? sql`and id_index = ${person}` : sql``}
      and id_index in (select l.id_index from limitation l where ${inForce(chinaDay(by.now))})`.execute(
    by.db,
  );
  await revokeEcerts(
    by,
    rows.map(({ certId }) => certId),
    '持证人在限制期内',
  );
}
