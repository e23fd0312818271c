import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrationsFolder, projectRoot } from '../../paths';
import { copyRows } from '../../demo/copyRows';
import { startEmbedded, type Embedded } from './embedded';
import { differences } from './ensureRights';
import { grants } from './grants';
import { policiesOf } from './policies';
import { connectionOf, type DatabaseTarget } from './pool';
import { accountOf, admitLogin, checkPrepared, prepareDatabase } from './prepare';
import { GROUPS } from './roles';

const folder = mkdtempSync(join(tmpdir(), 'tqc-prepare-'));
chmodSync(folder, 0o755);
let server: Embedded;
let owner: DatabaseTarget;
let admin: DatabaseTarget;
let login: DatabaseTarget;
beforeAll(async () => {
  // Roles belong to a cluster: this file takes one for itself.
  server = await startEmbedded({ projectRoot, dataDir: join(folder, 'pg'), fast: true });
  const at = { host: server.host, port: server.port, database: 'product' };
  await on({ ...at, user: 'postgres', database: 'postgres' }, async (client) => {
    await client.query('create role tqc_owner login createrole');
    await client.query('create database product owner tqc_owner');
  });
  owner = { ...at, user: 'tqc_owner' };
  admin = { ...at, user: 'postgres' };
  login = { ...at, user: 'tqc_login' };
}, 60_000);
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function on<T>(target: DatabaseTarget, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connectionOf(target));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const prepare = () => prepareDatabase(owner, migrationsFolder, { login: { name: 'tqc_login' } });
const policies = () =>
  on(admin, async (client) => {
    const { rows } = await client.query<{ n: number }>(
      "select count(*)::int as n from pg_policies where schemaname = 'public'",
    );
    return rows[0]?.n;
  });

test('所有者不是超级用户也能建立；再次启动什么都不用改', async () => {
  expect((await prepare()).changed).toBeGreaterThan(100);
  expect(await policies()).toBe(policiesOf().length);
  expect(await prepare()).toEqual({ migrated: [], changed: 0 });
  expect(await accountOf(owner)).toEqual({ name: 'tqc_owner', mighty: true, owns: true });
  expect(await accountOf(login)).toEqual({ name: 'tqc_login', mighty: false, owns: false });
  // Triggers with the owner's rights and a bulk copy work below forced policies too.
  await on(owner, async (client) => {
    await client.query('begin');
    await copyRows(
      client as unknown as pg.PoolClient,
      'division',
      ['code', 'name'],
      [['32', '演示省']],
    );
    await client.query('commit');
    expect((await client.query('select code from division')).rows).toEqual([{ code: '32' }]);
  });
});

test('恢复到没有角色的新数据库后再启动：角色、权限和策略都补齐', async () => {
  // What a dump leaves behind where its roles are unknown: tables and functions, no grant and no
  // policy.
  await on(admin, async (client) => {
    for (const role of ['tqc_login', ...GROUPS])
      await client.query(`drop owned by ${role}; drop role ${role}`);
  });
  expect(await policies()).toBe(0);
  const { migrated, changed } = await prepare();
  expect(migrated).toEqual([]);
  expect(changed).toBeGreaterThan(100);
  expect(await policies()).toBe(policiesOf().length);
  expect(await on(owner, (client) => differences(client, grants))).toEqual([]);
  await on(login, async (client) => {
    await client.query('begin; set local role tqc_l2');
    expect((await client.query('select count(*) from registration')).rows).toEqual([
      { count: '0' },
    ]);
  });
});

test('有人改动过的策略和多给的权限，启动时恢复原样；没有所有者地址时拒绝启动并说明', async () => {
  await on(admin, async (client) => {
    await client.query(
      `drop policy l2 on registration; create policy l2 on registration to tqc_l2 using (true);
       create policy wide on cert to tqc_l1 using (true); alter table job disable row level security;
       grant update on admin to tqc_app; grant select on reset_token to public; grant select (secret) on session to tqc_l3;
       alter default privileges for role tqc_owner in schema public grant select on tables to tqc_app`,
    );
  });
  await expect(checkPrepared(login, migrationsFolder)).rejects.toThrow('数据库的权限与程序不一致');
  await prepare();
  await checkPrepared(login, migrationsFolder);
  const { rows } = await on(admin, (client) =>
    client.query<{
      wide: boolean;
      own: string;
      secured: boolean;
      upd: boolean;
      tok: boolean;
      secret: boolean;
      columns: boolean;
    }>(
      `select exists (select from pg_policies where policyname = 'wide') as wide, (select qual from pg_policies where tablename = 'registration' and policyname = 'l2') as own,
         (select relrowsecurity from pg_class where relname = 'job') as secured, has_column_privilege('tqc_l1', 'admin', 'superuser', 'update') as upd,
         has_table_privilege('tqc_l1', 'reset_token', 'select') as tok, has_column_privilege('tqc_l3', 'session', 'secret', 'select') as secret,
         has_column_privilege('tqc_l3', 'session', 'sid', 'select') as columns`,
    ),
  );
  expect(rows[0]).toMatchObject({
    wide: false,
    own: expect.stringContaining('county'),
    secured: true,
    upd: false,
    tok: false,
    secret: false,
    columns: true,
  });
});

test('登录账号的密码取自它的地址；换了密码，启动时跟着换，密码本身不出现在语句里', async () => {
  const hba = join(folder, 'pg/pg_hba.conf');
  writeFileSync(hba, `local product tqc_secret scram-sha-256\n${readFileSync(hba, 'utf8')}`);
  await on(admin, (client) => client.query('select pg_reload_conf()'));
  const as = (password: string) => ({ ...login, user: 'tqc_secret', password });
  const named = (password: string) => ({ name: 'tqc_secret', password });
  await prepareDatabase(owner, migrationsFolder, { login: named('first 口令') });
  expect(await accountOf(as('first 口令'))).toMatchObject({ name: 'tqc_secret', mighty: false });
  await expect(accountOf(as('second'))).rejects.toMatchObject({ code: '28P01' });
  await admitLogin(owner, as('second'), named('second'));
  expect(await accountOf(as('second'))).toMatchObject({ name: 'tqc_secret' });
});

test('权限过大的登录角色、不能建立角色的所有者，都用一句话说明怎么办', async () => {
  await on(admin, (client) => client.query('alter role tqc_login bypassrls'));
  await expect(prepare()).rejects.toThrow('数据库角色 tqc_login 的权限过大');
  await on(admin, (client) =>
    client.query('alter role tqc_login nobypassrls; alter role tqc_owner nocreaterole'),
  );
  await expect(
    prepareDatabase(owner, migrationsFolder, { login: { name: 'tqc_other' } }),
  ).rejects.toThrow('请由数据库管理员');
});
