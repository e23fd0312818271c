import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport, signIn } from '@tqc/client';
import { registration } from '@tqc/contract/register';
import { expect, test } from 'vitest';
import { readConfig } from './config';
import { DEMO_PASSWORD } from './demo/accounts';
import { startProduct } from './running';
import { makeCluster } from './testing/cluster';
import { startWriters } from './testing/writers';

const SYNCHRONOUS = ['synchronous_standby_names=ANY 1 (second)'];

test.each([
  ['同步复制', true],
  ['异步复制', false],
])(
  '%s：主库被强行结束，副本接替，服务自己找到新主库，确认过的写入都在',
  async (_name, synchronous) => {
    const folder = mkdtempSync(join(tmpdir(), 'tqc-failover-'));
    const main = await makeCluster(folder);
    await main.createDatabase('tqc');
    const second = await main.follower('second');
    if (synchronous) {
      await main.stop();
      await main.start(SYNCHRONOUS);
    }
    // The server is told both addresses; the first one is not the one that will be the main one.
    const both = (user: string) =>
      main.url(user).replace(`:${main.port}`, `:${second.port},127.0.0.1:${main.port}`);
    const product = await startProduct(
      readConfig({
        DATABASE_OWNER_URL: both('postgres'),
        DATABASE_URL: both('tqc_login'),
        TQC_DATA: join(folder, 'data'),
        TQC_DEMO: 'dev',
        TQC_LOG: 'silent',
        PORT: '0',
      }),
      () => undefined,
    );
    try {
      const transport = createTransport({ baseUrl: product.url, app: 'tqc-admin' });
      await signIn(transport, 'demo_q0001', DEMO_PASSWORD);
      const { record } = await transport.send(registration.list, {});
      const writers = startWriters(transport, record[0]?.regId ?? '', 3);
      await expect.poll(() => writers.kept.length, { timeout: 20_000 }).toBeGreaterThan(10);
      await main.kill();
      await sleep(300);
      await second.promote();
      const back = await writers.nextKept(20_000);
      await expect.poll(() => writers.kept.length, { timeout: 20_000 }).toBeGreaterThan(20);
      await writers.stop();
      const { lost, doubled } = await writers.compare();
      console.log(
        `${synchronous ? '同步' : '异步'}：确认${writers.kept.length}条，丢失${lost.length}条，重复${doubled.length}条，接替后 ${(back / 1000).toFixed(1)} 秒恢复`,
      );
      if (synchronous) expect(lost).toEqual([]);
      expect(doubled).toEqual([]);
      expect([...writers.codes].filter((code) => code !== 503 && code !== 0)).toEqual([]);
    } finally {
      await product.stop();
      await Promise.all([main.stop(), second.stop()]);
      rmSync(folder, { recursive: true, force: true });
    }
  },
  180_000,
);
