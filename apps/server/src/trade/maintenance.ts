import { isWrite } from '@tqc/contract/kit';
import { maintenanceArea } from '@tqc/domain/dictionaries';
import { areaOf, closedBy, closedText, type MaintenanceWindow } from '@tqc/domain/maintenance';
import { chinaMinute } from '@tqc/domain/shared';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { EVENT_CHANNEL } from '../kit/events';
import { ApiFailure } from '../kit/failure';
import type { Db } from '../kit/scope';
import type { CallContext, ServedCall } from '../kit/serve';

/** Topic under which is said that windows of maintenance were changed. */
export const MAINTENANCE_TOPIC = 'maintenance';
/** So long a process goes by what it read: a change is felt everywhere within it, ms. */
const FRESH = 500;

interface Read {
  readonly at: number;
  readonly windows: readonly MaintenanceWindow[];
}
const read = new WeakMap<Pool, Read>();

/** What is told or runs at a moment, the one that begins first before the others. */
export async function currentWindows(db: Db, now: Date): Promise<readonly MaintenanceWindow[]> {
  const minute = chinaMinute(now);
  const { rows } = await sql<MaintenanceWindow>`
    select maint_id, title, areas, allows, tell_from, begin_time, end_time, notice from maintenance
    where tell_from <= ${minute} and end_time > ${minute} order by begin_time, maint_id`.execute(
    db,
  );
  return rows;
}

/**
 * The windows as this process knows them, at most half a second old. Whoever reads them anew does
 * so in their own transaction: waiting for a second connection could stop all calls for good.
 */
async function windowsOf({ app, db, now }: Pick<CallContext, 'app' | 'db' | 'now'>) {
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

/** A call of an area that can be maintained asks first whether it is; any other stays as it is. */
export function maintained(served: ServedCall): ServedCall {
  const area = areaOf(served.call.id);
  if (!maintenanceArea.has(area)) return served;
  const wanted = { area, write: isWrite(served.call) };
  return {
    ...served,
    handle: async (call) => {
      const closed = closedBy(await windowsOf(call), wanted, chinaMinute(call.now));
      if (closed) throw new ApiFailure(422, closedText(closed, area));
      return served.handle(call);
    },
  };
}
