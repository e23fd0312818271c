import { beforeAll, expect, test } from 'vitest';
import { testRoad, type Road } from '../../testing/road';
import { testServer, type TestServer } from '../../testing/server';
import { CODE, type NationalPlatform } from '../../trade/platform';
import { pushDue } from './pushDue';
import { usualPlan } from './pushPlan';

const plan = { ...usualPlan('tqc-test'), rate: 1000 };

let server: TestServer;
let road: Road;
let ahead = 0;
beforeAll(async () => {
  server = await testServer();
  road = await testRoad(server);
});
const push = (to: NationalPlatform) =>
  pushDue({ ...server.app, clock: () => new Date(server.app.clock().getTime() + ahead) }, to, plan);
const later = (minutes: number) => void (ahead += minutes * 60_000);

test('一个省的部分没有应答，只有它停下来，时间越来越长；别的省照推，三个省都没有应答才算断了', async () => {
  await server.pool.query(
    `insert into platform_switch (prov, city, county, name, state)
     select p, '', '', 'case', 1 from unnest(array['11', '13', '14']) p on conflict (prov, name) do nothing`,
  );
  await server.pool.query('update platform_switch set state = 1');
  for (let n = 900; n < 908; n += 1) await road.confirmed(n);
  // Five of one province stand before one of each other.
  await server.pool.query(
    `with ranked as (select push_id, row_number() over (order by push_id) as n from platform_push)
     update platform_push p set prov = case when n <= 5 then '11' when n = 6 then '13' when n = 7 then '14' else '32' end
     from ranked r where r.push_id = p.push_id`,
  );
  const asked: string[] = [];
  const never = () => Promise.reject(new Error('not asked here'));
  const silent = (...provinces: readonly string[]): NationalPlatform => ({
    returned: never,
    test: never,
    push: async (_key, message) => {
      const { prov } = message as { readonly prov: string };
      asked.push(prov);
      return provinces.includes(prov)
        ? { code: CODE.away, text: '没有应答', took: 1 }
        : { code: CODE.taken, text: '', took: 1 };
    },
  });
  expect(await push(silent('11'))).toEqual({ sent: 5, away: false, answered: true });
  expect(asked).toEqual(['11', '13', '14', '32', '11']);
  expect((await push(silent('11'))).sent).toBe(0);
  later(2);
  expect((await push(silent('11'))).sent).toBe(2);
  later(2);
  expect((await push(silent('11'))).sent).toBe(0);
  later(4);
  await push(silent());
  await server.pool.query('update platform_push set state = 0, tries = 0, next_at = null');
  expect(await push(silent('11', '13', '14'))).toEqual({ sent: 3, away: true, answered: false });
});
