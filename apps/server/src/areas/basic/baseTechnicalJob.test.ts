import { baseTechnicalJob } from '@tqc/contract/basic';
import { beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../testing/server';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const { create, get, list, queryKV, remove, update } = baseTechnicalJob;
const job = (code: string) => ({ code, name: '高级教师', series: '中小学教师', grade: '副高级' });

test('代码不能重复：新增、修改、同时新增，都在代码这一项上说明', async () => {
  const centre = await server.as('centre');
  const refused = {
    code: 422,
    message: '代码已存在',
    fields: { code: '代码已存在' },
  };
  await centre(create, job('101'));
  const { id: tjId } = await centre(create, job('102'));
  await expect(centre(create, job('101'))).rejects.toMatchObject(refused);
  await expect(centre(update, { tjId, code: '101' }, { version: 1 })).rejects.toMatchObject(
    refused,
  );
  const both = await Promise.allSettled([centre(create, job('103')), centre(create, job('103'))]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: refused });
});

test('停用的不能再选，启用后又能选；没有发的项保持原样，更新时间随着变', async () => {
  const centre = await server.as('centre');
  server.setNow(new Date(Date.now() + 60_000));
  const { id: tjId } = await centre(create, { ...job('201'), sort: 30 });
  const before = await centre(get, { tjId });
  expect(before).toMatchObject({ sort: 30, status: 1, version: 1 });
  const isChoice = async () => (await centre(queryKV, {})).record.some((one) => one.tjId === tjId);
  expect(await isChoice()).toBe(true);
  server.setNow(new Date(Date.now() + 120_000));
  await centre(update, { tjId, status: 0 }, { version: 1 });
  expect(await isChoice()).toBe(false);
  const after = await centre(get, { tjId });
  expect(after).toMatchObject({ ...job('201'), sort: 30, status: 0, version: 2 });
  expect(after.updatedAt > before.updatedAt).toBe(true);
  await centre(update, { tjId, status: 1 }, { version: 2 });
  expect(await isChoice()).toBe(true);
  server.setNow(undefined);
});

test('别人先改了的，修改和删除都说明要刷新', async () => {
  const centre = await server.as('centre');
  const { id: tjId } = await centre(create, job('301'));
  await centre(update, { tjId, grade: '正高级' }, { version: 1 });
  const stale = { code: 409, message: '数据已被他人修改，请刷新后再操作' };
  await expect(centre(update, { tjId, grade: '中级' }, { version: 1 })).rejects.toMatchObject(
    stale,
  );
  await expect(centre(remove, { tjId }, { version: 1 })).rejects.toMatchObject(stale);
  await centre(remove, { tjId }, { version: 2 });
  await expect(centre(get, { tjId })).rejects.toMatchObject({ code: 403 });
});

test('按排序列出，可按名称、系列的一部分查；列表的排序方式和排序这一项互不相扰', async () => {
  const centre = await server.as('centre');
  await centre(create, { ...job('402'), name: '高级工程师', series: '工程技术人员', sort: 2 });
  await centre(create, { ...job('401'), name: '工程师', series: '工程技术人员', sort: 1 });
  const codes = async (asked: object) =>
    (await centre(list, { series: '工程', ...asked })).record.map(({ code }) => code);
  expect(await codes({})).toEqual(['401', '402']);
  expect(await codes({ sort: 'code.desc' })).toEqual(['402', '401']);
  expect(await codes({ name: '高级' })).toEqual(['402']);
  expect(await codes({ status: 0 })).toEqual([]);
});

test('只有国家中心管理：其他各级连看的权限也没有，数据库也不让他们写', async () => {
  for (const org of ['province', 'city', 'county', 'point'] as const) {
    const caller = await server.as(org);
    await expect(caller(list, {})).rejects.toMatchObject({ code: 403 });
    await expect(caller(create, job('501'))).rejects.toMatchObject({ code: 403 });
  }
  const { rows } = await server.pool.query(
    "select has_table_privilege('tqc_l4', 'technical_job', 'insert, update, delete') as writes, has_table_privilege('tqc_l4', 'technical_job', 'select') as reads",
  );
  expect(rows).toEqual([{ writes: false, reads: true }]);
});
