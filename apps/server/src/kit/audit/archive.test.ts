import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createPool } from '../database';
import { createTestDatabase } from '../database/testDatabase';
import { temporaryKeyRing } from '../secrets';
import { archiveMonths, signArchived } from './archive';
import { checkArchive, hashOf } from './archiveFile';
import { sequenceAudit } from './chain';
import { createHeadKeeper } from './heads';
import { verifyAudit, verifyHeads, verifyRecent } from './verify';

const keys = temporaryKeyRing();
const folder = mkdtempSync(join(tmpdir(), 'tqc-archive-'));
const heads = join(folder, 'heads.jsonl');
const passphrase = 'six words nobody would guess here';
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: Pool;
/** As an owner who is no superuser, whom the policies of his own tables hold. */
let owner: Pool;
const OWNER = `tqc_archivist_${randomBytes(4).toString('hex')}`;
beforeAll(async () => {
  database = await createTestDatabase(inject('database'));
  pool = createPool(database.target, 2);
  await pool.query(
    `create role ${OWNER}; grant tqc_system to ${OWNER}; grant usage, create on schema public to ${OWNER};
     alter table audit owner to ${OWNER}; alter table audit_archive owner to ${OWNER}; alter function audit_month owner to ${OWNER}`,
  );
  owner = createPool(database.target, 1);
  owner.on('connect', (client) => void client.query(`set session authorization ${OWNER}`));
});
afterAll(async () => {
  await owner.end();
  await pool.query(`drop owned by ${OWNER}; drop role ${OWNER}`);
  await pool.end();
  await database.drop();
  rmSync(folder, { recursive: true });
});

async function write(...moments: string[]): Promise<void> {
  for (const at of moments)
    await pool.query('insert into audit_inbox (row) values ($1)', [{ act: 'x', at, obj: '𠮷' }]);
  while ((await sequenceAudit(pool)) > 0);
  await createHeadKeeper(heads, keys).keep(pool, new Date('2024-06-18T00:00:00Z'), true);
}

const archive = (now: string) =>
  archiveMonths(owner, { folder, passphrase, keys, now: new Date(now) });

async function months(): Promise<Record<number, number>> {
  const { rows } = await pool.query<{ month: number; n: number }>(
    'select month, count(*)::int as n from audit group by 1 order by 1',
  );
  return Object.fromEntries(rows.map(({ month, n }) => [month, n]));
}

test('审计按中国的月份分表；时钟倒退不会再开旧的月份，每个月都是一段没有缺口的链', async () => {
  // The last minute of May in China is still 15:59 in UTC.
  await write('2024-04-30T15:59:59Z', '2024-04-30T16:00:00Z', '2024-05-10T00:00:00Z');
  await write('2024-04-01T00:00:00Z', '2024-06-18T00:00:00Z');
  expect(await months()).toEqual({ 202404: 1, 202405: 3, 202406: 1 });
  expect(await verifyAudit(keys, pool)).toMatchObject({ from: 1, checked: 5 });
  for (const table of ['audit', 'audit_202405'])
    for (const act of [
      `update ${table} set hash = ''`,
      `delete from ${table}`,
      `truncate ${table}`,
    ])
      await expect(pool.query(act), act).rejects.toThrow('审计记录不能修改或删除');
});

test('结束满185天的月份归档：先核对，写成加密文件，读回无误，才从数据库取走；链从归档之后接着核对', async () => {
  expect(await archive('2024-10-31T00:00:00Z')).toEqual([]);
  const done = await archive('2024-11-02T00:00:00Z');
  expect(done).toEqual([{ month: 202404, rows: 1, file: join(folder, 'audit-202404.age') }]);
  expect(await months()).toEqual({ 202405: 3, 202406: 1 });
  expect(readFileSync(done[0]?.file ?? '', 'latin1')).not.toContain('"act"');
  await archive('2025-11-02T00:00:00Z');
  // The newest month stays: the chain goes on behind it.
  expect(await months()).toEqual({ 202406: 1 });
  expect(await verifyAudit(keys, pool)).toMatchObject({ from: 5, checked: 1 });
  expect(await verifyRecent(heads, keys, pool)).toMatchObject({ from: 5, checked: 1 });
  expect(await verifyHeads(heads, keys, pool)).toEqual({ checked: 1, archived: 1 });
  await write('2024-06-19T00:00:00Z');
  expect(await verifyAudit(keys, pool)).toMatchObject({ from: 5, checked: 2 });
  expect(await checkArchive({ file: join(folder, 'audit-202405.age'), passphrase })).toMatchObject({
    month: 202405,
    rows: 3,
    last: { seq: 4 },
  });
});

/** What every check says while the database is changed so; afterwards it is as it was. */
async function told(...changes: string[]): Promise<unknown[]> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('alter table audit disable trigger audit_fixed');
    for (const change of changes) await client.query(change);
    const verdicts = [
      await verifyAudit(keys, client),
      await verifyHeads(heads, keys, client),
      await verifyRecent(heads, keys, client),
    ];
    return verdicts.map(({ broken }) => broken?.reason);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

test('归档登记没有有效签名、不相接、登记的内容被改：每一种核对都指出是哪个月', async () => {
  const all = (text: string) => Array.from({ length: 3 }, () => expect.stringContaining(text));
  const forged = (month: number, first: number, last: string, signed = "'a1', 'x'") =>
    `insert into audit_archive (month, first_seq, last_seq, last_hash, rows, file, sha256, at, kid, signature)
     select ${month}, ${first}, seq, hash, seq - ${first - 1}, 'x', 'y', now(), ${signed} from (${last}) l`;
  expect(await told('select')).toEqual([undefined, undefined, undefined]);
  // The attack: a row that passes over everything before the last one.
  const last = 'select seq, hash from audit order by seq desc limit 1';
  expect(await told(forged(202406, 5, last, 'null, null'))).toEqual(
    all('202406月的审计归档没有签名'),
  );
  expect(await told(forged(202406, 5, last))).toEqual(all('202406月的审计归档签名无效'));
  expect(await told(forged(202406, 9, last))).toEqual(all('202406月的审计归档与前一个'));
  // Whoever empties the table has nothing to go on from.
  expect(
    await told(forged(202406, 5, "select 1000000 as seq, 'aa' as hash"), 'delete from audit'),
  ).toEqual(all('202406月的审计归档签名无效'));
  for (const change of ["last_hash = repeat('0', 64)", "sha256 = 'z'", 'rows = 9'])
    expect(await told(`update audit_archive set ${change} where month = 202405`)).toEqual(
      all('202405月的审计归档签名无效'),
    );
  expect(await told('delete from audit_archive where month = 202404')).toEqual(
    all('202405月的审计归档与前一个归档月份不相接'),
  );
  const back = `select audit_month(202404); insert into audit select 202404, 1, at, row, hash from audit limit 1`;
  expect(await told(back)).toEqual(all('已归档的序号又出现在数据库中'));
});

test('伪造的归档登记移动不了链：新的记录接在真正的最后一条之后', async () => {
  await pool.query(
    "insert into audit_archive (month, first_seq, last_seq, last_hash, rows, file, sha256, at) values (203001, 1, 1000000, 'aa', 1, 'x', 'y', now())",
  );
  await write('2024-07-01T00:00:00Z');
  const { rows } = await pool.query('select max(seq)::int as seq, max(month) as month from audit');
  expect(rows).toEqual([{ seq: 7, month: 202407 }]);
  await expect(archive('2025-11-02T00:00:00Z')).rejects.toThrow('没有签名');
  await pool.query('delete from audit_archive where month = 203001');
});

test('应用程序的账号写不了归档登记', async () => {
  const client = await pool.connect();
  try {
    await client.query('begin; set local role tqc_system');
    await expect(
      client.query(
        "insert into audit_archive (month, first_seq, last_seq, last_hash, rows, file, sha256, at) values (203001, 1, 2, 'aa', 1, 'x', 'y', now())",
      ),
    ).rejects.toMatchObject({ code: '42501' });
  } finally {
    await client.query('rollback');
    client.release();
  }
});

test('核对归档文件时，落在其中的签名链首与文件中的记录逐一比对', async () => {
  const file = join(folder, 'audit-202405.age');
  expect(await checkArchive({ file, passphrase, keys, heads })).toMatchObject({ heads: 1 });
  // A head of the same place over another chain: the file would be a whole one, written anew.
  const other = join(folder, 'other.jsonl');
  const keeper = createHeadKeeper(other, keys);
  const client = await pool.connect();
  await client.query('begin; alter table audit disable trigger audit_fixed; delete from audit');
  await client.query(`insert into audit select 202406, 3, now(), '{}', repeat('0', 64)`);
  await keeper.keep(client as unknown as Pool, new Date(), true);
  await client.query('rollback');
  client.release();
  await expect(checkArchive({ file, passphrase, keys, heads: other })).rejects.toThrow(
    '归档文件中第 3 条审计记录与签名的链首不同',
  );
  writeFileSync(other, readFileSync(other, 'utf8').replace('"seq":3', '"seq":2'));
  await expect(checkArchive({ file, passphrase, keys, heads: other })).rejects.toThrow(
    '签名链首文件被改动',
  );
});

test('以前归档、登记没有签名的月份：凭当时的归档文件补签，别的文件不行', async () => {
  const signed = (month: number) =>
    signArchived(owner, { file: join(folder, `audit-${month}.age`), passphrase, keys, heads });
  await pool.query("update audit_archive set sha256 = 'z' where month = 202404");
  await expect(signed(202404)).rejects.toThrow('202404 的归档登记与该文件不符');
  await pool.query(
    `update audit_archive a set sha256 = $1, kid = null, signature = null where month = 202404`,
    [await hashOf(join(folder, 'audit-202404.age'))],
  );
  expect((await verifyAudit(keys, pool)).broken?.reason).toContain('202404月的审计归档没有签名');
  expect(await signed(202404)).toMatchObject({ month: 202404, rows: 1 });
  expect(await verifyAudit(keys, pool)).not.toHaveProperty('broken');
});

test('归档文件被改动、口令不对，都说出来；同名文件已在时不覆盖，也不取走', async () => {
  const file = join(folder, 'audit-202405.age');
  const bytes = readFileSync(file);
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 40) ^ 1, bytes.length - 40);
  const changed = join(folder, 'changed.age');
  writeFileSync(changed, bytes);
  await expect(checkArchive({ file: changed, passphrase })).rejects.toThrow('已损坏或不完整');
  await expect(checkArchive({ file, passphrase: 'some other words entirely' })).rejects.toThrow(
    '口令不对',
  );
  await write('2024-07-01T00:00:00Z');
  writeFileSync(join(folder, 'audit-202406.age'), '');
  await expect(archive('2025-11-02T00:00:00Z')).rejects.toThrow('已存在');
  expect(await months()).toEqual({ 202406: 2, 202407: 2 });
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('数据库里的一条被改动，就不归档', async () => {
  rmSync(join(folder, 'audit-202406.age'));
  await pool.query('alter table audit_202406 disable trigger audit_fixed');
  await pool.query("update audit_202406 set hash = repeat('0', 64) where seq = 5");
  await expect(archive('2025-11-02T00:00:00Z')).rejects.toThrow('第 5 条审计记录不符');
  expect(await months()).toEqual({ 202406: 2, 202407: 2 });
});
