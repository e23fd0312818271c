import { accessQueryResult } from '@tqc/domain/dictionaries';
import { accessQueryFlow, recordFlow } from '@tqc/domain/register';
import { batchNo, chinaDay } from '@tqc/domain/shared';
import { sql } from 'kysely';
import type { AuditRow } from '../kit/audit';
import { newId } from '../kit/newId';
import { placeOf } from '../kit/personal';
import { systemScope, transaction, type Db } from '../kit/scope';
import type { AppParts } from '../kit/serve';
import { takeNumber } from '../trade/numbers';
import { ACCESS_ANSWERED, ACCESS_QUERY, type RegistrationRecord } from '../trade/registration';
import type { AccessPlatform } from '../trade/accessPlatform';

const PLATFORM = '准入查询平台';
/** How a question that an objection began is marked (`access_query.way`). */
const RECONSIDERED = 3;

const EVENT_OF: Readonly<Record<number, Parameters<typeof accessQueryFlow.next>[0]>> = {
  0: 'answerNormal',
  1: 'answerJudgment',
  2: 'answerProsecution',
  3: 'answerNonProsecution',
  4: 'answerViolation',
};

/**
 * Asks the platform about the person of an application and keeps what it says, with the line of the
 * history and the row of the audit.
 */
export async function accessQuery(
  app: AppParts,
  platform: AccessPlatform | undefined,
  regId: string,
): Promise<void> {
  const { rows } = await app.pool.query<{
    id_no: Buffer;
    name: string;
    access_result: number | null;
    version: number;
    reconsidered: boolean;
  }>(
    `select id_no, name, access_result, version, coalesce((select way = ${RECONSIDERED} from access_query q
       where q.city = r.city and q.reg_id = r.reg_id order by query_id desc limit 1), false) as reconsidered
     from registration r where reg_id = $1`,
    [regId],
  );
  const found = rows[0];
  // Cancelled in the meantime: there is nothing to ask any more.
  if (!found || !accessQueryFlow.can('answerNormal', found.access_result ?? -1)) return;
  // It waits in the queue: whoever began it is refused by now.
  if (!platform) throw new Error('没有接入准入查询平台');
  const answer = await platform.query({
    name: found.name,
    idNo: app.personal.open(placeOf('registration', 'id_no', regId), found.id_no),
    // Asked again about the same person, it is a new question and not the old answer.
    requestId: `access/${regId}/${found.version}`,
    reconsidered: found.reconsidered,
  });
  const event = EVENT_OF[answer];
  // Asked again by the queue, and said in its log: a case must not wait for ever for nothing.
  if (!event) throw new Error(`准入查询平台的答复不在约定之内：${answer}`);
  await transaction(app.pool, systemScope, (db) =>
    keepAnswer(db, regId, { answer, event, name: found.name }, app.clock()),
  );
}

interface Answered {
  readonly answer: number;
  readonly event: Parameters<typeof accessQueryFlow.next>[0];
  /** Whom it was asked about. */
  readonly name: string;
}

async function keepAnswer(
  db: Db,
  regId: string,
  { answer, event, name }: Answered,
  now: Date,
): Promise<void> {
  const { rows } =
    await sql<RegistrationRecord>`select * from registration where reg_id = ${regId} for update`.execute(
      db,
    );
  const row = rows[0];
  if (!row || !accessQueryFlow.can(event, row.accessResult ?? -1)) return;
  // Asked again by the queue, about the name that stands now.
  if (row.name !== name) throw new Error('姓名在查询期间变更，按新的姓名重新查询');
  const day = chinaDay(now);
  // Sent together they have a number already; a question of its own gets one now.
  const batch = row.accessBatch || batchNo('AQ', day, await takeNumber(db, `AQ/${day}`));
  const result = accessQueryFlow.next(event, row.accessResult ?? -1);
  // The answer is kept whatever it is; a record that is restricted, waits for its education or was
  // deleted meanwhile keeps saying so.
  const mark = answer === 0 ? 'accessCleared' : 'accessAbnormal';
  const recordStatus = recordFlow.can(mark, row.recordStatus)
    ? recordFlow.next(mark, row.recordStatus)
    : row.recordStatus;
  await sql`update registration set access_result = ${result}, access_time = ${now}, access_batch = ${batch}, record_status = ${recordStatus}, version = version + 1 where reg_id = ${regId}`.execute(
    db,
  );
  await tell(db, row, now, { result, batch });
}

async function tell(
  db: Db,
  row: RegistrationRecord,
  now: Date,
  { result, batch }: { readonly result: number; readonly batch: string },
): Promise<void> {
  const { regId, city, prov, county, point, status } = row;
  await db
    .insertInto('registrationLog')
    .values({
      logId: newId(),
      regId,
      city,
      prov,
      county,
      point,
      at: now.toISOString(),
      step: ACCESS_QUERY,
      event: accessQueryResult.label(result),
      fromStatus: status,
      toStatus: status,
      actorId: null,
      actor: PLATFORM,
      orgName: PLATFORM,
      detail: JSON.stringify({ batch }),
    })
    .execute();
  const told: AuditRow = {
    act: ACCESS_ANSWERED,
    actor: '',
    at: now.toISOString(),
    detail: { result, batch },
    ip: '',
    obj: `registration/${regId}`,
    ok: true,
    org: '',
    perm: '',
  };
  await db
    .insertInto('auditInbox')
    .values({ row: JSON.stringify(told) })
    .execute();
}
