import { baseOrg } from '@tqc/contract/basic';
import { expect, test } from 'vitest';
import { testRoad } from '../../../testing/road';
import { testOrgs, testServer } from '../../../testing/server';

test('机构详情说有多少申请在等：确认点算没有确认的，机构算没有办结的', async () => {
  const server = await testServer();
  const road = await testRoad(server);
  const county = await server.as('county');
  const city = await server.as('city');
  const atPoint = () => county(baseOrg.get, { orgId: testOrgs.point.id });
  expect(await atPoint()).toMatchObject({ waitingCases: 0, waitingEnrollments: 0 });
  await road.filed(1);
  await road.filed(2);
  expect(await atPoint()).toMatchObject({ waitingCases: 2, arranged: 1 });
  expect(await county(baseOrg.get, { orgId: testOrgs.otherPoint.id })).toMatchObject({
    waitingCases: 0,
  });
  await road.confirmed(3);
  expect(await atPoint()).toMatchObject({ waitingCases: 2 });
  expect(await city(baseOrg.get, { orgId: testOrgs.county.id })).toMatchObject({
    waitingCases: 3,
    arranged: 0,
  });
});
