import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openLine, type Line, type LineEnd } from '../../testing/line';
import { failureOf } from '../serve';
import { createPool, type DatabaseTarget } from './pool';
import { createTestDatabase } from './testDatabase';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let line: Line;
beforeAll(async () => {
  database = await createTestDatabase(inject('database'));
  line = await openLine(endOf(database.target));
});
afterAll(async () => {
  await line.close();
  await database.drop();
});

function endOf(target: DatabaseTarget): LineEnd {
  if (!('url' in target)) return { path: join(target.host, `.s.PGSQL.${target.port}`) };
  const { hostname, port } = new URL(target.url);
  return { host: hostname, port: Number(port || 5432) };
}

/** The database at the other end of the line. */
function through(target: DatabaseTarget): DatabaseTarget {
  if (!('url' in target)) return { ...target, host: '127.0.0.1', port: line.port };
  const url = new URL(target.url);
  [url.hostname, url.port] = ['127.0.0.1', String(line.port)];
  return { url: url.href };
}

/** What the driver says when its own limit of a question is over: a dead line is noticed before. */
const LIMIT = 'Query read timeout';
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 0,
    (error: Error) => (error.message === LIMIT ? LIMIT : failureOf(error).code),
  );

test('线路停滞后旧连接一直不通：驱动的时限之前就发现，报503；空闲的旧连接一并丢掉', async () => {
  const pool = createPool(through(database.target), 3);
  const held = await pool.connect();
  const idle = await pool.connect();
  await held.query('create table if not exists counted (n int primary key)');
  await held.query('begin');
  await held.query('insert into counted values (1)');
  await idle.query('select 1');
  idle.release();
  line.stall();
  const answer = codeOf(held.query('insert into counted values (2)'));
  await sleep(300);
  await line.mend();
  expect(await answer).toBe(503);
  held.release(true);
  // The transaction nobody can end any more holds its row no longer: the same write goes through.
  await pool.query('insert into counted values (1)');
  await pool.end();
});

test('线路一直停滞：问不到数据库时也在驱动的时限之前报503', async () => {
  const pool = createPool(through(database.target), 2);
  await pool.query('select 1');
  line.stall();
  expect(await codeOf(pool.query('select 1'))).toBe(503);
  expect(await codeOf(pool.query('select 1'))).toBe(503);
  await line.mend();
  expect(await codeOf(pool.query('select 1'))).toBe(0);
  await pool.end();
});

test('数据库正在干活、久久没有一个字节：不当作线路故障', async () => {
  const pool = createPool(through(database.target), 2);
  const { rows } = await pool.query("select pg_sleep(5)::text, 'done' as said");
  expect(rows[0]).toMatchObject({ said: 'done' });
  await pool.end();
});
