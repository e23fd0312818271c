import { stampStatus } from '@tqc/domain/dictionaries';
import { stampFlow } from '@tqc/domain/ecert';
import { chinaDay } from '@tqc/domain/shared';
import { newId } from '../../../kit/newId';
import type { CallContext } from '../../../kit/serve';
import { store, type RowOf } from '../../../kit/store';

/** A stamp as the database holds it. */
export type Stamp = RowOf<'orgStamp'>;
type Given = Pick<CallContext, 'db' | 'who' | 'now'>;

export const stampRows = store('orgStamp', 'stampId');
const DAY = 86_400_000;
const HELD = { unversioned: 'it is held since it was read' };

/** A stamp with how long it is good for, and whether the caller may do anything with it. */
export function shownStamp({ now, who }: Pick<Given, 'now' | 'who'>, row: Stamp) {
  const today = Date.parse(chinaDay(now));
  return {
    ...row,
    daysLeft: Math.round((Date.parse(row.validTo) - today) / DAY),
    own: row.orgId === who.orgId,
  };
}

/** One stamp of a type is in use: the one that was is stopped, and its log says why. */
export async function stopOthers(
  call: Given,
  { stampId, stampType }: Pick<Stamp, 'stampId' | 'stampType'>,
): Promise<void> {
  const others = await call.db
    .selectFrom('orgStamp')
    .selectAll()
    .where('orgId', '=', call.who.orgId)
    .where('stampType', '=', stampType)
    .where('status', '=', stampStatus.code('inUse'))
    .where('stampId', '!=', stampId)
    .forNoKeyUpdate()
    .execute();
  for (const other of others) {
    const reason = '启用了同类型的另一枚印章';
    const status = stampFlow.next('stop', other.status);
    await stampRows(call).change(other.stampId, { status, reason }, HELD);
    await logged(call, other.stampId, '停用', reason);
  }
}

/** Notes what was done with a stamp. */
export async function logged(
  { db, who, now }: Given,
  stampId: string,
  event: string,
  note: string,
  fileId: string | null = null,
): Promise<void> {
  const { prov, city, county, point, name } = who;
  await db
    .insertInto('orgStampLog')
    .values({
      logId: newId(),
      stampId,
      at: now.toISOString(),
      event,
      note,
      operator: name,
      fileId,
      prov,
      city,
      county,
      point,
    })
    .execute();
}

/** What happened to a stamp, the last first. */
export function logOf({ db }: Pick<Given, 'db'>, stampId: string) {
  return db
    .selectFrom('orgStampLog')
    .select(['at', 'event', 'note', 'operator'])
    .where('stampId', '=', stampId)
    .orderBy('logId', 'desc')
    .execute();
}
