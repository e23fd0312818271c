import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport, signIn, type Transport } from '@tqc/client';
import { registration } from '@tqc/contract/register';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from './config';
import { DEMO_PASSWORD } from './demo/accounts';
import { startProduct, type Running } from './running';
import { makeCluster, type Cluster } from './testing/cluster';
import { freePort } from './testing/freePort';

const folder = mkdtempSync(join(tmpdir(), 'tqc-replica-'));
let main: Cluster;
let copy: Cluster;
let product: Running;
let inner = 0;
let clerk: Transport;

beforeAll(async () => {
  main = await makeCluster(folder);
  await main.createDatabase('tqc');
  copy = await main.follower('copy');
  inner = await freePort();
  product = await startProduct(
    readConfig({
      DATABASE_OWNER_URL: main.url('postgres'),
      DATABASE_URL: main.url('tqc_login'),
      DATABASE_REPLICA_URL: copy.url('tqc_login'),
      TQC_DATA: join(folder, 'data'),
      TQC_DEMO: 'dev',
      TQC_LOG: 'silent',
      PORT: '0',
      TQC_INTERNAL_PORT: String(inner),
    }),
    () => undefined,
  );
  clerk = await person();
}, 180_000);
afterAll(async () => {
  await product.stop();
  await Promise.all([copy.stop(), main.stop()]);
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

async function person(account = 'demo_q0001'): Promise<Transport> {
  const transport = createTransport({ baseUrl: product.url, app: 'tqc-admin' });
  await signIn(transport, account, DEMO_PASSWORD);
  return transport;
}

/** Lists of applications asked for at a server, by what it was told to remember. */
async function scans(of: Cluster): Promise<number> {
  const [row] = await of.query<{ n: string }>(
    "select sum(coalesce(idx_scan, 0) + seq_scan) as n from pg_stat_user_tables where relname = 'registration'",
  );
  return Number(row?.n ?? 0);
}

const ready = async () =>
  (await (await fetch(`http://127.0.0.1:${inner}/readyz`)).json()) as {
    ok: boolean;
    replica: { used: boolean; lagSeconds: number | null };
  };
const looks = async () =>
  Number(
    (
      await main.query<{ n: string }>(
        "select (select count(*) from audit where row ->> 'act' = 'register.registration.list') + (select count(*) from audit_inbox where row ->> 'act' = 'register.registration.list') as n",
      )
    )[0]?.n,
  );

test('列表在副本上查，审计仍写在主库；就绪接口和指标说出落后多少', async () => {
  await expect.poll(async () => (await ready()).replica.used, { timeout: 10_000 }).toBe(true);
  const [before, audited] = [await scans(copy), await looks()];
  const { total } = await clerk.send(registration.list, {});
  expect(total).toBeGreaterThan(0);
  await expect.poll(() => scans(copy), { timeout: 15_000 }).toBeGreaterThan(before);
  expect(await looks()).toBe(audited + 1);
  expect((await ready()).replica.lagSeconds).toBeLessThan(3);
  const figures = await (await fetch(`http://127.0.0.1:${inner}/metrics`)).text();
  expect(figures).toMatch(/^tqc_replica_used 1$/m);
  expect(figures).toMatch(/^tqc_replica_lag_seconds 0\.\d+/m);
}, 60_000);

test('刚写过的人看到的总是自己写的，副本停着不动也一样；落后太多就不再用它', async () => {
  const { record } = await clerk.send(registration.list, {});
  const one = record[0];
  if (!one) throw new Error('no application');
  await copy.query('select pg_wal_replay_pause()');
  const told = await clerk.send(registration.get, { regId: one.regId });
  await clerk.send(
    registration.update,
    { regId: one.regId, address: '云汀市东霁区学府路8号' },
    { version: told.version },
  );
  const own = await clerk.send(registration.list, {});
  expect(own.record.find(({ regId }) => regId === one.regId)?.version).toBe(told.version + 1);
  // Somebody else may still see how it was, but not for long.
  const other = await person('demo_s32');
  await expect.poll(async () => (await ready()).replica.used, { timeout: 10_000 }).toBe(false);
  const seen = await other.send(registration.list, { regId: one.regId });
  expect(seen.record.find(({ regId }) => regId === one.regId)?.version).toBe(told.version + 1);
  await copy.query('select pg_wal_replay_resume()');
  await expect.poll(async () => (await ready()).replica.used, { timeout: 10_000 }).toBe(true);
}, 60_000);

test('副本没有了：同一次查询改在主库上答复，没有人看到错误；回来后接着用', async () => {
  // Somebody who wrote nothing: whoever just wrote is answered by the main one anyway.
  const reader = await person('demo_x320101');
  await copy.kill();
  const listed = await reader.send(registration.list, {});
  expect(listed.total).toBeGreaterThan(0);
  await expect.poll(async () => (await ready()).replica.used, { timeout: 10_000 }).toBe(false);
  expect((await ready()).ok).toBe(true);
  await copy.start();
  await expect.poll(async () => (await ready()).replica.used, { timeout: 10_000 }).toBe(true);
  expect((await reader.send(registration.list, {})).total).toBe(listed.total);
}, 60_000);

test('副本被提升后自成一家：不再从它读', async () => {
  await copy.promote();
  await expect.poll(async () => (await ready()).replica.used, { timeout: 10_000 }).toBe(false);
  expect((await clerk.send(registration.list, {})).total).toBeGreaterThan(0);
}, 60_000);
