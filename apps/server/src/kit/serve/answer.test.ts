import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { createPool } from '../database';
import { failureOf } from './answer';

test('数据库暂时不能用时请稍后再试，值不合适时是参数有误，都不是系统错误', async () => {
  const target = inject('database');
  const pool = createPool(target, 1);
  const fails = (text: string) =>
    pool.query(text).then(
      () => 0,
      (error: unknown) => failureOf(error).code,
    );
  expect(await fails('set statement_timeout = 20; select pg_sleep(5)')).toBe(503);
  expect(await fails("select 'abc'::bigint")).toBe(400);
  expect(await fails("select '99999999999'::integer")).toBe(400);
  expect(await fails('select pg_terminate_backend(pg_backend_pid())')).toBe(503);
  // What the table of rights gives nobody is forbidden, whichever call reached for it.
  expect(await fails("do $$ begin raise 'no right' using errcode = '42501'; end $$")).toBe(403);
  const noRoom = "do $$ begin raise 'no room' using errcode = '53100'; end $$";
  const disk = await pool.query(noRoom).catch((error: unknown) => failureOf(error));
  expect(disk).toMatchObject({ code: 503, message: expect.stringContaining('存储空间已满') });
  await pool.end();
  const full = new pg.Pool({ ...target, max: 1, connectionTimeoutMillis: 300 });
  const held = await full.connect();
  const refused = await full.connect().catch((error: unknown) => failureOf(error));
  expect(refused).toMatchObject({ code: 503, http: 503 });
  held.release();
  await full.end();
  const nowhere = new pg.Client({ host: '127.0.0.1', port: 9 });
  expect(await nowhere.connect().catch((error: unknown) => failureOf(error).code)).toBe(503);
});
