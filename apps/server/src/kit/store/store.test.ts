import { expect, test } from 'vitest';
import { testServer } from '../../testing/server';
import { kyselyOfPool } from '../scope';
import { store } from './store';

test('改动或删除一条记录必须说明读到的版本，漏写的立即报错，什么也不写', async () => {
  const { pool } = await testServer();
  const db = kyselyOfPool(pool);
  const batches = store('planBatch', 'cbId')({ db });
  const { id } = await batches.add({
    track: 'register',
    cbName: '甲',
    year: 2024,
    half: 1,
    audience: [1],
    ctIds: [1],
    beginDate: '2024-03-01',
    endDate: '2024-07-31',
  });
  await expect(batches.change(id, { cbName: '乙' })).rejects.toThrow('without the version read');
  await expect(batches.remove(id)).rejects.toThrow('without the version read');
  expect(await batches.get(id)).toMatchObject({ cbName: '甲', version: 1 });
  await expect(batches.change(id, { cbName: '乙' }, 2)).rejects.toMatchObject({ code: 409 });
  await batches.change(id, { cbName: '乙' }, 1);
  await batches.change(id, { cbName: '丙' }, { unversioned: 'nobody else knows the row' });
  expect(await batches.get(id)).toMatchObject({ cbName: '丙', version: 3 });
  await batches.remove(id, 3);
});

test('空列表写进 JSON 的列是空数组，写进数组的列是空数组，对象和有内容的列表照样', async () => {
  const { pool } = await testServer();
  const db = kyselyOfPool(pool);
  const jobs = store('job', 'jobId')({ db });
  const written = (results: readonly unknown[]) => ({
    adminId: '1',
    orgId: '1',
    kind: 'test',
    title: '任务',
    status: 0,
    input: { at: [] },
    results,
    createdAt: '2024-06-18T00:00:00Z',
  });
  const shapes = async (id: string) => {
    const { rows } = await pool.query<{ results: string; input: string }>(
      'select results::text, input::text from job where job_id = $1',
      [id],
    );
    return rows;
  };
  const { id } = await jobs.add(written([]));
  expect(await shapes(id)).toEqual([{ results: '[]', input: '{"at": []}' }]);
  const { id: full } = await jobs.add(written([{ name: '甲' }, 1]));
  expect(await shapes(full)).toEqual([{ results: '[{"name": "甲"}, 1]', input: '{"at": []}' }]);
  const { id: plan } = await store(
    'planBatch',
    'cbId',
  )({ db }).add({
    track: 'enroll',
    cbName: '空',
    year: 2031,
    half: 1,
    audience: [],
    ctIds: [],
    beginDate: '2031-03-01',
    endDate: '2031-07-31',
  });
  expect(await store('planBatch', 'cbId')({ db }).get(plan)).toMatchObject({ audience: [] });
});
