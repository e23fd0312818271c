import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { projectRoot } from '../../paths';
import { startEmbedded } from './embedded';
import { spaceOfProcesses } from './lease';
import { createPool } from './pool';

const folder = mkdtempSync(join(tmpdir(), 'tqc-embedded-'));
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function one(host: string): Promise<unknown> {
  const pool = createPool({ host, port: 5432, user: 'postgres', database: 'postgres' }, 1);
  try {
    return (await pool.query('select 1 as n')).rows[0];
  } finally {
    await pool.end();
  }
}

test('第一次启动建立数据，第二次启动沿用，后来者附着而不停它', async () => {
  const dataDir = join(folder, 'a');
  const first = await startEmbedded({ projectRoot, dataDir, fast: true });
  expect(first.owner).toBe(true);
  const second = await startEmbedded({ projectRoot, dataDir, fast: true });
  expect(second.owner).toBe(false);
  await second.stop();
  expect(await one(first.host)).toEqual({ n: 1 });
  await first.stop();
  expect(existsSync(join(dataDir, 'postmaster.pid'))).toBe(false);
  const again = await startEmbedded({ projectRoot, dataDir, fast: true });
  expect(await one(again.host)).toEqual({ n: 1 });
  await again.stop();
});

test('数据库的记录只有本用户可读，不写出错语句里的内容，太长时换一本', async () => {
  const dataDir = join(folder, 'log');
  writeFileSync(`${dataDir}.log`, 'x'.repeat(11 * 1024 * 1024), { mode: 0o644 });
  const server = await startEmbedded({ projectRoot, dataDir, fast: true });
  const pool = createPool({
    host: server.host,
    port: 5432,
    user: 'postgres',
    database: 'postgres',
  });
  await pool.query("create temp table secret (a text check (a <> '张三的内容'))");
  await expect(pool.query("insert into secret values ('张三的内容')")).rejects.toThrow();
  await pool.end();
  await server.stop();
  expect(statSync(`${dataDir}.log`).mode & 0o777).toBe(0o600);
  expect(statSync(`${dataDir}.log.1`).mode & 0o777).toBe(0o600);
  const log = readFileSync(`${dataDir}.log`, 'utf8');
  expect(log).toContain('violates check constraint');
  expect(log).not.toContain('张三的内容');
});

test('两个程序同时首次启动，只留下一份数据', async () => {
  const dataDir = join(folder, 'b');
  const both = await Promise.all([
    startEmbedded({ projectRoot, dataDir, fast: true }),
    startEmbedded({ projectRoot, dataDir, fast: true }),
  ]);
  expect(both.map(({ owner }) => owner).sort()).toEqual([false, true]);
  for (const one of both) await one.stop();
});

test('留下别的程序的进程号时照常启动', async () => {
  const dataDir = join(folder, 'c');
  await (await startEmbedded({ projectRoot, dataDir, fast: true })).stop();
  writeFileSync(
    join(dataDir, 'postmaster.pid'),
    `${process.pid}\n${dataDir}\n0\n5432\n\n\n\nready\n`,
  );
  const server = await startEmbedded({ projectRoot, dataDir, fast: true });
  expect(await one(server.host)).toEqual({ n: 1 });
  await server.stop();
});

test('主程序被强行结束后，数据库随之结束，不留进程', async () => {
  const dataDir = join(folder, 'd');
  const script = `import('${import.meta.resolve('./embedded.ts')}').then((m) => m.startEmbedded({ projectRoot: '/', dataDir: '${dataDir}', fast: true })).then(() => { console.log('up'); setInterval(() => {}, 1000); })`;
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', script], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve) => child.stdout.once('data', () => resolve()));
  const pid = Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
  child.kill('SIGKILL');
  for (let i = 0; i < 100 && existsSync(`/proc/${pid}`); i += 1) await sleep(50);
  expect(existsSync(`/proc/${pid}`)).toBe(false);
});

test('数据目录版本不符时说明怎么办', async () => {
  const dataDir = join(folder, 'e');
  await (await startEmbedded({ projectRoot, dataDir, fast: true })).stop();
  writeFileSync(join(dataDir, 'PG_VERSION'), '17\n');
  await expect(startEmbedded({ projectRoot, dataDir, fast: true })).rejects.toThrow(
    '数据目录由 PostgreSQL 17 建立',
  );
});

test('数据目录正被看不见的另一个容器使用时拒绝启动，不碰它的数据；它停了以后可以启动', async () => {
  const dataDir = join(folder, 'lease');
  await (await startEmbedded({ projectRoot, dataDir, fast: true })).stop();
  expect(existsSync(`${dataDir}.lease`)).toBe(false);
  // As another container would have left it: a postmaster whose number means nothing here.
  const theirs = `999999\n${dataDir}\n0\n5432\n\n\n\nready\n`;
  writeFileSync(join(dataDir, 'postmaster.pid'), theirs);
  writeFileSync(`${dataDir}.lease`, 'another-boot/pid:[1]');
  await expect(startEmbedded({ projectRoot, dataDir, fast: true })).rejects.toThrow(
    '正被另一个容器中的程序使用',
  );
  expect(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8')).toBe(theirs);
  const old = statSync(`${dataDir}.lease`).mtimeMs / 1000 - 21;
  utimesSync(`${dataDir}.lease`, old, old);
  const server = await startEmbedded({ projectRoot, dataDir, fast: true });
  expect(await one(server.host)).toEqual({ n: 1 });
  expect(readFileSync(`${dataDir}.lease`, 'utf8')).toBe(spaceOfProcesses());
  await server.stop();
});

test('数据库进程看不到本程序的环境变量', async () => {
  process.env['TQC_BACKUP_PASSPHRASE'] = '只给本程序的口令';
  const dataDir = join(folder, 'env');
  const server = await startEmbedded({ projectRoot, dataDir, fast: true });
  const pid = readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0];
  const seen = readFileSync(`/proc/${pid}/environ`, 'utf8');
  delete process.env['TQC_BACKUP_PASSPHRASE'];
  expect(seen).toContain('LANG=C');
  expect(seen).not.toContain('TQC_');
  await server.stop();
});

test('数据库被强行结束后，守在旁边的进程也结束，不会去停别的程序', async () => {
  const dataDir = join(folder, 'reader');
  const server = await startEmbedded({ projectRoot, dataDir, fast: true });
  const around = () => spawnSync('pgrep', ['-f', dataDir], { encoding: 'utf8' }).stdout.trim();
  expect(around().split('\n').length).toBeGreaterThan(2);
  process.kill(Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]), 9);
  await server.gone();
  await expect.poll(around, { timeout: 10_000 }).toBe('');
  expect(existsSync(`${dataDir}.lease`)).toBe(false);
});
