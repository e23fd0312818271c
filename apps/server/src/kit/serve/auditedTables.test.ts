import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createPool } from '../database';
import { grants } from '../database/grants';
import { createTestDatabase } from '../database/testDatabase';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase(inject('database'));
});
afterAll(() => database.drop());

/**
 * Tables that calls write and whose rows tell nothing of their own: what they say stands in the row
 * beside them.
 */
const ELSEWHERE: Readonly<Record<string, string>> = {
  cert_key: 'the certificate itself is audited',
  file_ticket: 'the call that asks for the ticket is the row',
  number_counter: 'the number stands in what it was given to',
  platform_run: 'what an interface did by itself; a switch and a test are calls, audited as such',
  report_run: 'a question to a report that is answered later: the call is audited as a query',
  registration_log: 'the step of the application, audited beside it',
  sms_log: 'the message it goes with is audited; texts to persons stand nowhere else',
  sys_message_reader: 'who has a message in the bell; the message is audited',
  wall_ticket: 'the call that asks for the ticket is the row',
};

test('业务能写的每张表，改动都进审计的前后值，新表也逃不掉', async () => {
  const pool = createPool(database.target, 1);
  const { rows } = await pool.query<{ name: string }>(
    "select tgrelid::regclass::text as name from pg_trigger where tgname = 'audit_change'",
  );
  await pool.end();
  const audited = new Set(rows.map(({ name }) => name));
  const written = Object.entries(grants)
    .filter(([, { levels = '', nation = '' }]) =>
      /insert|update|delete/.test(`${levels} ${nation}`),
    )
    .map(([name]) => name);
  expect(written.length).toBeGreaterThan(15);
  expect(
    written.filter((name) => !audited.has(name) && !(name in ELSEWHERE)),
    '请在迁移中对新表 call audited(表, 主键)，或在本测试中写明为什么不用',
  ).toEqual([]);
  expect(Object.keys(ELSEWHERE).filter((name) => audited.has(name))).toEqual([]);
});
