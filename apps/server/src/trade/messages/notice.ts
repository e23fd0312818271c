import { smsSendStatus } from '@tqc/domain/dictionaries';
import { sql } from 'kysely';
import { ApiFailure } from '../../kit/failure';
import { newId } from '../../kit/newId';
import { placeOf, type Personal } from '../../kit/personal';
import { asSystem, queriesOn, type Db } from '../../kit/scope';
import { queueText, SEND_SMS } from '../../kit/texts';

/** A notice for a phone. */
export interface Text {
  readonly orgId: string;
  readonly orgName: string;
  readonly name: string;
  readonly mobile: string;
  readonly content: string;
  readonly place: {
    readonly prov: string;
    readonly city: string;
    readonly county: string;
    readonly point: string;
  };
}

/**
 * How many notices a phone gets, whoever sends them: more than one application needs, too few to
 * plague anybody with. Codes have a budget of their own.
 */
const NOTICES_AN_HOUR = 5;
const NOTICES_A_DAY = 10;
/** So many phones an organisation writes to in an hour, whoever of its people does. */
const NOTICES_OF_ORG = 200;
const HOUR = 3_600_000;
/** A text counts as sent when it was sent last. */
const SENT_AT = sql`coalesce(resent_at, create_time)`;
/** After a day a notice is no news any more. */
const NOTICE_LIFE = 24 * HOUR;
const WAITING = smsSendStatus.code('waiting');
const FAILED = smsSendStatus.code('failed');
/** Of the types of texts the one that is no code. */
export const NOTICE = 'sysmsg';

/**
 * Lays a notice down for the gateway, in the transaction of the change it tells about. What is too
 * much for the phone stands in the log as not sent, with the reason. Answers where it stands in the
 * log, and whether it goes.
 */
export async function textPhone(
  db: Db,
  personal: Personal,
  { orgId, orgName, name, mobile, content, place }: Text,
  now: Date,
): Promise<{ readonly smsId: string; readonly goes: boolean }> {
  const id = newId();
  const mobileIndex = personal.index('mobile', mobile);
  const refused = (await refusalOf(db, mobileIndex, now)) ?? (await refusalOfOrg(db, orgId, now));
  const text = `【教师资格管理】${content}`;
  await db
    .insertInto('smsLog')
    .values({
      smsId: id,
      orgId,
      orgName,
      name,
      mobile: personal.seal(placeOf('sms_log', 'mobile', id), mobile),
      mobileIndex,
      smsType: NOTICE,
      smsMsg: text,
      sendstatus: refused ? FAILED : WAITING,
      failReason: refused ?? '',
      prov: place.prov,
      city: place.city,
      county: place.county,
      point: place.point,
      createTime: now.toISOString(),
    })
    .execute();
  // No level reads or writes what waits for the gateway.
  if (!refused)
    await asSystem(db, () =>
      queueText(
        queriesOn(db),
        personal,
        { id, mobile, text },
        { until: new Date(now.getTime() + NOTICE_LIFE), by: SEND_SMS },
      ),
    );
  return { smsId: id, goes: !refused };
}

/**
 * Sends a notice that did not go once more: only one that failed, and never a code, whose text
 * nobody has kept. False where somebody else has just sent it.
 */
export async function textAgain(
  db: Db,
  personal: Personal,
  { id, orgId, mobile, text }: Pick<Text, 'orgId' | 'mobile'> & Record<'id' | 'text', string>,
  now: Date,
): Promise<boolean> {
  const refused =
    (await refusalOf(db, personal.index('mobile', mobile), now)) ??
    (await refusalOfOrg(db, orgId, now));
  if (refused) throw new ApiFailure(422, refused);
  return asSystem(db, async () => {
    const { numUpdatedRows } = await db
      .updateTable('smsLog')
      .set({ sendstatus: WAITING, failReason: '', resentAt: now.toISOString() })
      .where('smsId', '=', id)
      .where('sendstatus', '=', FAILED)
      .where('smsType', '=', NOTICE)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    await queueText(
      queriesOn(db),
      personal,
      { id, mobile, text },
      { until: new Date(now.getTime() + NOTICE_LIFE), by: SEND_SMS },
    );
    return true;
  });
}

/**
 * Why the phone gets no further notice now. Counted over the whole country: a level sees only the
 * texts of its own place.
 */
async function refusalOf(db: Db, mobileIndex: Buffer, now: Date): Promise<string | undefined> {
  const ago = (span: number) => new Date(now.getTime() - span);
  const { rows } = await asSystem(db, async () => {
    // Two at once for one phone wait for each other, so that the second counts the first.
    await sql`select pg_advisory_xact_lock(7304, hashtext(${mobileIndex.toString('hex')}))`.execute(
      db,
    );
    return sql<{ hour: number; day: number }>`
      select count(*) filter (where ${SENT_AT} > ${ago(HOUR)})::int as hour, count(*)::int as day from sms_log
      where mobile_index = ${mobileIndex} and sms_type = ${NOTICE} and sendstatus <> ${FAILED} and ${SENT_AT} > ${ago(24 * HOUR)}`.execute(
      db,
    );
  });
  const { hour = 0, day = 0 } = rows[0] ?? {};
  if (day >= NOTICES_A_DAY) return `该手机号一天内已有${day}条通知，请明天再发`;
  if (hour >= NOTICES_AN_HOUR) return `该手机号一小时内已有${hour}条通知，请稍后再发`;
  return undefined;
}

/** Why the organisation sends no further notice now; codes are counted by themselves. */
async function refusalOfOrg(db: Db, orgId: string, now: Date): Promise<string | undefined> {
  const ago = new Date(now.getTime() - HOUR);
  const { rows } = await asSystem(db, () =>
    sql<{ hour: number }>`
      select count(*)::int as hour from sms_log
      where org_id = ${orgId} and sms_type = ${NOTICE} and sendstatus <> ${FAILED} and (create_time > ${ago} or resent_at > ${ago})`.execute(
      db,
    ),
  );
  const { hour = 0 } = rows[0] ?? {};
  return hour >= NOTICES_OF_ORG
    ? `本机构一小时内已发${hour}条通知短信，请稍后在短信日志中重新发送`
    : undefined;
}
