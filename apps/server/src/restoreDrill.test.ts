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
import { DEMO_PASSWORD } from './demo/fill';
import { sequenceAudit, verifyAudit, verifyHeads } from './kit/audit';
import { backUp, checkBackup, restore } from './kit/backup';
import { createPool, startEmbedded, type Embedded } from './kit/database';
import { migrationsFolder, projectRoot } from './paths';
import { startProduct, type Running } from './running';

const PASSPHRASE = '云汀市教育局备份口令2024';
const folder = mkdtempSync(join(tmpdir(), 'tqc-drill-'));
chmodSync(folder, 0o755);
const archive = join(folder, 'tqc.age');
const clusters: Embedded[] = [];
let product: Running;
let clerk: Transport;
let source: Awaited<ReturnType<typeof cluster>>;

/** A PostgreSQL of its own with an owner who is no superuser, as a customer has it. */
async function cluster(name: string) {
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

async function as(running: Running, account: string): Promise<Transport> {
  const transport = createTransport({ baseUrl: running.url, app: 'tqc-admin' });
  await signIn(transport, account, DEMO_PASSWORD);
  return transport;
}

const into = (
  { owner, data }: Awaited<ReturnType<typeof cluster>>,
  from = archive,
  words = PASSPHRASE,
) =>
  restore(from, words, { owner, login: { name: 'tqc_login' }, migrationsFolder, dataFolder: data });

async function back(to = archive) {
  const pool = createPool(source.owner, 1, { patient: true });
  try {
    return await backUp(
      {
        owner: pool,
        files: product.app.files,
        keys: join(source.data, 'keys.json'),
        heads: product.app.auditHeads,
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
  source = await cluster('source');
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
    const there = await as(again, 'demo_q0001');
    expect(await there.send(registration.get, { regId })).toEqual(before);
    expect(await bytesOf(there, regId)).toEqual(photo);
    const { record: messages } = await there.send(regAud.getMessagesRegAud, { regId });
    const kept = messages.map(({ content }) => content);
    expect(sure.filter((content) => !kept.includes(content))).toEqual([]);
    expect(kept.filter((content) => !written.includes(content))).toEqual([]);
    await there.send(regAud.create, { regId, content: '恢复后照常办理' });
    while ((await sequenceAudit(again.app.pool)) > 0);
    expect((await verifyAudit(again.app.pool)).broken).toBeUndefined();
    const heads = await verifyHeads(again.app.auditHeads, again.app.auth.keys, again.app.pool);
    expect(heads.broken).toBeUndefined();
    expect(heads.checked).toBeGreaterThan(0);
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
  expect(await checkBackup(archive, PASSPHRASE)).toMatchObject({ files: expect.any(Number) });
  await expect(back(join(folder, 'none', 'x.age'))).rejects.toThrow();
}, 120_000);

async function bytesOf(transport: Transport, regId: string): Promise<Buffer> {
  const photo = await transport.send(resource.getRegImage, { type: 'photo', regId });
  return Buffer.from(await (photo as unknown as Blob).arrayBuffer());
}
