import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport, signIn, type Transport } from '@tqc/client';
import { regAud, registration } from '@tqc/contract/register';
import { resource } from '@tqc/contract/resource';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from './config';
import { DEMO_PASSWORD } from './demo/accounts';
import { sequenceAudit, verifyAudit, verifyHeads } from './kit/audit';
import { backUp, checkBackup, restore } from './kit/backup';
import { readArchive } from './kit/sealedArchive';
import { createPool, startEmbedded, type DatabaseTarget, type Embedded } from './kit/database';
import { migrationsFolder, projectRoot } from './paths';
import { startProduct, type Running } from './running';

const PASSPHRASE = '云汀市教育局备份口令2024';
const folder = mkdtempSync(join(tmpdir(), 'tqc-drill-'));
chmodSync(folder, 0o755);
const archive = join(folder, 'tqc.age');
const clusters: Embedded[] = [];
let product: Running;
let clerk: Transport;
let source: Place;

/** A database and what stands beside it. */
interface Place {
  readonly owner: DatabaseTarget;
  readonly data: string;
  readonly env: Readonly<Record<string, string>>;
}

/** A PostgreSQL of its own with an owner who is no superuser, as a customer has it. */
async function cluster(
  name: string,
): Promise<Place & { readonly owner: { readonly url: string } }> {
  const server = await startEmbedded({
    projectRoot,
    dataDir: join(folder, name, 'pg'),
    fast: true,
  });
  clusters.push(server);
  const admin = new pg.Client({ host: server.host, user: 'postgres', database: 'postgres' });
  await admin.connect();
  await admin.query('create role tqc_owner login createrole');
  await admin.query('create database tqc owner tqc_owner');
  await admin.end();
  const at = (user: string) =>
    `postgres://${user}@localhost/tqc?host=${encodeURIComponent(server.host)}`;
  const data = join(folder, name, 'data');
  mkdirSync(data);
  const env = {
    DATABASE_OWNER_URL: at('tqc_owner'),
    DATABASE_URL: at('tqc_login'),
    TQC_DATA: data,
    TQC_LOG: 'silent',
    PORT: '0',
  };
  return { owner: { url: at('tqc_owner') }, data, env };
}

/** The embedded database of a product, as `npm start` has it. */
async function embedded(name: string): Promise<Place> {
  const data = join(folder, name);
  const server = await startEmbedded({ projectRoot, dataDir: join(data, 'pg'), fast: true });
  clusters.push(server);
  const { host, port, user } = server;
  const env = { TQC_DATA: data, TQC_LOG: 'silent', PORT: '0' };
  return { owner: { host, port, user, database: 'postgres' }, data, env };
}

async function as(running: Running, account: string): Promise<Transport> {
  const transport = createTransport({ baseUrl: running.url, app: 'tqc-admin' });
  await signIn(transport, account, DEMO_PASSWORD);
  return transport;
}

const into = ({ owner, data }: Place, from = archive, words = PASSPHRASE) =>
  restore(from, words, { owner, login: { name: 'tqc_login' }, migrationsFolder, dataFolder: data });

async function back(to = archive, { owner, data }: Place = source, of: Running = product) {
  const pool = createPool(owner, 1, { patient: true });
  try {
    return await backUp(
      {
        owner: pool,
        files: of.app.files,
        keys: join(data, 'keys.json'),
        heads: of.app.auditHeads,
      },
      to,
      PASSPHRASE,
      new Date(),
    );
  } finally {
    await pool.end();
  }
}

beforeAll(async () => {
  source = await embedded('source');
  product = await startProduct(readConfig({ ...source.env, TQC_DEMO: 'dev' }), () => undefined);
  clerk = await as(product, 'demo_q0001');
}, 120_000);
afterAll(async () => {
  await product.stop();
  for (const server of clusters) await server.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

test('边写边备份，恢复到全新的数据库：人员能登录，申请和图片都在，审计核对无误', async () => {
  const { record } = await clerk.send(registration.list, {});
  const regId = record[0]?.regId ?? '';
  const before = await clerk.send(registration.get, { regId });
  const photo = await bytesOf(clerk, regId);
  expect(photo.length).toBeGreaterThan(500);
  const written: string[] = [];
  let writing = true;
  const writer = (async () => {
    for (let n = 0; writing; n += 1) {
      const content = `备份期间的第${n}条留言，含生僻字𠮷`;
      await clerk.send(regAud.create, { regId, content });
      written.push(content);
      await sleep(40);
    }
  })();
  await expect.poll(() => written.length, { timeout: 10_000 }).toBeGreaterThan(5);
  const sure = [...written];
  await product.app.pool.query(
    `insert into wall_display (display_id, name, admin_id, org_id, prov, city, county, secret, salt, token_hash, token_at, viewed_org, created_at, seen_at, ends_at)
     select gen_random_uuid(), '大厅', admin_id, org_id, '32', '3200', '320000', '\\x00', '\\x00', 'none', now(), org_id, now(), now(), now() + interval '1 day' from admin limit 1`,
  );
  const [made] = await Promise.all([back().finally(() => void (writing = false)), writer]);
  expect(made.damaged).toEqual([]);
  expect(written.length).toBeGreaterThan(sure.length);

  const target = await cluster('target');
  const restored = await into(target);
  expect(restored.files).toBe(made.files);
  const again = await startProduct(
    readConfig({ ...target.env, TQC_DEMO: 'none' }),
    () => undefined,
  );
  try {
    // Whoever was signed in at the time of the backup is not any more.
    const old = createTransport({ baseUrl: again.url, app: 'tqc-admin' });
    old.session = clerk.session;
    await expect(old.send(registration.list, {})).rejects.toMatchObject({ code: 410 });
    const { rows: displays } = await again.app.pool.query(
      'select revoked_at is null as open from wall_display',
    );
    expect(displays).toEqual([{ open: false }]);
    const there = await as(again, 'demo_q0001');
    expect(await there.send(registration.get, { regId })).toEqual(before);
    expect(await bytesOf(there, regId)).toEqual(photo);
    const { record: messages } = await there.send(regAud.getMessagesRegAud, { regId });
    const kept = messages.map(({ content }) => content);
    expect(sure.filter((content) => !kept.includes(content))).toEqual([]);
    expect(kept.filter((content) => !written.includes(content))).toEqual([]);
    await there.send(regAud.create, { regId, content: '恢复后照常办理' });
    while ((await sequenceAudit(again.app.pool)) > 0);
    expect((await verifyAudit(again.app.auth.keys, again.app.pool)).broken).toBeUndefined();
    const heads = await verifyHeads(again.app.auditHeads, again.app.auth.keys, again.app.pool);
    expect(heads.broken).toBeUndefined();
    expect(heads.checked).toBeGreaterThan(0);
    // An owner who is no superuser gets all rows as well: policies hold him too.
    const second = join(folder, 'again.age');
    const { files, damaged } = await back(second, target, again);
    expect({ files, damaged }).toEqual({ files: made.files, damaged: [] });
    const names: string[] = [];
    await readArchive(second, PASSPHRASE, async ({ name }) => void names.push(name));
    for (const table of ['admin', 'audit', 'cert', 'limitation', 'registration', 'org_plan'])
      expect(names).toContain(`db/public.${table}/000000`);
  } finally {
    await again.stop();
  }
}, 180_000);

test('口令不对、文件被改或不完整、目标已有数据：一句话说明，什么都不留下', async () => {
  await expect(checkBackup(archive, '另一个备份口令另一个')).rejects.toThrow('备份口令不对');
  const whole = readFileSync(archive);
  const spoilt = join(folder, 'spoilt.age');
  writeFileSync(spoilt, whole);
  truncateSync(spoilt, Math.floor(whole.length / 2));
  await expect(checkBackup(spoilt, PASSPHRASE)).rejects.toThrow('备份文件已损坏或不完整');
  const changed = Buffer.from(whole);
  changed[whole.length - 5000] = (changed[whole.length - 5000] ?? 0) ^ 1;
  writeFileSync(spoilt, changed);
  const target = await cluster('spoilt');
  await expect(into(target, spoilt)).rejects.toThrow('备份文件已损坏或不完整');
  // The same place takes a sound one afterwards: nothing of the other is left.
  await into(target);
  await expect(into(target)).rejects.toThrow('中已有');
  rmSync(target.data, { recursive: true });
  mkdirSync(target.data);
  await expect(into(target)).rejects.toThrow('目标数据库中已有数据');
  // A database that somebody else works in is not touched, and his tables stand in no backup.
  const shared = await cluster('shared');
  const others = new pg.Client(shared.owner.url);
  await others.connect();
  await others.query('create table customers (n int)');
  await others.query('insert into customers values (1)');
  await expect(into(shared)).rejects.toThrow('不属于本系统的数据表（customers）');
  const { rows } = await others.query(
    "select (select count(*)::int from customers) as n, to_regclass('org') as made",
  );
  expect(rows).toEqual([{ n: 1, made: null }]);
  await others.end();
  expect(await checkBackup(archive, PASSPHRASE)).toMatchObject({ files: expect.any(Number) });
  await expect(back(join(folder, 'none', 'x.age'))).rejects.toThrow();
}, 120_000);

async function bytesOf(transport: Transport, regId: string): Promise<Buffer> {
  const photo = await transport.send(resource.getRegImage, { type: 'photo', regId });
  return Buffer.from(await (photo as unknown as Blob).arrayBuffer());
}
