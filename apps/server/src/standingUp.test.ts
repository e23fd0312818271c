import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport, signIn, uuid7, type Transport } from '@tqc/client';
import { regAud, registration } from '@tqc/contract/register';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from './demo/fill';
import { projectRoot } from './paths';
import { freePort } from './testing/freePort';

/** More of them on request: TQC_KILLS=60. Every third is the server. */
const KILLS = Number(process.env['TQC_KILLS'] ?? 9);

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
    ['--import', 'tsx', 'scripts/keep.mjs', 'apps/server/src/main.ts'],
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
    const pid = execFileSync('pgrep', ['-P', String(keeper.pid), '-f', 'main.ts'], {
      encoding: 'utf8',
    });
    process.kill(Number(pid.trim().split('\n')[0]), 9);
  },
};

test(
  '数据库和服务进程反复被强行结束：几秒内自己恢复，确认过的写入一条不丢、一条不重',
  async () => {
    const { record } = await transport.send(registration.list, {});
    const regId = record[0]?.regId ?? '';
    const kept: string[] = [];
    const gaps: number[] = [];
    const codes = new Set<number>();
    let writing = true;

    /**
     * Writes one message after the other; what was not answered is sent again under the same key
     * until it is.
     */
    async function write(writer: number): Promise<void> {
      for (let n = 0; writing; n += 1) {
        const content = `请于周五前到现场确认，第${writer}组第${n}条`;
        const key = uuid7();
        const since = performance.now();
        for (;;) {
          try {
            await transport.send(regAud.create, { regId, content }, { key });
            break;
          } catch (error) {
            const { code } = error as { code?: number };
            codes.add(code ?? NaN);
            await sleep(400);
          }
        }
        kept.push(content);
        gaps.push(performance.now() - since);
        await sleep(400);
      }
    }
    const writers = [1, 2, 3].map(write);
    for (let round = 0; round < KILLS; round += 1) {
      await sleep(1500);
      const before = kept.length;
      kill[round % 3 === 1 ? 'server' : 'database']();
      await expect.poll(() => kept.length, { timeout: 30_000 }).toBeGreaterThan(before + 3);
    }
    writing = false;
    await Promise.all(writers);
    const there: string[] = [];
    for (let pageNo = 1; ; pageNo += 1) {
      const page = await transport.send(regAud.list, { regId, pageNo, pageSize: 100 });
      there.push(...page.record.map(({ content }) => content));
      if (page.record.length < 100) break;
    }
    expect(there.toSorted()).toEqual(kept.toSorted());
    // Meanwhile nobody was told of a system error: the database is away for a moment, or the line
    // is.
    expect([...codes].filter((code) => code !== 503 && code !== 0)).toEqual([]);
    expect(said.match(/内置数据库已恢复/g)?.length).toBe(KILLS - Math.floor((KILLS + 1) / 3));
    console.log(
      `强行结束${KILLS}次：写入${kept.length}条，最长一次用时 ${(Math.max(...gaps) / 1000).toFixed(1)} 秒`,
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
