import { expect, test } from 'vitest';
import { z } from 'zod';
import { PAGE_SIZES, paged } from './paged';

const list = paged({ name: z.string() }, ['name']);

// Rules: table-05, table-06, table-07
test('每页 10、30、50、100、200 条，不说就是第 1 页、每页 10 条', () => {
  expect(PAGE_SIZES).toEqual([10, 30, 50, 100, 200]);
  expect(list.parse({})).toEqual({ pageNo: 1, pageSize: 10 });
  for (const pageSize of PAGE_SIZES) expect(list.parse({ pageSize })).toMatchObject({ pageSize });
  expect(list.safeParse({ pageSize: 20 }).success).toBe(false);
  expect(list.safeParse({ pageNo: 0 }).success).toBe(false);
});

test('只能按列表说得出的次序排', () => {
  expect(list.parse({ sort: 'name.desc' })).toMatchObject({ sort: 'name.desc' });
  expect(list.safeParse({ sort: 'name' }).success).toBe(false);
  expect(list.safeParse({ sort: 'version.asc' }).success).toBe(false);
});
