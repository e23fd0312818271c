import { sql } from 'kysely';
import type { Db } from '../../kit/scope';

// Provinces may not change a batch, so they cannot hold its row either: a lock of the transaction
// by name stands for it.
const name = (cbId: string) => sql`hashtextextended(${`plan_batch/${cbId}`}, 0)`;

/** Whoever plans in a batch keeps it as it is until the plan is written; many may at once. */
export async function keepBatchOpen(db: Db, cbId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${name(cbId)})`.execute(db);
}

/**
 * Whoever ends, moves or removes a batch waits for those who plan in it, and then sees their plans.
 */
export async function waitForPlans(db: Db, cbId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${name(cbId)})`.execute(db);
}
