import { baseOrg, baseOrgDisable, baseOrgHisoryLog } from '@tqc/contract/basic';
import { session } from '@tqc/contract/account';
import { signIn } from '@tqc/client';
import { beforeAll, expect, test } from 'vitest';
import { orgStops } from '../../../jobs/orgStops';
import {
  PASSWORD,
  testOrgs,
  testServer,
  type TestOrg,
  type TestServer,
} from '../../../testing/server';
import { newPerson } from '../../../walks/people';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
const as = (org: TestOrg) => server.as(org);
const { id: orgId } = testOrgs.otherCounty;
const statusOf = async () => (await (await as('city'))(baseOrg.get, { orgId })).status;
const stopsOf = async () => (await (await as('city'))(baseOrgDisable.list, { orgId })).record;

test('立即停用：它的人下一次就退出；启用后可以再用，两次都在日志里', async () => {
  const [city, theirs] = [await as('city'), await as('otherCounty')];
  const { account } = await newPerson(server, 'otherCounty');
  const { id } = await city(baseOrgDisable.create, { orgId, reason: '搬迁' });
  expect(await statusOf()).toBe(0);
  await expect(theirs(session.list, {})).rejects.toThrow();
  const signedIn = () => signIn(server.transport(), account, PASSWORD);
  await expect(signedIn()).rejects.toThrow(`${testOrgs.otherCounty.name}已停用，暂时不能登录`);
  await expect(city(baseOrgDisable.create, { orgId, reason: '再停' })).rejects.toMatchObject({
    fields: { orgId: '该机构已有停用记录没有结束，请在原记录上修改' },
  });
  await city(baseOrgDisable.update, { id, action: 'end' }, { version: 2 });
  expect(await statusOf()).toBe(1);
  expect((await signedIn()).answer.user.account).toBe(account);
  expect(await stopsOf()).toMatchObject([{ state: 2, version: 3 }]);
  const { record } = await city(baseOrgHisoryLog.list, { orgName: testOrgs.otherCounty.name });
  expect(record.map(({ kind }) => kind)).toEqual([6, 5]);
});

test('到时间自动停用、自动启用，各只一次', async () => {
  const city = await as('city');
  server.setNow(new Date('2024-06-18T02:00:00Z'));
  await city(baseOrgDisable.create, {
    orgId,
    reason: '停电',
    beginTime: '2024-06-18 12:00',
    endTime: '2024-06-18 14:00',
  });
  await orgStops(server.app);
  expect(await statusOf()).toBe(1);
  server.setNow(new Date('2024-06-18T04:00:30Z'));
  await orgStops(server.app);
  await orgStops(server.app);
  expect(await statusOf()).toBe(0);
  server.setNow(new Date('2024-06-18T06:00:30Z'));
  await orgStops(server.app);
  expect(await statusOf()).toBe(1);
  const [last] = await stopsOf();
  expect(last).toMatchObject({ state: 2, endTime: '2024-06-18 14:00', version: 3 });
  server.setNow(undefined);
});

test('不能停用自己、上级和别处的机构；结束不早于开始', async () => {
  const stop = async (org: TestOrg, id: string, more: object = {}) =>
    (await as(org))(baseOrgDisable.create, { orgId: id, reason: '试', ...more });
  await expect(stop('city', testOrgs.city.id)).rejects.toMatchObject({ code: 403 });
  await expect(stop('city', testOrgs.province.id)).rejects.toMatchObject({ code: 403 });
  await expect(stop('otherProvince', testOrgs.county.id)).rejects.toMatchObject({ code: 403 });
  await expect(
    stop('city', testOrgs.county.id, {
      beginTime: '2099-01-02 08:00',
      endTime: '2099-01-01 08:00',
    }),
  ).rejects.toMatchObject({ fields: { endTime: '结束时间应晚于开始时间和现在' } });
});
