import { lookup } from '@tqc/contract/lookup';
import { beforeAll, expect, test } from 'vitest';
import { testOrgs, testServer, type TestServer } from '../../testing/server';

let server: TestServer;

beforeAll(async () => {
  server = await testServer();
});

test('确认点选认定机构：所在区县和地市的，别处的没有', async () => {
  const point = await server.as('point');
  const { record } = await point(lookup.queryBaseOrgBasic, { above: true });
  expect(record.map(({ orgName }) => orgName)).toEqual([testOrgs.city.name, testOrgs.county.name]);
});
