import { auth } from '@tqc/contract/account';
import { signIn } from '@tqc/client';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { PASSWORD, testOrgs, testServer, type TestServer } from '../../testing/server';
import { asSystem, scopeOf, systemScope, transaction } from '../scope';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const fail = (code: string) =>
  sql`do $$ begin raise exception 'lost' using errcode = ${sql.lit(code)}; end $$`;

test('因死锁或串行冲突而失败的事务由系统重做，最多两次；注明不可重做的不重做', async () => {
  const pool = server.app.pool;
  for (const code of ['40P01', '40001']) {
    let runs = 0;
    const done = await transaction(pool, systemScope, async (db) => {
      runs += 1;
      if (runs < 3) await fail(code).execute(db);
      return runs;
    });
    expect(done).toBe(3);
    runs = 0;
    const always = (repeat?: boolean) =>
      transaction(
        pool,
        systemScope,
        async (db) => {
          runs += 1;
          await fail(code).execute(db);
        },
        repeat === undefined ? {} : { repeat },
      );
    await expect(always()).rejects.toMatchObject({ code });
    expect(runs).toBe(3);
    runs = 0;
    await expect(always(false)).rejects.toMatchObject({ code });
    expect(runs).toBe(1);
  }
  let runs = 0;
  await expect(
    transaction(pool, systemScope, async (db) => {
      runs += 1;
      await fail('23505').execute(db);
    }),
  ).rejects.toMatchObject({ code: '23505' });
  expect(runs).toBe(1);
});

test('两个事务真的互相等待时，两个都办成', async () => {
  const pool = server.app.pool;
  const first: (() => void)[] = [];
  const both = new Promise<void>((resolve) => first.push(resolve));
  let arrived = 0;
  const write = (order: readonly string[]) =>
    transaction(pool, systemScope, async (db) => {
      for (const [at, id] of order.entries()) {
        await sql`update org set address = address || 'x' where org_id = ${id}`.execute(db);
        if (at > 0) continue;
        arrived += 1;
        if (arrived === 2) first[0]?.();
        await both;
      }
    });
  await Promise.all([write(['328801', '328802']), write(['328802', '328801'])]);
  const { rows } = await server.pool.query(
    'select address from org where org_id in (328801, 328802)',
  );
  expect(rows).toEqual([{ address: 'xx' }, { address: 'xx' }]);
});

test('握着连接的业务再要一条连接会被拒绝；九人同时退出登录都办成', async () => {
  const pool = server.app.pool;
  await expect(transaction(pool, systemScope, () => pool.query('select 1'))).rejects.toThrow(
    'second connection',
  );
  await expect(
    transaction(pool, systemScope, () => transaction(pool, systemScope, async () => 1)),
  ).rejects.toThrow('second connection');
  expect((await pool.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
  await server.pool.query('update admin set monitor = true');
  const callers = await Promise.all(
    // The university is there only for who asks for it.
    Array.from({ length: 3 }, () => Object.keys(testOrgs).filter((org) => org !== 'university'))
      .flat()
      .slice(0, 9)
      .map(async (org) => {
        const mine = server.transport();
        await signIn(mine, `t_${org}`, PASSWORD);
        return mine;
      }),
  );
  await Promise.all(callers.map((mine) => mine.send(auth.logout, {})));
});

test('什么都没问过数据库的事务，前提不成立时也一样什么都不留下', async () => {
  const wrote = { text: "insert into installation (key, value) values ('walk', '1')" };
  const refused = transaction(server.app.pool, systemScope, () => Promise.resolve('done'), {
    guards: [{ text: 'select 1', refuse: () => new Error('不成立') }],
    after: () => [wrote],
  });
  await expect(refused).rejects.toThrow('不成立');
  const { rows } = await server.pool.query("select from installation where key = 'walk'");
  expect(rows).toEqual([]);
});

test('以系统身份办完一件事后，回到办理人自己的权限；没有机构代码的办理人进不来', async () => {
  await transaction(
    server.app.pool,
    scopeOf({ ...placed('county'), adminId: '328801' }),
    async (db) => {
      const role = async () =>
        (await sql<{ role: string }>`select current_user::text as role`.execute(db)).rows[0]?.role;
      expect(await asSystem(db, role)).toBe('tqc_system');
      expect(await role()).toBe('tqc_l2');
      await expect(sql`select password_phc from admin`.execute(db)).rejects.toMatchObject({
        code: '42501',
      });
    },
  ).catch((error: { code?: string; message?: string }) => {
    // The refused statement has ended the transaction.
    if (!error.message?.includes('ROLLBACK')) throw error;
  });
  expect(() => scopeOf({ ...placed('point'), point: '' })).toThrow('no code of its place');
  expect(() => scopeOf({ ...placed('province'), prov: '' })).toThrow('no code of its place');
  expect(scopeOf({ ...placed('centre'), adminId: 'display/1' }).settings['admin']).toBe('');
});

function placed(org: keyof typeof testOrgs) {
  const { type, prov, city, county, point } = testOrgs[org];
  return { orgType: type, prov, city, county, point };
}
