import { cert } from '@tqc/contract/cert';
import { registration } from '@tqc/contract/register';
import { beforeAll, expect, test } from 'vitest';
import { testRoad, type Road } from '../../../testing/road';
import { testServer, type TestServer } from '../../../testing/server';

let server: TestServer;
let road: Road;
beforeAll(async () => {
  server = await testServer();
  road = await testRoad(server);
  for (const n of [1, 2, 3]) await road.filed(n);
});

test('全国的列表只按有索引的条件和排序查；选了省份、填了姓名或号码的，怎样查都可以', async () => {
  const centre = await server.as('centre');
  for (const wide of [
    { nation: '01' },
    { sex: 1, undeleted: true },
    { applyTimeFrom: '2024-01-01' },
    { sort: 'name.asc' },
    { name: '王' },
    { workUnit: '学校', sort: 'applyTime.desc' },
  ] as const) {
    await expect(centre(registration.list, wide)).rejects.toMatchObject({
      code: 422,
      message: expect.stringMatching(/^全国的数据太多，不能.*请先选择省份，或填写姓名/),
    });
    expect((await centre(registration.list, { ...wide, prov: '33' })).total).toBe(0);
  }
  await expect(centre(registration.list, { nation: '01', sort: 'name.asc' })).rejects.toThrow(
    '全国的数据太多，不能按“民族”查询并这样排序，请先选择省份',
  );
  await expect(centre(cert.list, { sort: 'certNo.asc' })).rejects.toThrow('全国的数据太多');
  expect((await centre(registration.list, { statuses: [6], undeleted: true })).total).toBe(3);
  expect((await centre(registration.list, { sort: 'regId.asc' })).total).toBe(3);
  expect(
    (await centre(registration.list, { name: '王雪', sort: 'name.asc' })).total,
  ).toBeGreaterThan(0);
  expect((await (await server.as('province'))(registration.list, { sex: 1 })).total).toBeDefined();
});

test('全国按状态查的列表翻到两千条为止，再往后请先选省份；不加条件的和选了省份的照旧', async () => {
  const centre = await server.as('centre');
  const filed = { statuses: [6], undeleted: true, pageSize: 200 as const };
  expect((await centre(registration.list, { ...filed, pageNo: 11 })).record).toEqual([]);
  for (const deep of [
    () => centre(registration.list, { ...filed, pageNo: 12 }),
    () => centre(cert.list, { status: 0, pageSize: 200, pageNo: 12 }),
  ])
    await expect(deep()).rejects.toMatchObject({
      code: 422,
      message: expect.stringMatching(
        /^全国的数据太多，不能翻到第2,000条以后，请先选择省份，或填写姓名/,
      ),
    });
  expect((await centre(registration.list, { pageSize: 200, pageNo: 12 })).record).toEqual([]);
  const inProvince = { ...filed, pageNo: 12, prov: '32' };
  expect((await centre(registration.list, inProvince)).record).toEqual([]);
});

test('列表最多翻到第十万条，再往后说明怎样查', async () => {
  const county = await server.as('county');
  expect((await county(registration.list, { pageNo: 501, pageSize: 200 })).record).toEqual([]);
  await expect(county(registration.list, { pageNo: 502, pageSize: 200 })).rejects.toMatchObject({
    code: 422,
    message: '列表最多翻到第100,000条，请增加查询条件，或换一种排序从另一头看起',
  });
});

test('列表两秒内没有查完就停下，请人缩小范围；别的调用不受影响', async () => {
  const county = await server.as('county');
  const holder = await server.pool.connect();
  try {
    await holder.query('begin; lock table registration in access exclusive mode');
    await expect(county(registration.list, {})).rejects.toMatchObject({
      code: 422,
      message: '查询的范围太大，2秒内没有查完，请选择地区或再填写一个条件后查询',
    });
    // What pages ask beside it has no more time than the list itself.
    await expect(county(registration.statusCounts, { workUnit: '澄岚' })).rejects.toMatchObject({
      code: 422,
    });
  } finally {
    await holder.query('rollback');
    holder.release();
  }
  expect((await county(registration.list, {})).total).toBe(3);
});
