import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport, signIn, type Transport } from '@tqc/client';
import { registration } from '@tqc/contract/register';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from './config';
import { DEMO_PASSWORD } from './demo/accounts';
import { migrationsFolder, projectRoot } from './paths';
import { startProduct } from './running';
import { makeCluster, type Cluster } from './testing/cluster';
import { freePort } from './testing/freePort';
import { serverProgram } from './testing/serverProgram';
import { startWriters } from './testing/writers';

const folder = mkdtempSync(join(tmpdir(), 'tqc-upgrade-'));
let main: Cluster;
let old: ChildProcess;
let url = '';
let env: Record<string, string> = {};

beforeAll(async () => {
  main = await makeCluster(folder);
  await main.createDatabase('tqc');
  mkdirSync(join(folder, 'data'));
  env = {
    DATABASE_OWNER_URL: main.url('postgres'),
    DATABASE_URL: main.url('tqc_login'),
    TQC_DATA: join(folder, 'data'),
    TQC_DEMO: 'dev',
    TQC_LOG: 'error',
  };
  const port = await freePort();
  url = `http://localhost:${port}`;
  old = spawn(process.execPath, serverProgram, {
    cwd: projectRoot,
    env: { ...process.env, ...env, PORT: String(port) },
  });
  let said = '';
  await new Promise<void>((ready, failed) => {
    const hear = (text: Buffer) => {
      said += text.toString();
      if (said.includes('已启动')) ready();
    };
    old.stdout?.on('data', hear);
    old.stderr?.on('data', hear);
    old.once('exit', (code) => failed(new Error(`ended with ${code}: ${said}`)));
  });
}, 180_000);
afterAll(async () => {
  const over = once(old, 'exit');
  old.kill('SIGINT');
  await over;
  await main.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

async function at(address: string): Promise<Transport> {
  const transport = createTransport({ baseUrl: address, app: 'tqc-admin' });
  await signIn(transport, 'demo_q0001', DEMO_PASSWORD);
  return transport;
}

/** A next version: what it adds is there before anything of the old one goes. */
function nextVersion(): string {
  const migrations = join(folder, 'migrations');
  cpSync(migrationsFolder, migrations, { recursive: true });
  writeFileSync(
    join(migrations, '9000_next.sql'),
    `alter table registration add column next_note text;
     alter table registration_message add column next_mark integer not null default 0;
     create index registration_next on registration (next_note) where next_note is not null;`,
  );
  return migrations;
}

test('旧版本的进程正在办理业务，新版本的进程升级数据库并启动：两边都照常答复，一条不丢', async () => {
  const before = await at(url);
  const { record } = await before.send(registration.list, {});
  const regId = record[0]?.regId ?? '';
  const writers = startWriters(before, regId, 3);
  await expect.poll(() => writers.kept.length, { timeout: 15_000 }).toBeGreaterThan(5);
  const product = await startProduct(
    { ...readConfig({ ...env, PORT: '0' }), migrations: nextVersion() },
    () => undefined,
  );
  try {
    const [{ there } = { there: 0 }] = await main.query<{ there: number }>(
      "select count(*)::int as there from information_schema.columns where column_name = 'next_note'",
    );
    expect(there).toBe(1);
    const since = writers.kept.length;
    // The same session, now at the other process.
    const after = createTransport({ baseUrl: product.url, app: 'tqc-admin' });
    after.session = before.session;
    for (let n = 0; n < 5; n += 1) {
      expect((await after.send(registration.get, { regId })).regId).toBe(regId);
      expect((await before.send(registration.get, { regId })).regId).toBe(regId);
      expect((await before.send(registration.list, {})).record.length).toBeGreaterThan(0);
      await sleep(300);
    }
    await expect.poll(() => writers.kept.length, { timeout: 15_000 }).toBeGreaterThan(since + 5);
    await writers.stop();
    expect(await writers.compare()).toEqual({ lost: [], doubled: [] });
    expect([...writers.codes]).toEqual([]);
  } finally {
    await product.stop();
  }
}, 120_000);

test('升级后旧版本的进程不能再启动，一句话说明', async () => {
  await expect(startProduct(readConfig({ ...env, PORT: '0' }), () => undefined)).rejects.toThrow(
    '数据由更新版本的系统建立',
  );
}, 60_000);
