import { stampStatus, stampType } from '@tqc/domain/dictionaries';
import type { Db } from '../../kit/scope';
import { laterTask } from './laterTask';

/** Who numbers, and where. */
interface Numbering {
  readonly adminId: string;
  readonly name: string;
  readonly orgId: string;
  readonly orgName: string;
  readonly prov: string;
  readonly city: string;
  readonly county: string;
  readonly point: string;
}

/**
 * Lays down the task that makes the electronic certificates of what was just numbered; an
 * organisation without an official seal in use makes none. Asked as the system.
 */
export async function makeAfterNumbering(
  db: Db,
  now: Date,
  { adminId, name, orgId, orgName, prov, city, county, point }: Numbering,
  certs: readonly {
    readonly certId: string;
    readonly certNo: string;
    readonly name: string;
    readonly issueDate: string;
  }[],
): Promise<void> {
  const [first] = certs;
  const stamp = await db
    .selectFrom('orgStamp')
    .select(['stampId', 'stampType'])
    .where('orgId', '=', orgId)
    .where('stampType', '=', stampType.code('official'))
    .where('status', '=', stampStatus.code('inUse'))
    .executeTakeFirst();
  if (!first || !stamp) return;
  await laterTask(db, now, {
    taskName: `编号后制作：${first.certNo}起${certs.length}张`,
    taskType: 'batchCreate',
    org: { orgId, orgName, prov, city, county, point },
    creator: { adminId, name },
    condition: { stampType: stamp.stampType },
    issueDate: first.issueDate,
    stampId: stamp.stampId,
    certs,
  });
}
