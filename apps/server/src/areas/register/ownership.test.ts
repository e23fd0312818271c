import {
  certBatch,
  localeSet,
  orgBatch,
  provinceBatch,
  regAud,
  registration,
  registrationReview,
} from '@tqc/contract/register';
import { beforeAll, expect, test } from 'vitest';
import { sequenceAudit } from '../../kit/audit';
import { testServer, type TestOrg, type TestServer } from '../../testing/server';
import { checks, newBatch, provincePlan, testRoad, type Road } from '../../testing/road';

let server: TestServer;
let road: Road;
beforeAll(async () => {
  server = await testServer();
  road = await testRoad(server);
});
const refused = { code: 403, message: '您不具备该条数据的权限，请刷新页面后再操作！' };

test('给申请人的留言只有写它的机构能改、能撤、能删；改了就署改的人，前后内容留在审计里', async () => {
  const [point, county] = [await server.as('point'), await server.as('county')];
  const regId = await road.filed(1);
  const { id: regAudId } = await county(regAud.create, { regId, content: '请带户口簿' });
  const version = { version: 1 };
  await expect(
    point(regAud.update, { regAudId, content: '不用来了' }, version),
  ).rejects.toMatchObject(refused);
  await expect(
    point(regAud.cancelMessagesRegAud, { regAudId, regId }, version),
  ).rejects.toMatchObject(refused);
  await expect(point(regAud.remove, { regAudId }, version)).rejects.toMatchObject(refused);
  expect(await point(regAud.get, { regAudId })).toMatchObject({
    content: '请带户口簿',
    author: '东霁区教育局经办人',
  });
  await server.pool.query("update registration_message set author = '前任' where reg_aud_id = $1", [
    regAudId,
  ]);
  await county(regAud.update, { regAudId, content: '请带身份证' }, version);
  expect(await point(regAud.get, { regAudId })).toMatchObject({
    content: '请带身份证',
    author: '东霁区教育局经办人',
    orgName: '东霁区教育局',
  });
  while ((await sequenceAudit(server.pool)) > 0);
  const { rows } = await server.pool.query(
    "select row from audit where row ->> 'act' = 'register.regAud.update' and row ->> 'obj' = $1",
    [`registration/${regId}`],
  );
  expect(rows[0].row.detail).toMatchObject({ before: '请带户口簿', after: '请带身份证' });
});

test('列表里看不到的，按编号也看不到：草稿计划、别的机构的安排', async () => {
  const [centre, province] = [await server.as('centre'), await server.as('province')];
  const { id: cbId } = await centre(certBatch.create, { ...newBatch, year: 2030, cbName: '专项' });
  const { id: pbId } = await province(provinceBatch.create, { ...provincePlan, cbId });
  for (const org of ['centre', 'city', 'county', 'point', 'otherProvince'] as const)
    await expect((await server.as(org))(provinceBatch.get, { pbId })).rejects.toMatchObject({
      code: 403,
    });
  await expect(
    centre(provinceBatch.update, { pbId, action: 'pass' }, { version: 1 }),
  ).rejects.toMatchObject(refused);
  expect((await province(provinceBatch.get, { pbId })).approvalStatus).toBe(0);

  /** What a list shows and what can be read by number must be the same set. */
  const agree = async (
    org: TestOrg,
    list: (caller: Awaited<ReturnType<TestServer['as']>>) => Promise<readonly string[]>,
    get: (caller: Awaited<ReturnType<TestServer['as']>>, id: string) => Promise<unknown>,
    all: readonly string[],
  ) => {
    const caller = await server.as(org);
    // Without the right there is no list, and then nothing may be read by number either.
    const listed = new Set(await list(caller).catch((): string[] => []));
    for (const id of all) {
      const read = await get(caller, id).then(
        () => true,
        () => false,
      );
      expect([org, id, read]).toEqual([org, id, listed.has(id)]);
    }
  };
  // A city arranges its own points: what a county below it arranged is the county's.
  const city = await server.as('city');
  expect((await city(localeSet.list, {})).record.map((row) => row.lsId)).not.toContain(road.lsId);
  await expect(city(localeSet.get, { lsId: road.lsId })).rejects.toMatchObject({ code: 403 });
  const regId = await road.filed(2);
  const orgs: readonly TestOrg[] = [
    'centre',
    'province',
    'city',
    'county',
    'otherCounty',
    'point',
    'otherPoint',
    'otherProvince',
  ];
  for (const org of orgs) {
    await agree(
      org,
      async (caller) => (await caller(provinceBatch.list, {})).record.map((row) => row.pbId),
      (caller, id) => caller(provinceBatch.get, { pbId: id }),
      [pbId, road.pbId],
    );
    await agree(
      org,
      async (caller) => (await caller(orgBatch.list, {})).record.map((row) => row.obId),
      (caller, id) => caller(orgBatch.get, { obId: id }),
      [road.obId],
    );
    await agree(
      org,
      async (caller) => (await caller(localeSet.list, {})).record.map((row) => row.lsId),
      (caller, id) => caller(localeSet.get, { lsId: id }),
      [road.lsId, road.otherLsId],
    );
    await agree(
      org,
      async (caller) => (await caller(registration.list, {})).record.map((row) => row.regId),
      (caller, id) => caller(registration.get, { regId: id }),
      [regId],
    );
  }
});

test('确认点作的不通过，只有认定机构能撤销：确认点没有这个按钮，硬发也办不了', async () => {
  const [point, county] = [await server.as('point'), await server.as('county')];
  const { confirmRegistration } = registrationReview;
  const regId = await road.filed(3);
  await point(
    confirmRegistration,
    { regId, decision: 'checkFailed', ...checks, reasons: [1], reasonText: '不清楚' },
    { version: 1 },
  );
  expect((await point(registration.get, { regId })).decisions).toEqual([]);
  expect((await county(registration.get, { regId })).decisions).toEqual(['withdrawConclusion']);
  const withdraw = { regId, decision: 'withdrawConclusion', ...checks } as const;
  await expect(point(confirmRegistration, withdraw, { version: 2 })).rejects.toThrow(
    '该操作由认定机构办理',
  );
  await county(confirmRegistration, withdraw, { version: 2 });
  expect((await point(registration.get, { regId })).decisions).toContain('materialsQualified');
});
