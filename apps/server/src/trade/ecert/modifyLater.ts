import { stampStatus } from '@tqc/domain/dictionaries';
import type { RowOf } from '../../kit/store';
import { laterTask } from './laterTask';
import type { Operator } from './trace';

/**
 * Lays down the task that makes an electronic certificate anew after its certificate was changed,
 * with the stamp of the same type that is in use now. Asked as the system.
 */
export async function modifyLater(
  { db, now }: Operator,
  certId: string,
  creator: { readonly adminId: string; readonly name: string },
  reason: string,
): Promise<void> {
  const ecert = await db
    .selectFrom('ecert')
    .selectAll()
    .where('certId', '=', certId)
    .executeTakeFirstOrThrow();
  const cert = await db
    .selectFrom('cert')
    .selectAll()
    .where('certId', '=', certId)
    .executeTakeFirstOrThrow();
  const before = await db
    .selectFrom('orgStamp')
    .select('stampType')
    .where('stampId', '=', ecert.stampId)
    .executeTakeFirstOrThrow();
  const stamp = await db
    .selectFrom('orgStamp')
    .select('stampId')
    .where('orgId', '=', cert.orgId)
    .where('stampType', '=', before.stampType)
    .where('status', '=', stampStatus.code('inUse'))
    .executeTakeFirst();
  await laterTask(db, now, {
    taskName: `证书变更后修改：${reason}`.slice(0, 50),
    taskType: 'modify',
    org: placeOf(cert),
    creator,
    condition: { stampType: before.stampType },
    issueDate: ecert.issueDate,
    stampId: stamp?.stampId ?? null,
    reason,
    certs: [cert],
  });
}

const placeOf = ({ orgId, orgName, prov, city, county, point }: RowOf<'cert'>) => ({
  orgId,
  orgName,
  prov,
  city,
  county,
  point,
});
