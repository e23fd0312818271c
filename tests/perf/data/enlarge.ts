import type { PoolClient } from 'pg';
import { readConfig } from '../../../apps/server/src/config';
import { createPool } from '../../../apps/server/src/kit/database';
import { openParts } from '../../../apps/server/src/running';

/** Every application once more so many times, and every certificate. */
const APPLICATIONS = 16;
const CERTIFICATES = 14;
const BIG = [
  'registration',
  'registration_key',
  'registration_file',
  'registration_log',
  'cert',
  'cert_key',
] as const;
/** How far the numbers of two copies lie apart. */
const REG = 1_000_000;
const CERT = 1_000_000_000_000;
const LOG = 10_000_000;
const SERIAL = 20_000;

/**
 * Brings a database that profile demo has filled to the size of a nation: a million applications
 * with their documents and steps, three million certificates. The rows are copied under new numbers
 * with names mixed anew and days spread over their year; what stands sealed in a copy belongs to
 * its model and cannot be opened, so such a database serves measurements only.
 */
export async function enlarge(env: Readonly<Record<string, string | undefined>>): Promise<void> {
  const parts = await openParts(readConfig(env), { fill: false });
  const pool = createPool(parts.owner, 1, { patient: true });
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ n: number }>('select count(*)::int as n from cert');
    if ((rows[0]?.n ?? 0) > 1_000_000) throw new Error('这个数据库已经放大过');
    await client.query(
      "set session_replication_role = replica; set maintenance_work_mem = '512MB'; set work_mem = '256MB'; set synchronous_commit = off",
    );
    const indexes = await without(client);
    await copies(client);
    for (const text of indexes) {
      console.log(text);
      await client.query(text);
    }
    await sums(client);
    await client.query('vacuum (analyze)');
  } finally {
    client.release();
    await pool.end();
    await parts.stop();
  }
}

/** Takes the indexes that are no constraints away; how they are made anew. */
async function without(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string; text: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as text from pg_index i
     where i.indrelid = any($1::regclass[]) and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [BIG],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ text }) => text);
}

async function copies(client: PoolClient): Promise<void> {
  for (const [table, key] of [
    ['registration', 'reg_id'],
    ['cert', 'cert_id'],
  ])
    await client.query(
      `create temp table ${table}_names as select ${key} as id, name, row_number() over (order by ${key}) - 1 as at from ${table}`,
    );
  await client.query('analyze registration_names; analyze cert_names');
  const mixed = (table: string, k: number) =>
    `${table}_names a join ${table}_names b on b.at = (a.at + ${k * 7919}) % (select count(*) from ${table}_names)`;
  const number = (k: number) =>
    `left(cert_no, 11) || lpad((right(cert_no, 6)::int + ${k * SERIAL})::text, 6, '0')`;
  const again = (what: string, k: number) =>
    `sha256(${what} || '\\x${k.toString(16).padStart(2, '0')}')`;
  for (let k = 1; k <= APPLICATIONS; k += 1) {
    console.log(`applications, ${k} of ${APPLICATIONS}`);
    const own = `reg_id <= (select max(id) from registration_names) and reg_id in (select id from registration_names)`;
    await insert(
      client,
      'registration',
      `t join (select a.id, left(a.name, 1) || substr(b.name, 2) as mixed from ${mixed('registration', k)}) m on m.id = t.reg_id`,
      {
        reg_id: `reg_id + ${k * REG}`,
        channel_no: `channel_no || '-${k}'`,
        name: 'mixed',
        id_index: again('id_index', k),
        id_ref: `id_ref || '-${k}'`,
        mobile_index: again('mobile_index', k),
        archive_no: `archive_no || '-${k}'`,
        cert_no: number(k),
        apply_time: `apply_time + interval '${k} s'`,
      },
    );
    await insert(client, 'registration_file', `where ${own}`, { reg_id: `reg_id + ${k * REG}` });
    await insert(client, 'registration_log', `where ${own}`, {
      log_id: `log_id + ${k * LOG}`,
      reg_id: `reg_id + ${k * REG}`,
    });
    await insert(client, 'registration_key', `where ${own}`, {
      value: `value || '-${k}'`,
      reg_id: `reg_id + ${k * REG}`,
    });
  }
  for (let k = 1; k <= CERTIFICATES; k += 1) {
    console.log(`certificates, ${k} of ${CERTIFICATES}`);
    const day = (column: string) =>
      `case when reg_id is null then make_date(extract(year from ${column})::int, 1 + (at % 12)::int, 1 + ((at / 12 + ${k}) % 28)::int) else ${column} end`;
    await insert(
      client,
      'cert',
      `t join (select a.id, a.at, left(a.name, 1) || substr(b.name, 2) as mixed from ${mixed('cert', k)}) m on m.id = t.cert_id`,
      {
        cert_id: `cert_id + ${k * CERT}`,
        cert_no: number(k),
        reg_id: `reg_id + ${k * REG}`,
        name: 'mixed',
        id_index: again('id_index', k),
        id_ref: `id_ref || '-${k}'`,
        issue_date: day('issue_date'),
        recognised_on: day('recognised_on'),
      },
    );
  }
  await client.query(
    'insert into cert_key (cert_no, cert_id, city) select cert_no, cert_id, city from cert where cert_id > (select max(id) from cert_names)',
  );
}

/** Rows of a table once more, with some columns said anew. */
async function insert(
  client: PoolClient,
  table: string,
  from: string,
  anew: Readonly<Record<string, string>>,
): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  );
  const names = rows.map(({ name }) => name);
  const own = from.startsWith('t ') ? 't.' : '';
  const values = names.map((name) => (anew[name] ?? 'same').replace(/^same$/, `${own}${name}`));
  await client.query(
    `insert into ${table} (${names.join(', ')}) select ${values.join(', ')} from ${table} ${from}`,
  );
}

/** What is kept beside the rows, as the rows say now. */
async function sums(client: PoolClient): Promise<void> {
  console.log('sums');
  await client.query(
    `delete from registration_total; delete from cert_total;
     insert into registration_total (prov, city, county, point, ob_id, status, record_status, ct_id, n)
       select prov, city, county, point, ob_id, status, record_status, ct_id, count(*) from registration group by 1, 2, 3, 4, 5, 6, 7, 8;
     insert into cert_total (prov, city, county, point, status, ct_id, n)
       select prov, city, county, point, status, ct_id, count(*) from cert group by 1, 2, 3, 4, 5, 6;
     update plan_arrangement set booked = booked * ${APPLICATIONS + 1};
     update report_roll set n = n * ${APPLICATIONS + 1};
     update report_delta set n = n * ${APPLICATIONS + 1};
     insert into report_person (person) select distinct substring(id_index for 8) from registration on conflict do nothing;
     select report_takes(array(select reg_id from registration where id_index in (select id_index from registration group by 1 having count(*) > 1)));
     update agg_roll set n = n * case when fact like 'cert%' then ${CERTIFICATES + 1} else ${APPLICATIONS + 1} end;
     update agg_total set n = n * case when fact like 'cert%' then ${CERTIFICATES + 1} else ${APPLICATIONS + 1} end`,
  );
}
