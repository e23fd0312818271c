import { sql, type RawBuilder } from 'kysely';
import type { Principal } from '../../kit/session';

/** The rows that are the caller's own organisation's, of all that it sees. */
export function ofOwnOrg({ orgId }: Pick<Principal, 'orgId'>): RawBuilder<boolean> {
  return sql<boolean>`org_id = ${orgId}`;
}
