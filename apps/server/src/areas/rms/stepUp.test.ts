import { createTransport, signIn } from '@tqc/client';
import { system } from '@tqc/contract/rms';
import { headers } from '@tqc/contract/wire';
import axios from 'axios';
import { beforeAll, expect, test } from 'vitest';
import { PASSWORD, testServer, type TestServer } from '../../testing/server';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await server.pool.query('update platform_switch set state = 1');
});

test('开关要再输一次登录密码：没有输、输错都不改；输错与登录失败一样计数', async () => {
  const province = await server.as('province');
  const { record } = await province(system.getGbsso, { name: 'exchange' });
  const [row] = record;
  if (!row) throw new Error('no interface');
  const asked = {
    records: [{ id: row.switchId, version: row.version }],
    state: 0,
    reason: '国家平台升级',
  };
  const bare = server.transport();
  await signIn(bare, 't_otherProvince', PASSWORD);
  const theirs = (await bare.send(system.getGbsso, { name: 'exchange' })).record[0];
  await expect(
    bare.send(system.setGbsso, {
      ...asked,
      records: [{ id: theirs?.switchId ?? '', version: theirs?.version ?? 0 }],
    }),
  ).rejects.toMatchObject({
    code: 422,
    fields: { 'step-up': '请输入登录密码，确认是您本人操作' },
  });
  await expect(province(system.setGbsso, asked, { password: 'Windy-2024!' })).rejects.toMatchObject(
    { code: 422, fields: { 'step-up': '当前密码不正确，请重新输入' } },
  );
  const counted = await server.pool.query("select n from sign_in_failure where kind = 'account'");
  expect(counted.rows).toEqual([{ n: 1 }]);
  expect((await province(system.getGbsso, { name: 'exchange' })).record[0]?.state).toBe(1);
  await province(system.setGbsso, { ...asked, preview: true }, { password: 'Windy-2024!' });
  await province(system.setGbsso, asked);
  expect((await province(system.getGbsso, { name: 'exchange' })).record[0]?.state).toBe(0);
});

test('一个请求里的密码不能用在另一个请求上', async () => {
  let taken: string | undefined;
  const http = axios.create();
  http.interceptors.request.use((request) => {
    const sealed = request.headers.get(headers.stepUp);
    if (typeof sealed !== 'string') return request;
    if (taken !== undefined) request.headers.set(headers.stepUp, taken);
    taken ??= sealed;
    return request;
  });
  const mine = createTransport({ baseUrl: server.url, app: 'tqc-admin', http });
  await signIn(mine, 't_otherProvince', PASSWORD);
  const [row] = (await mine.send(system.getGbsso, { name: 'exchange' })).record;
  const records = [{ id: row?.switchId ?? '', version: row?.version ?? 0 }];
  const proof = { account: 't_otherProvince', password: PASSWORD };
  const asked = { records, state: 0, reason: '国家平台升级' };
  // In the same moment, and before any time has passed.
  const stamp = mine.now();
  await mine.send(system.setGbsso, { ...asked, preview: true }, { proof, stamp });
  await expect(mine.send(system.setGbsso, asked, { proof, stamp })).rejects.toMatchObject({
    code: 400,
  });
});

test('输密码的次数不论办成没有都计；不能改的人不必输，也改不了', async () => {
  const counted = async () => {
    const { rows } = await server.pool.query<{ n: number }>(
      "select coalesce(sum(n), 0)::int as n from person_quota where kind = 'password'",
    );
    return rows[0]?.n ?? 0;
  };
  const [centre, province] = [await server.as('centre'), await server.as('province')];
  const before = await counted();
  const lift = { action: 'lift' as const, reason: '维护提前结束', version: 1 };
  await expect(centre(system.setSuspend, lift)).rejects.toMatchObject({ code: 422 });
  expect(await counted()).toBe(before + 1);
  const failures = await server.pool.query('select 1 from sign_in_failure');
  await expect(
    province(system.setSuspend, lift, { password: 'Windy-2024!' }),
  ).rejects.toMatchObject({ code: 403 });
  expect(await counted()).toBe(before + 2);
  expect((await server.pool.query('select 1 from sign_in_failure')).rowCount).toBe(
    failures.rowCount,
  );
});
