import { jobStatus } from '@tqc/domain/shared';
import { queriesOn, systemScope, transaction } from '../kit/scope';
import type { AppParts } from '../kit/serve';

/** Every night at 02:30 in China; the queue keeps UTC. One process of several runs it. */
export const RETENTION_AT = '30 18 * * * retention';

const DAY = 86_400_000;
const YEAR = 365 * DAY;
const AT_ONCE = 5000;
/** When the message of a reader was sent. */
const SENT =
  'exists (select from sys_message m where m.msg_id = sys_message_reader.msg_id and m.send_time < $1)';

/** Of a task that somebody waits for. */
const openTask = `(${jobStatus.group.open.map((code) => `status = ${code}`).join(' or ')})`;

/**
 * What is kept for a while only: a row goes when its condition holds for the moment `age` ago ($1).
 */
interface Kept {
  readonly table: string;
  readonly condition: string;
  readonly age: number;
  /** The time was set by the database, which does not play another day on a demonstration. */
  readonly byDatabase?: boolean;
}

const KEPT: readonly Kept[] = [
  { table: 'sms_code', condition: 'expires_at < $1', age: DAY },
  { table: 'sms_outbox', condition: 'expires_at < $1', age: DAY },
  { table: 'reset_token', condition: 'expires_at < $1', age: DAY },
  { table: 'usb_key_ticket', condition: 'expires_at < $1', age: DAY },
  { table: 'passkey_ticket', condition: 'expires_at < $1', age: DAY },
  { table: 'file_ticket', condition: 'expires_at < $1', age: DAY },
  { table: 'auth_nonce', condition: 'at < $1', age: DAY },
  {
    table: 'sign_in_failure',
    condition: 'first_at < $1 and (locked_until is null or locked_until < $1)',
    age: DAY,
  },
  { table: 'person_look', condition: 'at < $1', age: DAY },
  { table: 'session', condition: 'least(ended_at, ends_at) < $1', age: 30 * DAY },
  { table: 'idempotency', condition: 'at < $1', age: DAY, byDatabase: true },
  { table: 'sms_log', condition: "sms_type = '2' and create_time < $1", age: 30 * DAY },
  { table: 'sms_log', condition: 'create_time < $1', age: 2 * YEAR },
  {
    table: 'job',
    condition: `created_at < $1 and not ${openTask}`,
    age: 30 * DAY,
  },
  // A file of students is taken back within a day.
  { table: 'exempt_import_row', condition: 'at < $1', age: 2 * DAY },
  { table: 'call_minute', condition: 'at < $1', age: DAY },
  { table: 'sys_metric', condition: 'at < $1', age: 8 * DAY },
  { table: 'report_run', condition: 'created_at < $1', age: DAY },
  { table: 'known_device', condition: 'seen_at < $1', age: YEAR },
  { table: 'agg_audit', condition: 'at < $1', age: YEAR },
  { table: 'monitor_alert', condition: 'cleared_at < $1', age: YEAR },
  { table: 'sys_message_reader', condition: `read_at is not null and ${SENT}`, age: YEAR },
  { table: 'sys_message_reader', condition: SENT, age: 2 * YEAR },
  {
    table: 'sys_message',
    condition:
      'send_time < $1 and not exists (select from sys_message_reader r where r.msg_id = sys_message.msg_id)',
    age: YEAR,
  },
];

/**
 * Deletes what has served its time, some thousand rows a transaction, so that nothing waits for it;
 * returns how many.
 */
export async function retention({
  pool,
  clock,
}: Pick<AppParts, 'pool' | 'clock'>): Promise<number> {
  let gone = 0;
  for (const { table, condition, age, byDatabase } of KEPT) {
    const before = new Date((byDatabase ? Date.now() : clock().getTime()) - age);
    for (;;) {
      const deleted = await transaction(pool, systemScope, async (db) => {
        const { rowCount } = await queriesOn(db).query(
          `delete from ${table} where ctid = any(array(select ctid from ${table} where ${condition} limit ${AT_ONCE}))`,
          [before],
        );
        return rowCount ?? 0;
      });
      gone += deleted;
      if (deleted < AT_ONCE) break;
    }
  }
  return gone;
}
