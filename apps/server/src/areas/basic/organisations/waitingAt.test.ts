import { baseOrg } from '@tqc/contract/basic';
import { expect, test } from 'vitest';
import { testRoad } from '../../../testing/road';
import { testOrgs, testServer } from '../../../testing/server';

test('问到的机构说有多少申请在等：确认点算没有确认的，机构算没有办结的', async () => {
  const server = await testServer();
  const road = await testRoad(server);
  const county = await server.as('county');
  const city = await server.as('city');
  const waitingAt = async (call: typeof county, orgId: string) =>
    (await call(baseOrg.get, { orgId, waiting: true })).waiting;
  const atPoint = () => waitingAt(county, testOrgs.point.id);
  expect(await atPoint()).toMatchObject({ cases: 0, enrollments: 0 });
  await road.filed(1);
  await road.filed(2);
  expect(await atPoint()).toMatchObject({ cases: 2, arranged: 1 });
  expect(await waitingAt(county, testOrgs.otherPoint.id)).toMatchObject({ cases: 0 });
  await road.confirmed(3);
  expect(await atPoint()).toMatchObject({ cases: 2 });
  expect(await waitingAt(city, testOrgs.county.id)).toMatchObject({ cases: 3, arranged: 0 });
  // Who only looks at it is not told.
  expect(await county(baseOrg.get, { orgId: testOrgs.point.id })).toMatchObject({ waiting: null });
});
