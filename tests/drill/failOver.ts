import { execSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport, signIn } from '@tqc/client';
import { registration } from '@tqc/contract/register';
import { DEMO_PASSWORD } from '../../apps/server/src/demo/accounts';
import { startWriters } from '../../apps/server/src/testing/writers';
import { startServer } from '../product/startServer';

/**
 * `npm run drill:fail-over -- "command that ends the main server"`: the built server on the servers
 * of DATABASE_URL and DATABASE_OWNER_URL (an empty database, looked after by a manager), writers,
 * the command; then the manager's replica takes over without a hand here.
 */
const [command] = process.argv.slice(2);
if (!command) throw new Error('请给出结束主库的命令');
const { DATABASE_URL = '', DATABASE_OWNER_URL = '' } = process.env;
const product = await startServer('dev', { env: { DATABASE_URL, DATABASE_OWNER_URL } });
try {
  const transport = createTransport({ baseUrl: product.url, app: 'tqc-admin' });
  await signIn(transport, 'demo_q0001', DEMO_PASSWORD);
  const { record } = await transport.send(registration.list, {});
  const writers = startWriters(transport, record[0]?.regId ?? '', 4);
  await sleep(5000);
  execSync(command, { stdio: 'inherit' });
  const back = await writers.nextKept(180_000);
  await sleep(5000);
  await writers.stop();
  const { lost, doubled } = await writers.compare();
  const codes = [...writers.codes].filter((code) => code !== 503 && code !== 0);
  console.log(
    `确认写入 ${writers.kept.length} 条，丢失 ${lost.length} 条，重复 ${doubled.length} 条，主库结束后 ${(back / 1000).toFixed(1)} 秒恢复；其他错误码：${codes.join('、') || '无'}`,
  );
  process.exitCode = lost.length + doubled.length + codes.length > 0 ? 1 : 0;
} finally {
  await product.stop();
}
