import { baseDict, baseOrgDict, baseOrgLockTime } from '@tqc/contract/basic';
import { lookup } from '@tqc/contract/lookup';
import { orgBatch } from '@tqc/contract/register';
import { lockState } from '@tqc/domain/organisations';
import { beforeAll, expect, test } from 'vitest';
import { testOrgs, testServer, type TestOrg, type TestServer } from '../../../testing/server';
import { layDownLists } from '../../../trade/dictionaries';

const CLOSED = '该功能在锁定时间内，暂不能办理';
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await layDownLists(server.app.pool);
});
const plan = (org: TestOrg) =>
  server.as(org).then((as) => as(orgBatch.remove, { obId: '99' }, { version: 1 }));
const later = { functions: ['plan'], reason: '核对', endTime: '2099-01-01 08:00' };

/** Windows are entered for a time to come; this one has come. */
const begun = (id: string) =>
  server.pool.query("update org_lock_time set begin_time = '2020-01-01 00:00' where lock_id = $1", [
    id,
  ]);

test('锁定期间下级不能办理所选的功能，别的功能、别的机构照常；解除后马上放开', async () => {
  const city = await server.as('city');
  const { id } = await city(baseOrgLockTime.create, { ...later, beginTime: '2098-01-01 08:00' });
  const notYet = await plan('county').catch((error: { message: string }) => error.message);
  expect(notYet).not.toBe(CLOSED);
  await begun(id);
  await expect(plan('county')).rejects.toMatchObject({ code: 422, message: CLOSED });
  for (const other of ['city', 'province', 'otherProvince'] as const)
    await expect(plan(other)).rejects.not.toMatchObject({ message: CLOSED });
  const lock = await city(baseOrgLockTime.get, { lockId: id });
  expect(lock).toMatchObject({ state: lockState.code('running'), whole: true });
  await expect(city(baseOrgLockTime.remove, { lockId: id }, { version: 1 })).rejects.toMatchObject({
    message: '已经开始的锁定不能删除，请改为解除',
  });
  await city(baseOrgLockTime.update, { lockId: id, action: 'end' }, { version: 1 });
  await expect(plan('county')).rejects.not.toMatchObject({ message: CLOSED });
  const { record } = await city(baseOrgLockTime.list, { state: lockState.code('over') });
  expect(record.map(({ lockId }) => lockId)).toEqual([id]);
});

test('选定一个机构时，连同它的下级一起锁定；结束要晚于开始和现在', async () => {
  const province = await server.as('province');
  const ask = (more: object) =>
    province(baseOrgLockTime.create, {
      ...later,
      orgId: testOrgs.city.id,
      beginTime: '2020-01-01 00:00',
      ...more,
    });
  await expect(ask({ endTime: '2020-02-01 00:00' })).rejects.toMatchObject({
    fields: { endTime: '结束时间应晚于开始时间和现在' },
  });
  const { id } = await ask({});
  for (const org of ['city', 'county'] as const)
    await expect(plan(org)).rejects.toMatchObject({ message: CLOSED });
  await province(baseOrgLockTime.update, { lockId: id, action: 'end' }, { version: 1 });
});

test('本机构的叫法只有本机构的人看到；业务流转的状态不能停用', async () => {
  const [county, centre] = [await server.as('county'), await server.as('centre')];
  const itemOf = async (dtId: string, code: string) =>
    (await county(baseDict.list, { dtId, code })).record[0]?.dicId ?? '';
  const dicId = await itemOf('orgBizType', '1');
  const { id } = await county(baseOrgDict.create, { dicId, label: '本县认定', sort: 90 });
  const words = async (as: typeof county) =>
    (await as(lookup.queryDictByDictTypeBasic, {})).record.map(({ dictLabel }) => dictLabel);
  expect((await words(county)).at(-1)).toBe('本县认定');
  expect(await words(centre)).toEqual([]);
  await expect(county(baseOrgDict.create, { dicId, sort: 10 })).rejects.toMatchObject({
    fields: { dicId: '该字典项已有本机构标签，请在原记录上修改' },
  });
  const state = await itemOf('certStatus', '1');
  await expect(
    county(baseOrgDict.create, { dicId: state, enabled: false, sort: 10 }),
  ).rejects.toMatchObject({ fields: { enabled: expect.stringContaining('不能停用') } });
  const { record } = await county(baseOrgDict.list, { dtId: 'orgBizType' });
  expect(record).toMatchObject([{ odId: id, typeName: '业务类型', code: '1' }]);
  await county(baseOrgDict.remove, { odId: id }, { version: 1 });
  expect(await words(county)).toEqual([]);
});
