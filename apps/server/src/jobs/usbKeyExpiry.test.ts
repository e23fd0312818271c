import { beforeAll, expect, test } from 'vitest';
import { testOrgs, testServer, type TestServer } from '../testing/server';
import { newAccount } from '../walks/people';
import { usbKeyExpiry } from './usbKeyExpiry';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

/** Titles of what somebody has in the bell since the last look. */
async function bell(adminId: string): Promise<string[]> {
  const { rows } = await server.pool.query<{ title: string }>(
    `select title from sys_message join sys_message_reader using (msg_id)
     where admin_id = $1 and title like '%UKey%' order by msg_id`,
    [adminId],
  );
  return rows.map(({ title }) => title);
}
const on = (day: string) =>
  usbKeyExpiry({ pool: server.pool, clock: () => new Date(`${day}T00:00:00Z`) });

test('UKey到期前30天、7天各通知本人、本机构和省级机构一次；延期后重新算', async () => {
  const { adminId } = await newAccount(server, 'county');
  await server.pool.query(
    `insert into usb_key (serial, account_n, org_id, prov, state, subject, enabled_on, valid_until)
     select '0cffff0001', account_n, org_id, '32', 2, 'CN=测试', '2024-01-01', '2026-03-31'
     from admin where admin_id = $1`,
    [adminId],
  );
  await on('2026-02-20');
  expect(await bell(adminId)).toEqual([]);
  await on('2026-03-05');
  await on('2026-03-06');
  const told = ['你的UKey将于2026-03-31到期', '1个UKey即将到期'];
  expect(await bell(adminId)).toEqual(told);
  expect(await bell(testOrgs.province.id)).toEqual(['1个UKey即将到期']);
  await on('2026-03-25');
  await on('2026-03-31');
  expect(await bell(adminId)).toEqual([...told, ...told]);
  await server.pool.query(
    "update usb_key set valid_until = '2027-03-31' where serial = '0cffff0001'",
  );
  await on('2026-04-01');
  expect((await bell(adminId)).length).toBe(4);
  await on('2027-03-10');
  expect((await bell(adminId)).at(-2)).toBe('你的UKey将于2027-03-31到期');
});
