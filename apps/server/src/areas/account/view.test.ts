import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { view } from '@tqc/contract/account';
import { beforeAll, expect, test } from 'vitest';
import { migrationsFolder } from '../../paths';
import { testServer, type TestServer } from '../../testing/server';

const NUMBER = '320102199001011234';
const screen = 'register.registration.list/认定审批';
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

test('视图里的个人号码不存：旧页面送来的当场去掉', async () => {
  const county = await server.as('county');
  await county(view.save, {
    screen,
    name: '旧页面存的',
    state: { query: `name=a&idNo=${NUMBER}`, density: 'compact' },
  });
  const { rows } = await server.pool.query<{ state: unknown }>(
    "select state from saved_view where name = '旧页面存的'",
  );
  expect(rows).toEqual([{ state: { query: 'name=a', density: 'compact' } }]);
});

test('从前存下的个人号码，读视图时不给任何人', async () => {
  const county = await server.as('county');
  await county(view.save, { screen, name: '从前存的', shared: true, state: {} });
  await server.pool.query("update saved_view set state = $1 where name = '从前存的'", [
    JSON.stringify({ query: `certNo=${NUMBER}&tab=recognised`, columns: {} }),
  ]);
  const { record } = await county(view.list, { screen });
  expect(record.find(({ name }) => name === '从前存的')?.state).toEqual({
    query: 'tab=recognised',
    columns: {},
  });
  expect(JSON.stringify(record)).not.toContain(NUMBER);
});

test('认定审批从前按准入查询结果存的视图，升级后条件还在，别的条件和别的列表不动', async () => {
  const county = await server.as('county');
  const saved = [
    [
      '有判决',
      screen,
      'tab=recognised&accessResult=2&name=a',
      'tab=recognised&accessMerged=1&name=a',
    ],
    ['查询中', screen, 'accessResult=11', 'accessMerged=11'],
    ['无此条件', screen, 'name=accessResult%3D2', 'name=accessResult%3D2'],
    ['别的列表', 'register.registration.list/准入查询', 'accessResult=2', 'accessResult=2'],
  ] as const;
  for (const [name, on, query] of saved)
    await county(view.save, { screen: on, name, state: { query } });
  await server.pool.query(readFileSync(join(migrationsFolder, '0564_view_answers.sql'), 'utf8'));
  for (const [name, on, , now] of saved) {
    const { record } = await county(view.list, { screen: on });
    expect(record.find((one) => one.name === name)?.state).toEqual({ query: now });
  }
});

test('每人每个列表最多存五十个视图：满了说明怎么办，改旧的、存别的列表照常，同时存也不超出', async () => {
  const city = await server.as('city');
  const save = (name: string, on = screen) => city(view.save, { screen: on, name, state: {} });
  for (let n = 1; n <= 48; n += 1) await save(`视图${n}`);
  const last = await Promise.allSettled(['甲', '乙', '丙', '丁'].map((name) => save(name)));
  expect(last.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  await expect(save('再来一个')).rejects.toMatchObject({
    code: 422,
    message: '每个列表最多保存50个视图，请先删除不用的视图再保存',
  });
  await save('视图1');
  await save('视图1', 'register.registration.list/证书编号');
  const { record } = await city(view.list, { screen });
  expect(record.filter(({ own }) => own)).toHaveLength(50);
  await city(view.remove, { id: record.find(({ name }) => name === '视图2')?.id ?? '' });
  await save('再来一个');
});

test('列表名由客户端给：换着名字存，每人合计最多三百个，内容按字节算', async () => {
  const province = await server.as('province');
  const save = (on: string, state: Record<string, unknown> = {}) =>
    province(view.save, { screen: on, name: '视图', state });
  const { rows } = await server.pool.query<{ id: string }>(
    "select admin_id::text as id from admin where account = 't_province'",
  );
  await server.pool.query(
    "insert into saved_view (view_id, admin_id, org_id, screen, name, shared, state) select 9000 + n, $1, 32, 'no.such.list/' || n, '视图', false, '{}' from generate_series(1, 299) n",
    [rows[0]?.id],
  );
  await save('no.such.list/300');
  await expect(save('no.such.list/301')).rejects.toMatchObject({
    code: 422,
    message: '所有列表合计最多保存300个视图，请先删除不用的视图再保存',
  });
  await save('no.such.list/7');
  await expect(save('no.such.list/7', { query: '汉'.repeat(6000) })).rejects.toMatchObject({
    code: 400,
  });
});

test('调到别的机构以后再存的共享视图，归现在的机构，原机构看不到', async () => {
  const point = await server.as('point');
  const mine = { screen, name: '共享的', shared: true, state: {} };
  await point(view.save, mine);
  await server.pool.query("update saved_view set org_id = 32880102 where name = '共享的'");
  const named = async () => {
    const { record } = await (await server.as('otherPoint'))(view.list, { screen });
    return record.map(({ name }) => name);
  };
  expect(await named()).toContain('共享的');
  await point(view.save, mine);
  expect(await named()).not.toContain('共享的');
});
