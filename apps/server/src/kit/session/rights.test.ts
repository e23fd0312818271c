import { permissionCodes } from '@tqc/contract/permission';
import { monitorButton } from '@tqc/domain/dictionaries';
import { expect, test } from 'vitest';
import { testServer } from '../../testing/server';
import { rightsOf } from './rights';

const { pool } = await testServer();
let pv = 100;
/** The rights somebody of the county would have with these marks. */
const rights = (marks: { superuser?: boolean; monitor?: boolean; adminId?: string }) =>
  rightsOf(pool, { adminId: '328801', superuser: false, monitor: false, pv: (pv += 1), ...marks });

test('超级用户有全部权限，只有审计的不给（permission-14）', async () => {
  const all = await rights({ superuser: true });
  expect(
    permissionCodes.filter((code) => !all.has(code)).every((code) => code.startsWith('rms.audit.')),
  ).toBe(true);
  expect(all.size).toBeGreaterThan(200);
});

test('有监控标志的人只得到规定的按钮（permission-17）', async () => {
  const nobody = await rights({ adminId: '7', monitor: true });
  expect([...nobody].sort()).toEqual([...monitorButton.codes].sort());
});

test('其他人的权限来自角色，角色停用就没有（permission-18）', async () => {
  const { rows } = await pool.query<{ permission: string }>(
    'select distinct permission from admin_role join role_permission using (role_id) where admin_id = 328801',
  );
  const own = rows.map(({ permission }) => permission);
  expect(own.length).toBeGreaterThan(10);
  expect([...(await rights({}))].sort()).toEqual(own.sort());
  await pool.query(
    'update role set status = 0 where role_id in (select role_id from admin_role where admin_id = 328801)',
  );
  expect((await rights({})).size).toBe(0);
});
