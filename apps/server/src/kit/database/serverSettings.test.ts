import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { projectRoot } from '../../paths';
import { createPool } from './pool';
import { serverSettings } from './serverSettings';
import { createTestDatabase } from './testDatabase';

test('内置数据库按清单设置；运维文档给客户的是同一份清单', async () => {
  const manual = readFileSync(join(projectRoot, 'docs/operations.md'), 'utf8');
  for (const [name, value] of Object.entries(serverSettings))
    expect(manual).toMatch(new RegExp(`\\| \`${name}\` \\| ${value}\\b`));
  const target = inject('database');
  // A database that somebody else set up has settings of its own.
  if ('url' in target) return;
  const pool = createPool(target, 1);
  const { rows } = await pool.query<{ name: string; value: string }>(
    'select name, current_setting(name) as value from pg_settings where name = any($1)',
    [Object.keys(serverSettings)],
  );
  const given: Record<string, string> = { '1min': '60s', pglz: 'on' };
  expect(Object.fromEntries(rows.map(({ name, value }) => [name, given[value] ?? value]))).toEqual(
    serverSettings,
  );
  await pool.end();
});

test('持锁不干活的连接会被结束；备份、升级这类长工作自己放宽', async () => {
  const patient = createPool(inject('database'), 1, { patient: true });
  const { rows } = await patient.query('show idle_in_transaction_session_timeout');
  expect(rows).toEqual([{ idle_in_transaction_session_timeout: '0' }]);
  await patient.end();
});

test('变动频繁的表早些清理', async () => {
  const database = await createTestDatabase(inject('database'));
  const pool = createPool(database.target, 1);
  const { rows } = await pool.query<{ name: string }>(
    "select relname as name from pg_class where array_to_string(reloptions, ' ') like '%autovacuum_vacuum%' and relnamespace = 'public'::regnamespace order by 1",
  );
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['agg_delta', 'agg_point', 'agg_total', 'audit_inbox', 'registration']),
  );
  await pool.end();
  await database.drop();
});
