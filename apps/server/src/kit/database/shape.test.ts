import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Pool } from 'pg';
import { BELONGING, withoutCity } from '../../testing/cityAsked';
import { grants } from './grants';
import { createPool } from './pool';
import { createTestDatabase } from './testDatabase';

let owner: Pool;
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await createTestDatabase(inject('database'));
  owner = createPool(database.target, 1);
  drop = database.drop;
});
afterAll(async () => {
  await owner.end();
  await drop();
});

const names = async (text: string) =>
  (await owner.query<{ name: string }>(text)).rows.map(({ name }) => name);

test('每个外键在引用的一边都有索引：删除一个人、一个文件、一条消息时不用整表查找', async () => {
  const bare = await names(
    `select conrelid::regclass || ' ' || conname as name from pg_constraint c where contype = 'f' and connamespace = 'public'::regnamespace
     and not exists (
       select from pg_index i where i.indrelid = c.conrelid and i.indisvalid
         and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey
         and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) like '%IS NOT NULL%')
     ) order by 1`,
  );
  expect(bare).toEqual([]);
});

test('地区代码的列都按字节比较，不随数据库的排序规则变化', async () => {
  const other = await names(
    `select c.relname || '.' || a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and a.atttypid = 'text'::regtype
       and a.attname in ('prov', 'city', 'county', 'point', 'area_code', 'short_code') and a.attcollation <> '"C"'::regcollation order by 1`,
  );
  expect(other).toEqual([]);
  const codes = await names(
    `select c.relname || '.' || a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relname in ('division', 'college') and a.attname in ('code', 'parent') and a.attcollation <> '"C"'::regcollation`,
  );
  expect(codes).toEqual([]);
});

test('大表的主键以查询用的编号开头，地市仍在每个主键和唯一索引中', async () => {
  const { rows } = await owner.query<{ table: string; first: string; city: boolean }>(
    `select i.indrelid::regclass::text as table, a.attname as first,
       exists (select from pg_attribute x where x.attrelid = i.indrelid and x.attnum = any(i.indkey::int2[]) and x.attname = 'city') as city
     from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
     where i.indisunique and i.indrelid = any(array['registration', 'cert', 'registration_log', 'registration_message', 'registration_change', 'cert_assign']::regclass[])
       and i.indisprimary order by 1`,
  );
  expect(Object.fromEntries(rows.map(({ table, first }) => [table, first]))).toEqual({
    registration: 'reg_id',
    cert: 'cert_id',
    registration_log: 'log_id',
    registration_message: 'reg_aud_id',
    registration_change: 'chg_id',
    cert_assign: 'id',
  });
  expect(rows.every(({ city }) => city)).toBe(true);
});

test('随申请存放的表一张不漏地受“同时给出地市”的约束', async () => {
  const tables = await names(
    `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> 'registration'
       and (select count(*) from pg_attribute a where a.attrelid = c.oid and a.attname in ('reg_id', 'city') and not a.attisdropped) = 2 order by 1`,
  );
  // What follows a certificate has a key of its own and no partitions; copies for reports neither.
  const apart = ['ecert', 'history_college', 'report_again'];
  expect(tables.filter((name) => !apart.includes(name))).toEqual([...BELONGING]);
  expect(withoutCity('select * from registration_file where reg_id = $1')).toContain('地市');
  expect(withoutCity('delete from "registration_log" where "reg_id" in ($1)')).toContain('地市');
  expect(withoutCity('select * from cert where city = $1 and reg_id = $2')).toBeUndefined();
  expect(withoutCity('select * from registration where reg_id = $1')).toBeUndefined();
});

test('按地区看的表都告诉规划器区县在地市之内、地市在省之内，不会把一个区县当成空的', async () => {
  const tables = await names(
    `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace
       and not exists (select from pg_statistic_ext s where s.stxrelid = c.oid and 'f' = any(s.stxkind)) order by 1`,
  );
  // Few rows each, whatever becomes of the country.
  const small = ['monitor_alert', 'wall_display'];
  const told = Object.entries(grants).filter(
    ([, { rows }]) => rows === 'place' || rows === 'arrangement',
  );
  expect(
    told.map(([name]) => name).filter((name) => tables.includes(name) && !small.includes(name)),
  ).toEqual([]);
});
