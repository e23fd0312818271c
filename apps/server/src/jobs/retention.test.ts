import { expect, test } from 'vitest';
import { testServer } from '../testing/server';
import { retention } from './retention';

const { pool, app } = await testServer();
const DAY = 86_400_000;
const now = Date.now();
const before = (days: number) => new Date(now - days * DAY);

/** One row a table whose time was so many days ago. */
async function put(name: string, days: number): Promise<void> {
  const at = before(days);
  await pool.query(
    "insert into sms_code (token, purpose, admin_id, code_hash, sent_at, expires_at) values ($1, 'login', 1, '', $2, $2)",
    [name, at],
  );
  await pool.query("insert into sms_outbox (sms_id, sealed, expires_at) values ($1, '', $2)", [
    days,
    at,
  ]);
  await pool.query(
    'insert into reset_token (token_hash, admin_id, expires_at) values ($1, 1, $2)',
    [Buffer.from(name), at],
  );
  await pool.query(
    "insert into usb_key_ticket (ticket_hash, account_n, serial, expires_at) values ($1, 'a', 's', $2)",
    [Buffer.from(name), at],
  );
  await pool.query('insert into auth_nonce (hash, at) values ($1, $2)', [Buffer.from(name), at]);
  await pool.query(
    "insert into sign_in_failure (kind, value, n, first_at) values ('account', $1, 1, $2)",
    [name, at],
  );
  await pool.query(
    "insert into idempotency (admin_id, key, request_hash, at) values (1, gen_random_uuid(), '', $1)",
    [at],
  );
  await pool.query(
    "insert into session (sid, admin_id, st, secret, enc, address, pv, created_at, seen_at, ends_at, end_code, ended_at) values (gen_random_uuid(), 1, 1, '', '', '', 1, $1, $1, $1, 410, $1)",
    [at],
  );
  await pool.query(
    "insert into sms_log (sms_id, mobile, mobile_index, sms_type, sms_msg, create_time) values ($1, '', '', $2, '', $3)",
    [days, days === 2 ? 'sysmsg' : '2', at],
  );
}

async function count(table: string): Promise<number> {
  return (await pool.query(`select 1 from ${table}`)).rowCount ?? 0;
}

test('每晚清理过期的凭证和记录：一天的、三十天的各按期限，没到期的留下', async () => {
  for (const days of [0, 2, 31]) await put(`d${days}`, days);
  await pool.query(
    "insert into auth_nonce (hash, at) select decode(md5(n::text), 'hex'), $1 from generate_series(1, 5001) n",
    [before(3)],
  );
  await retention(app);
  for (const table of [
    'sms_code',
    'sms_outbox',
    'reset_token',
    'usb_key_ticket',
    'auth_nonce',
    'sign_in_failure',
    'idempotency',
  ])
    expect([table, await count(table)]).toEqual([table, 1]);
  expect(await count('session')).toBe(2);
  const { rows } = await pool.query<{ sms_id: string }>('select sms_id from sms_log order by 1');
  expect(rows.map(({ sms_id: id }) => Number(id))).toEqual([0, 2]);
});

test('读过的站内消息留一年，没读的留两年，短信记录留两年；没有收件人的消息随之删除', async () => {
  const message = async (id: number, days: number, read: boolean) => {
    await pool.query(
      "insert into sys_message (msg_id, title, content, send_time) values ($1, 't', 'c', $2)",
      [id, before(days)],
    );
    await pool.query(
      'insert into sys_message_reader (msg_id, admin_id, read_at) values ($1, 1, $2)',
      [id, read ? before(days) : null],
    );
  };
  await message(1, 364, true);
  await message(2, 366, true);
  await message(3, 366, false);
  await message(4, 731, false);
  for (const days of [729, 731])
    await pool.query(
      "insert into sms_log (sms_id, mobile, mobile_index, sms_type, sms_msg, create_time) values ($1, '', '', 'sysmsg', '', $2)",
      [days, before(days)],
    );
  await retention(app);
  const ids = async (column: string, table: string) =>
    (await pool.query<{ id: string }>(`select ${column} as id from ${table} order by 1`)).rows.map(
      ({ id }) => Number(id),
    );
  expect(await ids('msg_id', 'sys_message')).toEqual([1, 3]);
  expect(await ids('msg_id', 'sys_message_reader')).toEqual([1, 3]);
  expect((await ids('sms_id', 'sms_log')).filter((id) => id > 100)).toEqual([729]);
});
