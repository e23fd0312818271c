import { cut } from '@tqc/domain/shared';
import { smsSendStatus } from '@tqc/domain/dictionaries';
import type { Pool } from 'pg';
import { placeOf, type Personal } from '../personal';
import { queriesOn, systemScope, transaction, type Queries } from '../scope';
import type { Handed, OutgoingText, SmsGateway } from './gateway';

/** The job that hands a notice over, and the one for a code that somebody waits for. */
export const SEND_SMS = 'sendSms';
export const SEND_CODE = 'sendCode';
const SENT = smsSendStatus.code('sent');
const FAILED = smsSendStatus.code('failed');
const LATE: Handed = { taken: false, reason: '超过有效时间仍未送达短信网关' };

/**
 * Lays a text down, sealed, for the gateway: the one way out for all texts. It goes when the
 * transaction commits and is worth nothing after `until`; until the gateway took it its row in the
 * log says that it waits.
 */
export async function queueText(
  db: Queries,
  personal: Personal,
  { id, mobile, text }: OutgoingText,
  { until, by }: { readonly until: Date; readonly by: typeof SEND_SMS | typeof SEND_CODE },
): Promise<void> {
  await db.query('insert into sms_outbox (sms_id, sealed, expires_at) values ($1, $2, $3)', [
    id,
    personal.seal(placeOf('sms_outbox', 'sealed', id), JSON.stringify({ mobile, text })),
    until,
  ]);
  await db.query('select enqueue($1, $2::json)', [by, JSON.stringify({ id })]);
}

/**
 * Gives one text to the gateway and forgets it; the log keeps whether it went. Nothing is held open
 * while the gateway is asked.
 */
export async function handOver(
  {
    pool,
    personal,
    clock,
  }: { readonly pool: Pool; readonly personal: Personal; readonly clock: () => Date },
  gateway: SmsGateway,
  id: string,
): Promise<void> {
  const system = <T>(work: (db: Queries) => Promise<T>) =>
    transaction(pool, systemScope, (db) => work(queriesOn(db)));
  const waiting = await system(async (db) => {
    const { rows } = await db.query<{ sealed: Buffer; expires_at: string }>(
      'select sealed, expires_at from sms_outbox where sms_id = $1',
      [id],
    );
    return rows[0];
  });
  if (!waiting) return;
  const isLate = Date.parse(waiting.expires_at) <= clock().getTime();
  const handed = isLate
    ? LATE
    : await gateway.send({ id, ...opened(personal, id, waiting.sealed) });
  await system(async (db) => {
    await db.query('delete from sms_outbox where sms_id = $1', [id]);
    await db.query(
      'update sms_log set sendstatus = $2, send_time = $3, fail_reason = $4, tries = tries + 1 where sms_id = $1',
      handed.taken ? [id, SENT, clock(), ''] : [id, FAILED, null, cut(handed.reason, 200)],
    );
  });
}

function opened(
  personal: Personal,
  id: string,
  sealed: Buffer,
): Pick<OutgoingText, 'mobile' | 'text'> {
  // Sealed by queueText alone: the seal proves that the shape is ours.
  return JSON.parse(personal.open(placeOf('sms_outbox', 'sealed', id), sealed)) as Pick<
    OutgoingText,
    'mobile' | 'text'
  >;
}
