import { orgBatch, registration } from '@tqc/contract/register';
import { beforeAll, expect, test } from 'vitest';
import { testRoad, timeSlot, type Road } from '../../../testing/road';
import { testServer, type TestServer } from '../../../testing/server';

let server: TestServer;
let road: Road;
/** An application in the county that the city recognises, and two of the county's own. */
const cases = { ofCity: '', first: '', second: '' };
beforeAll(async () => {
  server = await testServer();
  road = await testRoad(server);
  const city = await server.as('city');
  const { id } = await city(orgBatch.create, {
    pbId: road.pbId,
    planName: '演示市计划',
    receiveWay: 1,
    times: [timeSlot],
  });
  for (const [at, name] of (['ofCity', 'first', 'second'] as const).entries())
    cases[name] = (await road.confirmed(at + 1)).regId;
  await server.pool.query(
    'update registration set ob_id = $1, org_id = (select org_id from org_plan where ob_id = $1) where reg_id = $2',
    [id, cases.ofCity],
  );
  await server.pool.query(
    "update registration set confirm_time = '2024-05-10T02:00:00Z', college_append_flag = true where reg_id = $1",
    [cases.second],
  );
  await server.pool.query(
    "update registration set confirm_time = '2024-04-24T02:00:00Z' where reg_id = $1",
    [cases.ofCity],
  );
});

const found = async (
  org: 'city' | 'county' | 'point' | 'province',
  input: Parameters<typeof asked>[1],
) => (await asked(org, input)).record.map(({ regId }) => regId);
const asked = async (
  org: 'city' | 'county' | 'point' | 'province',
  input: {
    mine?: boolean;
    status?: number;
    statuses?: number[];
    recordStatus?: 4;
    undeleted?: boolean;
    anyNo?: string;
    orgId?: string;
    pointId?: string;
    subjectId?: string;
    cbId?: string;
    collegeAppendFlag?: boolean;
    normalStudent?: boolean;
    ageFrom?: number;
    ageTo?: number;
    sort?: 'daysLeft.asc' | 'daysLeft.desc';
  },
) => (await server.as(org))(registration.list, { sort: 'daysLeft.asc', ...input });

test('只看本机构办理的：市的只有市认定的，区县的没有市认定的；确认点的都是自己的', async () => {
  expect(await found('city', {})).toHaveLength(3);
  expect(await found('city', { mine: true })).toEqual([cases.ofCity]);
  expect(await found('county', {})).toHaveLength(3);
  expect(await found('county', { mine: true })).toEqual([cases.second, cases.first]);
  expect(await found('point', { mine: true })).toHaveLength(3);
  expect(await found('province', { mine: true })).toEqual([]);
  const { total } = await asked('county', { mine: true, statuses: [15] });
  expect(total).toBe(2);
});

test('本机构办理的件数、将到期和已超期的与列表逐条数相等', async () => {
  for (const org of ['city', 'county', 'point'] as const) {
    const call = await server.as(org);
    const figures = await call(registration.figures, { mine: true });
    const counted = async (daysLeft?: '5' | 'over') =>
      (
        await call(registration.list, {
          mine: true,
          undeleted: true,
          ...(daysLeft ? { daysLeft } : { statuses: [15] }),
        })
      ).total;
    expect(figures.waiting.find(({ status }) => status === 15)?.n).toBe(await counted());
    expect(figures.dueSoon).toBe(await counted('5'));
    expect(figures.overdue).toBe(await counted('over'));
    const { total } = await call(registration.list, {
      mine: true,
      undeleted: true,
      statuses: [6],
      daysLeft: 'over',
    });
    expect(figures.acceptOverdue).toBe(total);
  }
  const city = await server.as('city');
  expect((await city(registration.figures, { mine: true })).overdue).toBe(1);
});

test('按剩余工作日排：先到期的在前', async () => {
  const days = async (sort: 'daysLeft.asc' | 'daysLeft.desc') =>
    (await asked('county', { sort })).record.map(({ daysLeft }) => daysLeft);
  const soonest = await days('daysLeft.asc');
  expect(soonest).toEqual([...soonest].sort((a, b) => Number(a) - Number(b)));
  expect(soonest[0]).toBeLessThan(0);
  expect(await days('daysLeft.desc')).toEqual([...soonest].reverse());
});

test('可以按状态、认定机构、确认点、批次、学科、待补学历、师范类和年龄查', async () => {
  const all = await found('county', {});
  const { rows } = await server.pool.query<{
    orgId: string;
    pointId: string;
    cbId: string;
    subjectId: string;
  }>(
    'select org_id::text as "orgId", point_id::text as "pointId", cb_id::text as "cbId", subject_id as "subjectId" from registration where reg_id = $1',
    [cases.first],
  );
  const { orgId = '', pointId = '', cbId = '', subjectId = '' } = rows[0] ?? {};
  expect(await found('county', { status: 15 })).toEqual(all);
  expect(await found('county', { status: 15, statuses: [6, 7] })).toEqual([]);
  expect(await found('county', { status: 18 })).toEqual([]);
  expect(await found('county', { orgId })).toEqual([cases.second, cases.first]);
  expect(await found('county', { pointId, cbId, subjectId })).toEqual(all);
  expect(await found('county', { pointId: '32880102' })).toEqual([]);
  expect(await found('county', { cbId: '999' })).toEqual([]);
  expect(await found('county', { subjectId: 'none' })).toEqual([]);
  expect(await found('county', { collegeAppendFlag: true })).toEqual([cases.second]);
  expect(await found('county', { normalStudent: true })).toEqual([]);
  // Born on 1 January 1999: 25 years old on 18 June 2024.
  expect(await found('county', { ageFrom: 25, ageTo: 25 })).toEqual(all);
  expect(await found('county', { ageFrom: 26 })).toEqual([]);
  expect(await found('county', { ageTo: 24 })).toEqual([]);
});

test('报名号、档案号写在一处都查得到；不是号码的查不到，也不出错', async () => {
  const { rows } = await server.pool.query<{ no: string }>(
    'select archive_no as no from registration where reg_id = $1',
    [cases.first],
  );
  expect(await found('county', { anyNo: cases.first })).toEqual([cases.first]);
  expect(await found('county', { anyNo: ` ${rows[0]?.no} ` })).toEqual([cases.first]);
  for (const anyNo of ['1', '12345678901234567890', '0000-没有', "'"])
    expect(await found('county', { anyNo })).toEqual([]);
});

test('等待补交学历的、待准入查询的，市只看自己认定的，区县只看自己的', async () => {
  await server.pool.query('update registration set record_status = 4 where reg_id = any($1)', [
    [cases.ofCity, cases.first],
  ]);
  const lists = [{ recordStatus: 4 as const }, { statuses: [15, 18], undeleted: true }];
  const [awaits, asked] = await Promise.all(
    lists.map(async (input) => [
      await found('city', { ...input, mine: true }),
      await found('county', { ...input, mine: true }),
    ]),
  );
  expect(awaits).toEqual([[cases.ofCity], [cases.first]]);
  expect(asked).toEqual([[cases.ofCity], [cases.second, cases.first]]);
  const total = await (await server.as('city'))(registration.list, { recordStatus: 4, mine: true });
  expect(total.total).toBe(1);
});
