import { smsSendStatus } from '@tqc/domain/dictionaries';
import { sql } from 'kysely';
import { newId } from '../../kit/newId';
import { placeOf, type Personal } from '../../kit/personal';
import { asSystem, queriesOn, type Db } from '../../kit/scope';
import { queueText } from '../../kit/texts';

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
const HOUR = 3_600_000;
/** After a day a notice is no news any more. */
const NOTICE_LIFE = 24 * HOUR;
const WAITING = smsSendStatus.code('waiting');
const FAILED = smsSendStatus.code('failed');

/**
 * Lays a notice down for the gateway, in the transaction of the change it tells about. What is too
 * much for the phone stands in the log as not sent, with the reason.
 */
export async function textPhone(
  db: Db,
  personal: Personal,
  { orgId, orgName, name, mobile, content, place }: Text,
  now: Date,
): Promise<void> {
  const id = newId();
  const mobileIndex = personal.index('mobile', mobile);
  const refused = await refusalOf(db, mobileIndex, now);
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
      smsType: 'sysmsg',
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
        new Date(now.getTime() + NOTICE_LIFE),
      ),
    );
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
      select count(*) filter (where create_time > ${ago(HOUR)})::int as hour, count(*)::int as day from sms_log
      where mobile_index = ${mobileIndex} and sms_type = 'sysmsg' and sendstatus <> ${FAILED} and create_time > ${ago(24 * HOUR)}`.execute(
      db,
    );
  });
  const { hour = 0, day = 0 } = rows[0] ?? {};
  if (day >= NOTICES_A_DAY) return `该手机号一天内已有${day}条通知，请明天再发`;
  if (hour >= NOTICES_AN_HOUR) return `该手机号一小时内已有${hour}条通知，请稍后再发`;
  return undefined;
}
