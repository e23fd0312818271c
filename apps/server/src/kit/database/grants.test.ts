import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { Logger, runOnce } from 'graphile-worker';
import type { Pool } from 'pg';
import { testRoad } from '../../testing/road';
import { testServer } from '../../testing/server';
import { createPool } from '../database';
import { doors, grants, rightsOfTables } from './grants';
import { LEVELS } from './roles';
import { asLogin, createTestDatabase } from './testDatabase';

let owner: Pool;
let login: Pool;
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await createTestDatabase(inject('database'));
  owner = createPool(database.target, 1);
  login = createPool(asLogin(database.target), 3);
  drop = database.drop;
});
afterAll(async () => {
  await Promise.all([owner.end(), login.end()]);
  await drop();
});

const PRIVILEGES = ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER'];
const ROLES = [...LEVELS, 'tqc_system'];
/** Kinds whose rows anybody may read, because nothing in them belongs to a person or a place. */
const OPEN = new Set(['all', 'org', 'certNumber']);

const names = async (text: string) =>
  (await owner.query<{ name: string }>(text)).rows.map(({ name }) => name);

test('每张表、每个以所有者权限运行的函数在权限表中都有一行', async () => {
  const tables = await names(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')",
  );
  for (const name of tables)
    expect(
      grants[name],
      `新表 ${name} 没有权限：请在 kit/database/grants.ts 中加一行，写明各级能看哪些行、能做什么`,
    ).toBeDefined();
  const functions = await names(
    "select proname as name from pg_proc where pronamespace = 'public'::regnamespace and prosecdef and prorettype <> 'trigger'::regtype",
  );
  for (const name of functions)
    expect(
      doors[name],
      `函数 ${name} 以所有者的权限运行：请在 kit/database/grants.ts 的 doors 中写明谁可以调用`,
    ).toBeDefined();
  expect(new Set(functions)).toEqual(new Set(Object.keys(doors)));
});

test('数据库中实际的权限与权限表完全一致，不多也不少', async () => {
  const { rows } = await owner.query<{ right: string }>(
    `select c.relname || '/' || r || '/' || p || '/' || coalesce(a.attname, '') as right
     from pg_class c cross join unnest($1::text[]) r cross join unnest($2::text[]) p
     left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and p in ('SELECT', 'INSERT', 'UPDATE', 'REFERENCES') and not has_table_privilege(r, c.oid, p)
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and case when a.attname is null then has_table_privilege(r, c.oid, p) else has_column_privilege(r, c.oid, a.attname, p) end`,
    [ROLES, PRIVILEGES],
  );
  const reach = (role: string): readonly string[] =>
    role === 'tqc_app' ? ROLES : role === 'tqc_l5' ? ['tqc_l5'] : [role];
  const there = new Set(
    await names(
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')",
    ),
  );
  const all = rightsOfTables().filter(({ table }) => there.has(table));
  const whole = new Set(
    all
      .filter(({ column }) => column === undefined)
      .flatMap(({ table, role, privilege }) =>
        reach(role).map((one) => `${table}/${one}/${privilege}/`),
      ),
  );
  const columns = all
    .filter(({ column }) => column !== undefined)
    .flatMap(({ table, role, privilege, column }) =>
      reach(role)
        .filter((one) => !whole.has(`${table}/${one}/${privilege}/`))
        .map((one) => `${table}/${one}/${privilege}/${column}`),
    );
  expect(rows.map(({ right }) => right).sort()).toEqual([...whole, ...columns].sort());
});

test('各级角色碰得到的表都有强制的行级策略；没有人是超级用户', async () => {
  const { rows } = await owner.query<{ name: string }>(
    `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and exists (select from unnest($1::text[]) r, unnest(array['SELECT', 'INSERT', 'UPDATE']) p where has_any_column_privilege(r, c.oid, p) or has_table_privilege(r, c.oid, 'DELETE'))
       and not (c.relrowsecurity and c.relforcerowsecurity and exists (select from pg_policy p where p.polrelid = c.oid))`,
    [[...LEVELS]],
  );
  expect(rows).toEqual([]);
  const { rows: mighty } = await owner.query(
    "select rolname from pg_roles where rolname like 'tqc\\_%' and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb)",
  );
  expect(mighty).toEqual([]);
});

test('应用程序的账号不能停用审计的保护，也不能改动审计；各级角色看不到密码，不能提权，不能写审计', async () => {
  const refused = async (text: string, role?: string) => {
    const client = await login.connect();
    try {
      await client.query(`begin${role ? `; set local role ${role}` : ''}`);
      await expect(client.query(text), text).rejects.toMatchObject({ code: '42501' });
    } finally {
      await client.query('rollback');
      client.release();
    }
  };
  await refused('alter table audit disable trigger audit_fixed');
  await refused('drop policy whole on registration');
  await refused('alter table registration no force row level security');
  await refused("update audit set hash = ''");
  await refused('delete from audit');
  await refused('truncate audit_inbox');
  await refused('alter role tqc_login bypassrls');
  for (const role of LEVELS) {
    await refused('select password_phc from admin', role);
    await refused('update admin set superuser = true', role);
    await refused('insert into admin_role values (1, 1)', role);
    await refused("insert into role_permission values (1, 'rms.audit.view')", role);
    await refused('select secret from session', role);
    await refused('select * from idempotency', role);
    await refused(`insert into audit_inbox (row) values ('{}')`, role);
    await refused(`insert into audit values (202406, 1, now(), '{}', '')`, role);
    await refused('delete from number_counter', role);
    await refused(`insert into installation values ('demo', '{}')`, role);
    await refused("update work_batch set name = ''", role);
  }
});

test('后台队列以应用程序的账号运行：系统交办，系统办完', async () => {
  const client = await login.connect();
  await client.query(
    `begin; set local role tqc_system; select enqueue('probe', '{"n": 7}'); reset role; commit`,
  );
  client.release();
  const done: unknown[] = [];
  await runOnce({
    pgPool: login,
    taskList: { probe: async (payload) => void done.push(payload) },
    logger: new Logger(() => () => undefined),
  });
  expect(done).toEqual([{ n: 7 }]);
  // The queue strikes a job off after it has told that the work is done.
  await expect
    .poll(async () => (await login.query('select from graphile_worker.jobs')).rowCount, {
      timeout: 30_000,
    })
    .toBe(0);
});

test('没有带上机构代码、或代码为空时，哪一级都看不到一行', async () => {
  const server = await testServer();
  const road = await testRoad(server);
  await road.confirmed(1);
  // A row without a place of its own is what an empty code would equal.
  await server.pool.query(
    `insert into cert (cert_id, cert_no, org_id, org_name, prov, city, county, name, id_no, id_index, id_ref, ct_id, subject_id, subject_name, issue_date, recognised_on)
     values (1, 'x', 1, 'x', '32', '3288', '328801', '张三', '\\x00', '\\x00', 'x', 1, '1', '语文', '2024-01-01', '2024-01-01')`,
  );
  await server.pool.query(
    `insert into agg_roll (level, code, up, fact, batch, k, ct, day, n) values (5, '00', '', 'reg', 0, 0, 0, '2024-01-01', 1)`,
  );
  const closed = Object.entries(grants).filter(
    ([, { rows, levels = '' }]) => !OPEN.has(rows) && levels.includes('select'),
  );
  expect(closed.length).toBeGreaterThan(20);
  const client = await server.app.pool.connect();
  try {
    for (const setting of [
      '',
      "; set local app.code = ''; set local app.prov = ''; set local app.admin = ''; set local app.org = ''",
    ])
      for (const role of LEVELS.filter((level) => level !== 'tqc_l5'))
        for (const [table] of closed) {
          await client.query(`begin; set local role ${role}${setting}`);
          const { rows } = await client.query(`select 1 from ${table} limit 1`);
          await client.query('rollback');
          expect([role, table, rows.length]).toEqual([role, table, 0]);
        }
  } finally {
    client.release();
  }
  for (const [text, sentence] of [
    ["update org set point = '' where org_type = 1", 'org_point'],
    ["update org set county = '' where org_id = 328801", 'org_place'],
  ] as const)
    await expect(server.pool.query(text)).rejects.toThrow(sentence);
});
