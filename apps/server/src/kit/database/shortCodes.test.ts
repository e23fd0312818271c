import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { migrationsFolder } from '../../paths';
import { testServer, type TestServer } from '../../testing/server';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
const same = "update org set short_code = '801' where org_id = 328802";

test('同一省内两个认定机构不能有相同的三位代码；确认点用上级的代码，别的省不相干', async () => {
  await expect(server.pool.query(same)).rejects.toMatchObject({ code: '23505' });
  await server.pool.query("update org set short_code = '801' where org_type = 1");
  await server.pool.query("update org set short_code = '801' where org_id = 33");
});

test('升级时已有相同代码的，点名拒绝，一行不改；改好以后照常升级', async () => {
  const migration = readFileSync(join(migrationsFolder, '0033_short_codes.sql'), 'utf8');
  await server.pool.query('drop index org_prov_short_code');
  await server.pool.query(same);
  await expect(server.pool.query(migration)).rejects.toThrow(
    '32 省 801：东霁区教育局、西禾区教育局',
  );
  await server.pool.query("update org set short_code = '802' where org_id = 328802");
  await server.pool.query(migration);
  await expect(server.pool.query(same)).rejects.toMatchObject({ code: '23505' });
});
