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
import { ACCESS_ANSWERED, type RegistrationRecord } from '../trade/registration';
import type { AccessPlatform } from './accessPlatform';

const PLATFORM = '准入查询平台';

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
  platform: AccessPlatform,
  regId: string,
): Promise<void> {
  const { rows } = await app.pool.query<{
    id_no: Buffer;
    name: string;
    access_result: number | null;
  }>('select id_no, name, access_result from registration where reg_id = $1', [regId]);
  const found = rows[0];
  // Cancelled in the meantime: there is nothing to ask any more.
  if (!found || !accessQueryFlow.can('answerNormal', found.access_result ?? -1)) return;
  const answer = await platform.query({
    name: found.name,
    idNo: app.personal.open(placeOf('registration', 'id_no', regId), found.id_no),
    requestId: `access/${regId}`,
  });
  await transaction(app.pool, systemScope, (db) => keepAnswer(db, regId, answer, app.clock()));
}

async function keepAnswer(db: Db, regId: string, answer: number, now: Date): Promise<void> {
  const { rows } =
    await sql<RegistrationRecord>`select * from registration where reg_id = ${regId} for update`.execute(
      db,
    );
  const row = rows[0];
  const event = EVENT_OF[answer];
  if (!row || !event || !accessQueryFlow.can(event, row.accessResult ?? -1)) return;
  const day = chinaDay(now);
  const batch = batchNo('AQ', day, await takeNumber(db, `AQ/${day}`));
  const result = accessQueryFlow.next(event, row.accessResult ?? -1);
  // The answer is kept whatever it is; a record that is restricted, waits for its education or was
  // deleted meanwhile keeps saying so.
  const recordStatus =
    answer !== 0 && recordFlow.can('accessAbnormal', row.recordStatus)
      ? recordFlow.next('accessAbnormal', row.recordStatus)
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
      step: '准入查询',
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
