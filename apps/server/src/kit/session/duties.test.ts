import type { Pool } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { testServer } from '../../testing/server';

let pool: Pool;
beforeAll(async () => {
  pool = (await testServer()).pool;
  await pool.query(
    "insert into role (role_id, role_name, org_type, duty) values (11, '安全', 5, 'security'), (12, '审计', 5, 'audit'), (13, '业务', 5, 'business')",
  );
});

const TOGETHER = '不能由同一人担任';

test('三员不能由同一人担任：授予角色、修改角色的职责、设为超级用户，哪条路都不行', async () => {
  await pool.query('insert into admin_role values (1, 11)');
  await expect(pool.query('insert into admin_role values (1, 12)')).rejects.toThrow(TOGETHER);
  await pool.query('insert into admin_role values (1, 13)');
  await expect(pool.query("update role set duty = 'audit' where role_id = 13")).rejects.toThrow(
    TOGETHER,
  );
  await expect(pool.query('update admin set superuser = true where admin_id = 1')).rejects.toThrow(
    TOGETHER,
  );
  await pool.query('update admin set superuser = true where admin_id = 32');
  await expect(pool.query('insert into admin_role values (32, 12)')).rejects.toThrow(TOGETHER);
  // Whoever holds one duty keeps it through any other change.
  await pool.query("update role set role_name = '安全管理' where role_id = 11");
  await pool.query("update admin set name = '张三' where admin_id = 1");
});
