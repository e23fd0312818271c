import type { MaintenanceWindow } from '@tqc/domain/maintenance';
import { chinaMinute } from '@tqc/domain/shared';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { EVENT_CHANNEL } from '../kit/events';
import type { Db } from '../kit/scope';
import type { CallContext } from '../kit/serve';

/** Topic under which is said that windows of maintenance were changed. */
export const MAINTENANCE_TOPIC = 'maintenance';
/** So long a process goes by what it read: a change is felt everywhere within it, ms. */
const FRESH = 500;
const DAY = 86_400_000;

interface Read {
  readonly at: number;
  readonly windows: readonly MaintenanceWindow[];
}
const read = new WeakMap<Pool, Read>();

/**
 * What is told, runs, or begins within a day, the one that begins first before the others: a page
 * that stands knows of a window before it begins.
 */
export async function currentWindows(db: Db, now: Date): Promise<readonly MaintenanceWindow[]> {
  const minute = chinaMinute(now);
  const soon = chinaMinute(new Date(now.getTime() + DAY));
  const { rows } = await sql<MaintenanceWindow>`
    select maint_id, title, areas, allows, tell_from, begin_time, end_time, notice from maintenance
    where (tell_from <= ${minute} or begin_time <= ${soon}) and end_time > ${minute} order by begin_time, maint_id`.execute(
    db,
  );
  return rows;
}

/**
 * The windows as this process knows them, at most half a second old. Whoever reads them anew does
 * so in their own transaction: waiting for a second connection could stop all calls for good.
 */
export async function windowsOf({ app, db, now }: Pick<CallContext, 'app' | 'db' | 'now'>) {
  const known = read.get(app.pool);
  if (known && app.ticks() - known.at < FRESH) return known.windows;
  const at = app.ticks();
  const windows = await currentWindows(db, now);
  read.set(app.pool, { at, windows });
  return windows;
}

/** Says that windows were changed; heard when the change counts. */
export async function tellMaintenance(db: Db): Promise<void> {
  const payload = JSON.stringify({
    topic: MAINTENANCE_TOPIC,
    event: MAINTENANCE_TOPIC,
    data: null,
  });
  await sql`select pg_notify(${EVENT_CHANNEL}, ${payload})`.execute(db);
}
