import { baseOrg } from '@tqc/contract/basic';
import { beforeAll, expect, test } from 'vitest';
import { testRoad } from '../../../testing/road';
import { testServer, type TestServer } from '../../../testing/server';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

test('今日安排：当天确认的和整个安排预约、确认的分开数', async () => {
  const road = await testRoad(server);
  await road.confirmed(1);
  const { regId } = await road.confirmed(2);
  await road.filed(3);
  await server.pool.query(
    `update registration set confirm_time = confirm_time - interval '1 day' where reg_id = $1`,
    [regId],
  );
  const { record } = await (await server.as('point'))(baseOrg.getConfirmWorkData, {});
  expect(record).toMatchObject([{ dayCapacity: 100, booked: 3, confirmed: 2, confirmedToday: 1 }]);
});
