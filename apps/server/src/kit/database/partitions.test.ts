import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Pool } from 'pg';
import { createPool } from './pool';
import { policiesOf } from './policies';
import { createTestDatabase } from './testDatabase';

/**
 * Every table of applications and certificates once more in a schema of its own, in partitions,
 * with the policies of the product: what a partition is must be enough for what a caller asks.
 */
const TABLES = ['registration', 'cert', 'registration_file', 'registration_log'] as const;
const CITIES = ['3201', '3202', '3203', '3301', '3302', '4401'];

let owner: Pool;
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await createTestDatabase(inject('database'));
  owner = createPool(database.target, 2);
  drop = database.drop;
  await owner.query('create schema by_city; create schema by_prov');
  for (const [schema, column, parts] of [
    ['by_city', 'city', CITIES],
    ['by_prov', 'prov', [...new Set(CITIES.map((city) => city.slice(0, 2)))]],
  ] as const) {
    await owner.query(`grant usage on schema ${schema} to tqc_app`);
    for (const table of TABLES) {
      const like = `create table ${schema}.${table} (like public.${table} including defaults including statistics) partition by list (${column})`;
      await owner.query(like);
      await keysOf(schema, table, column);
      for (const code of parts)
        await owner.query(
          `create table ${schema}.${table}_${code} partition of ${schema}.${table} for values in ('${code}')`,
        );
      await owner.query(
        `alter table ${schema}.${table} enable row level security; grant select, update on ${schema}.${table} to tqc_app`,
      );
      for (const { name, command, roles, using } of policiesOf().filter(
        (one) => one.table === table,
      ))
        await owner.query(
          `create policy ${name} on ${schema}.${table} for ${command} to ${roles.join(', ')} using (${using})`,
        );
    }
  }
});
afterAll(async () => {
  await owner.end();
  await drop();
});

/**
 * Keys and indexes as the product has them; PostgreSQL refuses a key without the partition's
 * column.
 */
async function keysOf(schema: string, table: string, column: string): Promise<void> {
  const { rows } = await owner.query<{ text: string; is_key: boolean; columns: string }>(
    `select pg_get_indexdef(i.indexrelid) as text, i.indisunique as is_key,
       (select string_agg(a.attname, ', ' order by k.n) from unnest(i.indkey::int2[]) with ordinality k(at, n) join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.at) as columns
     from pg_index i where i.indrelid = $1::regclass`,
    [`public.${table}`],
  );
  for (const { text, is_key: isKey, columns } of rows)
    await owner.query(
      isKey && column !== 'city'
        ? `create unique index on ${schema}.${table} (${columns}, ${column})`
        : text.replace(/^(CREATE (?:UNIQUE )?INDEX) \S+ ON (?:ONLY )?public\./, `$1 ON ${schema}.`),
    );
}

const SETTINGS = { code: '320101', prov: '32', city: '3201', county: '320101' };

/** The partitions a statement went into, for a caller of a level. */
async function partitionsOf(
  schema: string,
  role: string,
  settings: Readonly<Record<string, string>>,
  text: string,
): Promise<readonly string[]> {
  const client = await owner.connect();
  try {
    const sets = Object.entries(settings).map(
      ([name, value]) => `set local app.${name} = '${value}'`,
    );
    await client.query(
      `begin; set local search_path = ${schema}, public; set local role ${role}; ${sets.join('; ')}`,
    );
    const { rows } = await client.query<{ 'QUERY PLAN': readonly { Plan: Node }[] }>(
      `explain (analyze, format json) ${text}`,
    );
    return [
      ...new Set(rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => entered(Plan)))),
    ].sort();
  } finally {
    await client.query('rollback');
    client.release();
  }
}

interface Node {
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly Node[];
}

/** Relations that were scanned at least once: what was pruned while running was never begun. */
function entered(node: Node): string[] {
  const name = node['Relation Name'] ?? '';
  // What is written names its whole table as well.
  const mine = name.includes('_3') || name.includes('_4') ? name : '';
  return [
    ...(mine !== '' && node['Actual Loops'] > 0 ? [mine] : []),
    ...(node.Plans ?? []).flatMap(entered),
  ];
}

const LIST = 'select reg_id from registration order by reg_id desc limit 10';

test('按地市或按省分区，大表的每个主键和唯一索引都建得起来', async () => {
  const { rows } = await owner.query<{ n: number }>(
    "select count(*)::int as n from pg_class where relkind = 'p' and relnamespace in ('by_city'::regnamespace, 'by_prov'::regnamespace)",
  );
  expect(rows[0]?.n).toBe(TABLES.length * 2);
});

test('确认点、区县、地市的列表只进自己地市的分区', async () => {
  const levels = [
    ['tqc_l1', { ...SETTINGS, code: '32010101' }],
    ['tqc_l2', SETTINGS],
    ['tqc_l3', { ...SETTINGS, code: '3201' }],
  ] as const;
  for (const [role, settings] of levels)
    for (const table of TABLES)
      expect(
        await partitionsOf('by_city', role, settings, `select * from ${table}`),
        `${role} ${table}`,
      ).toEqual([`${table}_3201`]);
  expect(
    await partitionsOf('by_city', 'tqc_l4', { ...SETTINGS, code: '32', city: '3200' }, LIST),
  ).not.toEqual([]);
});

test('按省分区时，省及以下各级的列表、详情和写入只进本省的分区', async () => {
  const levels = [
    ['tqc_l1', { ...SETTINGS, code: '32010101' }],
    ['tqc_l2', SETTINGS],
    ['tqc_l3', { ...SETTINGS, code: '3201' }],
    ['tqc_l4', { ...SETTINGS, code: '32' }],
  ] as const;
  for (const [role, settings] of levels) {
    const into = (text: string) => partitionsOf('by_prov', role, settings, text);
    expect(await into(LIST), role).toEqual(['registration_32']);
    expect(await into('select * from registration where reg_id = 7'), role).toEqual([
      'registration_32',
    ]);
    expect(
      await into('update registration set version = version + 1 where reg_id = 7'),
      role,
    ).toEqual(['registration_32']);
    expect(await into('select * from cert order by cert_id desc limit 10'), role).toEqual([
      'cert_32',
    ]);
  }
});

test('给出地市的查询，国家级也只进一个分区', async () => {
  const into = (text: string) => partitionsOf('by_city', 'tqc_l5', {}, text);
  expect(await into("select * from registration_file where reg_id = 7 and city = '3301'")).toEqual([
    'registration_file_3301',
  ]);
  expect(await into("select * from registration_log where reg_id = 7 and city = '4401'")).toEqual([
    'registration_log_4401',
  ]);
  expect(
    await into("update registration set version = 2 where reg_id = 7 and city = '3202'"),
  ).toEqual(['registration_3202']);
});
