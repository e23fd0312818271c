import { view } from '@tqc/contract/account';
import { beforeAll, expect, test } from 'vitest';
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
