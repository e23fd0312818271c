import { enrollCertBatch } from '@tqc/contract/enroll';
import { certBatch } from '@tqc/contract/register';
import { beforeAll, expect, test } from 'vitest';
import { newBatch } from '../../testing/road';
import { testServer, type TestServer } from '../../testing/server';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const days = {
  filingBegin: '2024-05-06',
  filingEnd: '2024-07-05',
  firstReviewEnd: '2024-08-30',
  recheckEnd: '2024-10-11',
  finalEnd: '2024-11-29',
};
let year = 2040;
const newOne = () => {
  year += 1;
  return { ...days, cbName: `${year}年定期注册`, year, registrationType: 3 as const };
};

test('批次的日期要先后相接，不接的说在那个日期旁边，也不能拖过一年', async () => {
  const centre = await server.as('centre');
  await expect(
    centre(enrollCertBatch.create, { ...newOne(), recheckEnd: '2024-08-01' }),
  ).rejects.toMatchObject({
    code: 422,
    data: { fields: { recheckEnd: '复核截止日期不能早于初核截止日期（2024-08-30）' } },
  });
  await expect(
    centre(enrollCertBatch.create, { ...newOne(), finalEnd: '2025-06-01' }),
  ).rejects.toMatchObject({ data: { fields: { finalEnd: '批次时间不能超过一年' } } });
  const { id: cbId } = await centre(enrollCertBatch.create, newOne());
  await expect(
    centre(enrollCertBatch.update, { cbId, filingEnd: '2024-09-01' }, { version: 1 }),
  ).rejects.toMatchObject({
    data: { fields: { firstReviewEnd: '初核截止日期不能早于网报结束日期（2024-09-01）' } },
  });
});

test('两条线各有各的批次：名字、年度和列表互不相干，按注册类型查找和排序', async () => {
  const centre = await server.as('centre');
  const one = { ...newOne(), registrationType: 1 as const, expected: 12_000 };
  const { id: cbId } = await centre(enrollCertBatch.create, one);
  await centre(certBatch.create, { ...newBatch, cbName: one.cbName, year, half: 1 });
  expect(await centre(enrollCertBatch.get, { cbId })).toMatchObject({
    ...one,
    remark: '',
    status: 1,
    plans: 0,
  });
  const found = await centre(enrollCertBatch.list, {
    registrationType: 1,
    year,
    sort: 'filingBegin.desc',
  });
  expect(found.record.map(({ cbName }) => cbName)).toEqual([one.cbName]);
  const theirs = await centre(certBatch.list, { cbName: one.cbName });
  expect(theirs.record.map((row) => row.cbId)).not.toContain(cbId);
  await expect(
    centre(certBatch.update, { cbId, cbName: '别的名字' }, { version: 1 }),
  ).rejects.toMatchObject({ code: 403 });
});

test('结束的批次可以恢复；同年度同类型又有了进行中的批次就不能', async () => {
  const centre = await server.as('centre');
  const one = newOne();
  const { id: cbId } = await centre(enrollCertBatch.create, one);
  await centre(enrollCertBatch.endCertBatch, { cbId, type: 'end' }, { version: 1 });
  await centre(enrollCertBatch.create, { ...one, cbName: `${one.cbName}（二）` });
  await expect(
    centre(enrollCertBatch.endCertBatch, { cbId, type: 'reopen' }, { version: 2 }),
  ).rejects.toThrow(`同一年度、同一类型已有进行中的批次：${one.cbName}（二）`);
  await expect(
    centre(enrollCertBatch.endCertBatch, { cbId, type: 'end' }, { version: 2 }),
  ).rejects.toThrow('批次已经结束');
});
