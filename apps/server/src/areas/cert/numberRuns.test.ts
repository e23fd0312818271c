import { cert, certAssign } from '@tqc/contract/cert';
import { registration } from '@tqc/contract/register';
import { beforeAll, expect, test } from 'vitest';
import { testRoad, type Road } from '../../testing/road';
import { testServer, type TestServer } from '../../testing/server';

let server: TestServer;
let road: Road;
const runs: string[] = [];
const people: string[] = [];
const dates = { recognisedOn: '2024-06-18', issueDate: '2024-06-18' };

beforeAll(async () => {
  server = await testServer();
  road = await testRoad(server);
  for (const n of [1, 2]) {
    const { regId } = await road.confirmed(n);
    await server.pool.query(
      "update registration set status = 18, access_result = 0, access_time = '2024-06-18' where reg_id = $1",
      [regId],
    );
    people.push(regId);
    const county = await server.as('county');
    const records = await road.versionsOf([regId]);
    runs.push((await county(certAssign.create, { records, ...dates })).id ?? '');
  }
});

test('证书可以按编号批次查：同一天的两次分得开，别的机构查不到', async () => {
  const found = async (org: 'county' | 'otherCounty', assignId: string) =>
    (await (await server.as(org))(cert.list, { assignId })).record.map(({ certNo }) => certNo);
  for (const [at, run] of runs.entries()) {
    const { firstNo } = await (await server.as('county'))(certAssign.get, { id: run });
    expect(await found('county', run), `run ${at}`).toEqual([firstNo]);
  }
  expect(await found('otherCounty', runs[0] ?? '')).toEqual([]);
  expect(await found('county', '1')).toEqual([]);
});

test('编号记录按报名号找得到，说得出哪一次是最后一次；只有最后一次收得回', async () => {
  const county = await server.as('county');
  const found = async (regId: string) => (await county(certAssign.list, { regId })).record;
  expect((await found(people[0] ?? '')).map(({ id, isLast }) => [id, isLast])).toEqual([
    [runs[0], false],
  ]);
  expect((await found(people[1] ?? '')).map(({ id, isLast }) => [id, isLast])).toEqual([
    [runs[1], true],
  ]);
  const [run] = await found(people[0] ?? '');
  const serial = run?.firstNo.slice(11) ?? '';
  expect(run).toMatchObject({ serials: `${serial} 至 ${serial}` });
  expect(run?.kinds).toMatch(new RegExp(` 1 个：${run?.firstNo}$`));
  await expect(
    county(certAssign.remove, { id: runs[0] ?? '' }, { version: 1 }),
  ).rejects.toMatchObject({ message: '只能收回本机构本年度最后一次生成的编号' });
  await county(certAssign.remove, { id: runs[1] ?? '' }, { version: 1 });
  expect((await found(people[0] ?? '')).map(({ isLast }) => isLast)).toEqual([true]);
  expect(await county(registration.get, { regId: people[1] ?? '' })).toMatchObject({
    status: 18,
    certNo: null,
  });
});

test('别的机构看不到编号记录', async () => {
  const other = await server.as('otherCounty');
  expect((await other(certAssign.list, { regId: people[0] ?? '' })).record).toEqual([]);
});
