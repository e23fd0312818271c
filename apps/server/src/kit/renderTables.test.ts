import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createPool } from './database';
import { createTestDatabase } from './database/testDatabase';
import { renderTables } from './renderTables';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase(inject('database'));
});
afterAll(() => database.drop());

test('表的类型与迁移后的数据库一致', async () => {
  const pool = createPool(database.target, 1);
  const made = await renderTables(pool);
  await pool.end();
  expect(readFileSync(new URL('./tables.ts', import.meta.url), 'utf8')).toBe(made);
});
