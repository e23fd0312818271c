import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool, PoolClient } from 'pg';
import { BackupFailed, writeArchive, type Piece } from '../sealedArchive';
import { archivedUpTo, signMonth } from './archived';
import { checkArchive, hashOf, type ArchiveCheck, type MonthHead } from './archiveFile';
import type { ChainedRow, ChainPlace } from './chain';
import type { AuditKeys } from './signing';

/**
 * How long a month stays in the database after its end, in days: what the law calls half a year.
 */
export const KEPT_ONLINE = 185;

/** A month that left the database. */
export interface ArchivedMonth {
  readonly month: number;
  readonly rows: number;
  readonly file: string;
}

interface ArchiveWork {
  readonly folder: string;
  readonly passphrase: string;
  readonly now: Date;
  readonly keys: AuditKeys;
}

const DAY = 86_400_000;
const PART = 5000;
const LOCK = 7302;

/**
 * Takes every month that ended long enough ago out of the database, the oldest first: its piece of
 * the chain is checked, written into a sealed file, read back from there, and only then its table
 * goes. `owner` is the owner's pool; the caller has checked the signed heads.
 */
export async function archiveMonths(owner: Pool, work: ArchiveWork): Promise<ArchivedMonth[]> {
  const client = await owner.connect();
  const done: ArchivedMonth[] = [];
  try {
    // An owner is held to the policies of his own tables; the system's role is let through.
    await client.query('set role tqc_system');
    for (const month of await monthsBefore(
      client,
      new Date(work.now.getTime() - KEPT_ONLINE * DAY),
    ))
      done.push(await archiveMonth(client, month, work));
  } finally {
    client.release(true);
  }
  return done;
}

/**
 * Signs the row of a month that left before such rows were signed, when its file is the one that
 * was written then, follows its chain and agrees with every signed head.
 */
export async function signArchived(
  owner: Pool,
  { file, passphrase, keys, heads }: ArchiveCheck & { readonly keys: AuditKeys },
): Promise<ArchivedMonth> {
  const { month, after, last, rows } = await checkArchive({ file, passphrase, keys, heads });
  const client = await owner.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await asOwner(client);
    const { rows: found } = await client.query<{ file: string; sha256: string }>(
      'select file, sha256 from audit_archive where month = $1 and first_seq = $2 and last_seq = $3 and last_hash = $4',
      [month, after.seq + 1, last.seq, last.hash],
    );
    const sha256 = await hashOf(file);
    if (found[0]?.sha256 !== sha256)
      throw new BackupFailed(`${month} 的归档登记与该文件不符，没有补签；请找出当时写下的归档文件`);
    const { kid, signature } = signMonth(keys, { month, after, last, rows, sha256 });
    await client.query(
      'update audit_archive set kid = $2, signature = $3, rows = $4 where month = $1',
      [month, kid, signature, rows],
    );
    await ownerDone(client);
    await client.query('commit');
  } finally {
    client.release(true);
  }
  return { month, rows, file };
}

async function monthsBefore(client: PoolClient, moment: Date): Promise<number[]> {
  // A month is over when the next one has begun; the newest one is never taken.
  const { rows } = await client.query<{ month: number }>(
    `select month from (select substring(c.relname from 7)::integer as month from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'public.audit'::regclass) parts
     where (to_date(month::text, 'YYYYMM') + interval '1 month') at time zone 'Asia/Shanghai' <= $1
       and month < (select max(month) from audit) order by month`,
    [moment],
  );
  return rows.map(({ month }) => month);
}

async function archiveMonth(
  client: PoolClient,
  month: number,
  { folder, passphrase, now, keys }: ArchiveWork,
): Promise<ArchivedMonth> {
  const name = `audit-${month}.age`;
  const file = join(folder, name);
  if (existsSync(file))
    throw new BackupFailed(`${file} 已存在，请先移走，或用 --to 指定另一个目录`);
  const { end: after, broken } = await archivedUpTo(keys, client);
  if (broken) throw new BackupFailed(`${broken.reason}；没有归档`);
  await writeArchive(file, passphrase, piecesOf(client, month, after));
  const { rows, last } = await checkArchive({ file, passphrase }).catch(async (error: unknown) => {
    await rm(file, { force: true });
    throw error;
  });
  await client.query('begin');
  try {
    // Nothing is appended meanwhile, and of two archivers the second finds the month gone.
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await requireSame(client, month, rows, last);
    const sha256 = await hashOf(file);
    const { kid, signature } = signMonth(keys, { month, after, last, rows, sha256 });
    await asOwner(client);
    await client.query(
      'insert into audit_archive (month, first_seq, last_seq, last_hash, rows, file, sha256, at, kid, signature) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
      [month, after.seq + 1, last.seq, last.hash, rows, name, sha256, now, kid, signature],
    );
    await ownerDone(client);
    await client.query(`drop table public.audit_${month}`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  return { month, rows, file };
}

/**
 * Nobody but the owner writes what left, and he is held to the policies of his own tables but in
 * this transaction.
 */
async function asOwner(client: PoolClient): Promise<void> {
  await client.query('set local role none');
  await client.query('alter table public.audit_archive no force row level security');
}

async function ownerDone(client: PoolClient): Promise<void> {
  await client.query('alter table public.audit_archive force row level security');
}

async function* piecesOf(
  client: PoolClient,
  month: number,
  after: ChainPlace,
): AsyncIterable<Piece> {
  const head: MonthHead = { format: 1, month, after };
  yield { name: 'month.json', bytes: Buffer.from(JSON.stringify(head)) };
  for (let { seq } = after, n = 0; ; n += 1) {
    const { rows } = await client.query<ChainedRow & { at: Date }>(
      'select seq, at, row, hash from audit where month = $1 and seq > $2 order by seq limit $3',
      [month, seq, PART],
    );
    if (rows.length === 0) return;
    seq = Number(rows.at(-1)?.seq);
    yield {
      name: `rows/${String(n).padStart(6, '0')}`,
      bytes: Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join('')),
    };
  }
}

/** The table holds what the file holds, to its last row. */
async function requireSame(
  client: PoolClient,
  month: number,
  rows: number,
  last: ChainPlace,
): Promise<void> {
  const { rows: found } = await client.query<{ n: string; seq: string; hash: string }>(
    `select count(*) as n, max(seq) as seq, (select hash from audit where month = $1 order by seq desc limit 1) as hash from audit where month = $1`,
    [month],
  );
  const [there] = found;
  if (Number(there?.n) !== rows || Number(there?.seq) !== last.seq || there?.hash !== last.hash)
    throw new BackupFailed(`${month} 的审计记录与归档文件不符，没有归档；请先运行 npm run audit`);
}
