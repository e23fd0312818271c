import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { forked } from '../../kit/children/startChild';
import { asLogin } from '../../kit/database/testDatabase';
import { createPersonal, placeOf, type Personal } from '../../kit/personal';
import { loadKeyRing } from '../../kit/secrets';
import { freePort } from '../../testing/freePort';
import { times } from '../../testing/long';
import { testServer, type TestServer } from '../../testing/server';
import type { CounterpartOrder } from '../../testing/counterpartWorker';
import type { WorkerOrder } from '../../testing/platformWorker';

const KILLS = times({ short: 6, long: 20 });
const CASES = KILLS * 12;
const APP = 'tqc-test';
const SECRET = 'only for this test';

let server: TestServer;
let folder: string;
let personal: Personal;
let worker: ChildProcess | undefined;
let counterpart: ChildProcess | undefined;
beforeAll(async () => {
  server = await testServer();
  folder = mkdtempSync(join(tmpdir(), 'tqc-platform-'));
  personal = createPersonal(loadKeyRing(join(folder, 'keys.json')));
});
afterAll(() => {
  worker?.kill('SIGKILL');
  counterpart?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** A process of its own from one of our files, told what to do. */
async function started(name: string, order: object): Promise<ChildProcess> {
  const child = forked(
    fileURLToPath(new URL('../../kit/children/fromSource.mjs', import.meta.url)),
    [new URL(`../../testing/${name}.ts`, import.meta.url).href],
    256,
  );
  await once(child, 'message');
  child.send(order);
  await once(child, 'message');
  return child;
}

async function killed(child: ChildProcess | undefined): Promise<void> {
  if (!child) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** Decided cases of the county, each of a person of its own. */
async function decide(from: number, count: number): Promise<void> {
  for (let n = from; n < from + count; n += 1) {
    const sealed = personal.seal(placeOf('registration', 'id_no', String(n)), '328801199901011234');
    await server.pool.query(
      `insert into platform_push (data_type, event, reg_id, prov, city, county, point, org_id, org_name, case_no, name, id_no, id_index, ct_id, cb_id, obt_id)
       values ('case', 'accepted', $1, '32', '3288', '328801', '', 328801, '东霁区教育局', $2, '王雪琳', $3, $4, 3, 1, 1)`,
      [n, `SL${n}`, sealed, Buffer.from('x')],
    );
  }
}

const left = async () => {
  const { rows } = await server.pool.query<{ n: number }>(
    'select count(*)::int as n from platform_push where state <> 1',
  );
  return rows[0]?.n ?? 0;
};

test('推送程序和国家平台轮流被强行结束：每个办件到达一次，一个不少', async () => {
  const { rows } = await server.pool.query<{ name: string }>('select current_database() as name');
  const cluster = inject('database');
  const database = rows[0]?.name ?? '';
  const target =
    'url' in cluster
      ? { url: cluster.url.replace(/\/[^/]*$/, `/${database}`) }
      : { ...cluster, database };
  const port = await freePort();
  const file = join(folder, 'taken.jsonl');
  const order: WorkerOrder = {
    target: asLogin(target),
    keys: join(folder, 'keys.json'),
    platform: { url: `http://127.0.0.1:${port}`, appId: APP, secret: SECRET },
    // So long a busy machine needs to start the other side: nobody gives up meanwhile.
    plan: {
      appId: APP,
      rate: 100,
      retries: Array<number>(10_000).fill(20),
      looks: 1e9,
      lease: 100,
    },
  };
  const standing: CounterpartOrder = { appId: APP, secret: SECRET, file, port };
  await server.pool.query("update platform_switch set state = 1 where prov = '32'");
  await decide(1, CASES / 2);
  counterpart = await started('counterpartWorker', standing);
  worker = await started('platformWorker', order);
  for (let n = 0; n < KILLS; n += 1) {
    await sleep(20 + (n % 5) * 25);
    if (n % 2 === 0) {
      await killed(worker);
      worker = await started('platformWorker', order);
    } else {
      await killed(counterpart);
      counterpart = await started('counterpartWorker', standing);
    }
    if (n === KILLS / 2) await decide(CASES / 2 + 1, CASES / 2);
  }
  await expect.poll(left, { timeout: 60_000, interval: 200 }).toBe(0);
  const arrived = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('}'))
    .map((line) => JSON.parse(line) as { key: string; body: string });
  const cases = arrived.map(({ body }) => (JSON.parse(body) as { caseNo: string }).caseNo);
  expect(new Set(cases).size).toBe(CASES);
  expect(cases).toHaveLength(CASES);
  expect(new Set(arrived.map(({ key }) => key)).size).toBe(CASES);
}, 180_000);
