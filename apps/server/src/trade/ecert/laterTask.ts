import { batchNo, chinaDay } from '@tqc/domain/shared';
import { sql } from 'kysely';
import type { RowOf } from '../../kit/store';
import { newId } from '../../kit/newId';
import type { Db } from '../../kit/scope';
import { takeNumber } from '../numbers';

/** A task as it is laid down; its rows are the certificates as they stand now. */
interface Later {
  readonly taskName: string;
  readonly taskType: 'batchCreate' | 'cancel' | 'modify';
  readonly org: Pick<RowOf<'cert'>, 'orgId' | 'orgName' | 'prov' | 'city' | 'county' | 'point'>;
  readonly creator: { readonly adminId: string; readonly name: string };
  readonly batchName?: string;
  readonly condition: Readonly<Record<string, unknown>>;
  readonly issueDate: string | null;
  readonly stampId: string | null;
  readonly reason?: string;
  readonly certs: readonly Pick<RowOf<'cert'>, 'certId' | 'certNo' | 'name'>[];
}

/** Lays down a task over certificates; the job takes it up within a minute. Asked as the system. */
export async function laterTask(db: Db, now: Date, later: Later): Promise<string> {
  const { org, certs, creator } = later;
  const { prov, city, county, point } = org;
  const day = chinaDay(now);
  const id = newId();
  await db
    .insertInto('ecertTask')
    .values({
      id,
      taskNo: batchNo('EC', day, await takeNumber(db, `EC/${day}`)),
      taskName: later.taskName,
      taskType: later.taskType,
      ...org,
      batchName: later.batchName ?? '',
      condition: JSON.stringify(later.condition),
      issueDate: later.issueDate,
      stampId: later.stampId,
      total: certs.length,
      reason: later.reason ?? '',
      createdBy: creator.adminId,
      creator: creator.name,
      createdAt: now.toISOString(),
    })
    .execute();
  await sql`insert into ecert_task_item (id, task_id, cert_id, cert_no, name, prov, city, county, point)
    select i.id, ${id}, i.cert_id, i.cert_no, i.name, ${prov}, ${city}, ${county}, ${point}
    from unnest(${certs.map(() => newId())}::bigint[], ${certs.map(({ certId }) => certId)}::bigint[], ${certs.map(({ certNo }) => certNo)}::text[], ${certs.map(({ name }) => name)}::text[])
      as i(id, cert_id, cert_no, name)`.execute(db);
  return id;
}
