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
