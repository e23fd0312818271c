import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport, signIn, type Transport } from '@tqc/client';
import { registration } from '@tqc/contract/register';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from './demo/accounts';
import { projectRoot } from './paths';
import { freePort } from './testing/freePort';
import { serverProgram } from './testing/serverProgram';
import { times } from './testing/long';
import { startWriters } from './testing/writers';

/** More of them on request: TQC_KILLS=60. The second of every three is the server. */
const KILLS = Number(process.env['TQC_KILLS'] ?? times({ short: 3, long: 9 }));

const data = mkdtempSync(join(tmpdir(), 'tqc-kill-'));
chmodSync(data, 0o755);
let port = 0;
let keeper: ReturnType<typeof spawn>;
let transport: Transport;
let said = '';

beforeAll(async () => {
  port = await freePort();
  keeper = spawn(
    process.execPath,
    [...serverProgram.slice(0, -1), 'scripts/keep.mjs', ...serverProgram.slice(-1)],
    {
      cwd: projectRoot,
      env: {
        ...process.env,
        DATABASE_URL: '',
        TQC_DATA: data,
        TQC_DEMO: 'dev',
        TQC_LOG: 'warn',
        PORT: String(port),
      },
    },
  );
  await new Promise<void>((stands, failed) => {
    const hear = (text: Buffer) => {
      said += text.toString();
      if (said.includes('已启动')) stands();
    };
    keeper.stdout?.on('data', hear);
    keeper.stderr?.on('data', hear);
    keeper.once('exit', (code) => failed(new Error(`ended with ${code}: ${said}`)));
  });
  transport = createTransport({ baseUrl: `http://localhost:${port}`, app: 'tqc-admin' });
  await signIn(transport, 'demo_q0001', DEMO_PASSWORD);
}, 150_000);
afterAll(async () => {
  const over = new Promise((resolve) => keeper.once('exit', resolve));
  keeper.kill('SIGINT');
  await over;
  rmSync(data, { recursive: true, force: true });
}, 30_000);

/** Ends the embedded PostgreSQL, or the server, without a word before. */
const kill = {
  database: () =>
    process.kill(Number(readFileSync(join(data, 'pg/postmaster.pid'), 'utf8').split('\n')[0]), 9),
  server: () => {
    const pid = execFileSync('pgrep', ['-P', String(keeper.pid), '-f', 'main.[tj]s'], {
      encoding: 'utf8',
    });
    process.kill(Number(pid.trim().split('\n')[0]), 9);
  },
};

test(
  '数据库和服务进程反复被强行结束：几秒内自己恢复，确认过的写入一条不丢、一条不重',
  async () => {
    const { record } = await transport.send(registration.list, {});
    const writers = startWriters(transport, record[0]?.regId ?? '', 3);
    const backs: number[] = [];
    for (let round = 0; round < KILLS; round += 1) {
      await sleep(1500);
      kill[round % 3 === 1 ? 'server' : 'database']();
      backs.push(await writers.nextKept(30_000));
    }
    await writers.stop();
    expect(await writers.compare()).toEqual({ lost: [], doubled: [] });
    const codes = [...writers.codes];
    // Meanwhile nobody was told of a system error: the database is away for a moment, or the line
    // is.
    expect(codes.filter((code) => code !== 503 && code !== 0)).toEqual([]);
    expect(said.match(/内置数据库已恢复/g)?.length).toBe(KILLS - Math.floor((KILLS + 1) / 3));
    console.log(
      `强行结束${KILLS}次：写入${writers.kept.length}条，最长一次 ${(Math.max(...backs) / 1000).toFixed(1)} 秒后恢复`,
    );
  },
  60_000 + KILLS * 30_000,
);

test('恢复以后后台任务照常有人做', async () => {
  const host = readFileSync(join(data, 'pg/postmaster.pid'), 'utf8').split('\n')[4] ?? '';
  const client = new pg.Client({ host, user: 'postgres', database: 'postgres' });
  await client.connect();
  try {
    await client.query("select graphile_worker.add_job('calendarWatch')");
    const left = async () =>
      (
        await client.query(
          "select from graphile_worker.jobs where task_identifier = 'calendarWatch'",
        )
      ).rowCount;
    await expect.poll(left, { timeout: 20_000 }).toBe(0);
  } finally {
    await client.end();
  }
}, 30_000);
