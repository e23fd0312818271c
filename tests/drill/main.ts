import { mkdtempSync, rmSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport, signIn } from '@tqc/client';
import { registration } from '@tqc/contract/register';
import { DEMO_PASSWORD } from '../../apps/server/src/demo/accounts';
import { startWriters } from '../../apps/server/src/testing/writers';
import { startGround } from './ground';

/**
 * `npm run drill`: the built server, its PostgreSQL and the line between them fail in turn, under
 * writers; TQC_KILLS says how often (60). Everything has to come back without a hand.
 */
const KILLS = Number(process.env['TQC_KILLS'] ?? 60);
const GIVE_UP = 60_000;

const folder = mkdtempSync(join(tmpdir(), 'tqc-drill-'));
chmodSync(folder, 0o755);
const ground = await startGround(folder);
const transport = createTransport({ baseUrl: ground.url, app: 'tqc-admin' });
await signIn(transport, 'demo_q0001', DEMO_PASSWORD);
const { record } = await transport.send(registration.list, {});
const writers = startWriters(transport, record[0]?.regId ?? '', 4);

/** What happens, and how long the fault itself lasts before it ends by itself. */
const faults: readonly (readonly [
  name: string,
  lasts: number,
  begin: () => unknown,
  end?: () => unknown,
])[] = [
  ['服务进程被强行结束', 0, ground.killServer],
  ['PostgreSQL 被强行结束', 0, ground.killDatabase],
  ['线路断开', 0, ground.line.cut],
  ['线路停滞，旧连接一直不通', 6000, ground.line.stall, ground.line.mend],
  ['线路拒绝连接', 4000, ground.line.refuse, ground.line.mend],
];
const figures = faults.map(([name]) => ({ name, times: 0, back: [] as number[], wait: 0 }));
try {
  for (let round = 0; round < KILLS; round += 1) {
    await sleep(2000);
    const kind = round % faults.length;
    const [, lasts, begin, end] = faults[kind] ?? ['', 0, () => undefined];
    const figure = figures[kind];
    writers.longestWait();
    await begin();
    await sleep(lasts);
    await end?.();
    const back = await writers.nextKept(GIVE_UP).catch((error: unknown) => {
      console.error([...writers.codes].join('、'));
      throw error;
    });
    figure?.back.push(back);
    if (figure)
      [figure.times, figure.wait] = [
        figure.times + 1,
        Math.max(figure.wait, writers.longestWait()),
      ];
    process.stderr.write(`${round + 1}/${KILLS} ${figure?.name} ${(back / 1000).toFixed(2)} s\n`);
  }
  await writers.stop();
  const { lost, doubled } = await writers.compare();
  const seconds = (ms: number) => (ms / 1000).toFixed(1);
  console.log(`| 故障 | 次数 | 恢复用时，中位 | 最长 | 单次请求最长等待 |\n|---|---|---|---|---|`);
  for (const { name, times, back, wait } of figures)
    console.log(
      `| ${name} | ${times} | ${seconds(back.toSorted((a, b) => a - b)[Math.floor(back.length / 2)] ?? 0)} s | ${seconds(Math.max(0, ...back))} s | ${seconds(wait)} s |`,
    );
  const other = [...writers.codes].filter((code) => code !== 503 && code !== 0);
  console.log(
    `确认写入 ${writers.kept.length} 条，丢失 ${lost.length} 条，重复 ${doubled.length} 条；其他错误码：${other.join('、') || '无'}`,
  );
  const late = figures.some(({ back }) => Math.max(0, ...back) > 5000);
  process.exitCode = lost.length + doubled.length + other.length > 0 || late ? 1 : 0;
} finally {
  await ground.stop();
  rmSync(folder, { recursive: true, force: true });
}
