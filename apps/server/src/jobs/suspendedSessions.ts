import type { AppParts } from '../kit/serve';
import { endSuspended } from '../kit/session';

/** Every minute: a suspension may have begun that was set for later. */
export const SUSPENDED_AT = '* * * * * suspendedSessions';

/** Ends the sessions of organisations whose sign-in is suspended. */
export async function suspendedSessions({
  pool,
  clock,
}: Pick<AppParts, 'pool' | 'clock'>): Promise<void> {
  await endSuspended(pool, clock());
}
