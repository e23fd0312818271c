import { RuleError } from '@tqc/domain/kit';
import { sql } from 'kysely';
import { ApiFailure } from '../../kit/failure';
import type { PlanningCall } from './track';

/** Arranges several points alike: each answers for itself, and those refused are named. */
export async function arrangeMany(
  { db }: PlanningCall,
  orgIds: string,
  arrange: (pointId: string) => Promise<unknown>,
) {
  const refused: { pointName: string; message: string }[] = [];
  let added = 0;
  // In the order of their numbers, so that two who arrange the same points do not wait for each
  // other.
  for (const pointId of [...new Set(orgIds.split(','))].sort()) {
    await sql`savepoint point`.execute(db);
    try {
      await arrange(pointId);
      await sql`release savepoint point`.execute(db);
      added += 1;
    } catch (error) {
      if (!(error instanceof ApiFailure || error instanceof RuleError)) throw error;
      await sql`rollback to savepoint point`.execute(db);
      await sql`release savepoint point`.execute(db);
      const point = await db
        .selectFrom('org')
        .select('orgName')
        .where('orgId', '=', pointId)
        .executeTakeFirst();
      refused.push({ pointName: point?.orgName ?? pointId, message: error.message });
    }
  }
  return { added, refused };
}
