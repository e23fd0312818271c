import { baseOrg, baseOrgAnnulLog } from '@tqc/contract/basic';
import { annulState } from '@tqc/domain/dictionaries';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { forked } from '../../../kit/children/startChild';
import { asLogin } from '../../../kit/database/testDatabase';
import { times } from '../../../testing/long';
import type { MovesOrder } from '../../../testing/orgMovesWorker';
import { testOrgs, testServer, type TestServer } from '../../../testing/server';

const KILLS = 5;
/** More than a few pieces, so that a process ends between and within them. */
const CERTS = times({ short: 3200, long: 20_000 });
const { county: FROM, otherCounty: INTO } = testOrgs;

let server: TestServer;
let worker: ChildProcess | undefined;
beforeAll(async () => {
  server = await testServer();
  server.setNow(new Date('2024-06-18T02:00:00Z'));
});
afterAll(() => worker?.kill('SIGKILL'));

const order = async (): Promise<MovesOrder> => {
  const { rows } = await server.pool.query<{ name: string }>('select current_database() as name');
  const cluster = inject('database');
  const database = rows[0]?.name ?? '';
  const target =
    'url' in cluster
      ? { url: cluster.url.replace(/\/[^/]*$/, `/${database}`) }
      : { ...cluster, database };
  return { target: asLogin(target), at: '2024-06-18T16:00:30Z' };
};

/** A process of its own that moves what is due. */
async function started(): Promise<ChildProcess> {
  const child = forked(
    fileURLToPath(new URL('../../../kit/children/fromSource.mjs', import.meta.url)),
    [new URL('../../../testing/orgMovesWorker.ts', import.meta.url).href],
    256,
  );
  await once(child, 'message');
  child.send(await order());
  await once(child, 'message');
  return child;
}

const figures = async () => {
  const { rows } = await server.pool.query<{ left: number; moved: number; told: number }>(
    `select (select count(*)::int from cert where county = $1) as left,
       (select count(*)::int from cert where county = $2 and org_id = $3) as moved,
       (select coalesce(sum((moved ->> 'certs')::int), 0)::int from org_annul) as told`,
    [FROM.county, INTO.county, INTO.id],
  );
  return rows[0] ?? { left: 0, moved: 0, told: 0 };
};

test(`撤并途中进程被强行结束${KILLS}次：每张证书移一次，一张不少，数得清`, async () => {
  await server.pool.query(
    `with made as (insert into cert (cert_id, cert_no, org_id, org_name, prov, city, county, point, name, id_no, id_index, id_ref, ct_id, subject_id, subject_name, issue_date, recognised_on)
       select n, '20243288' || n, $1, '演示', '32', $2, $3, '', '林问夏', '\\x01', '\\x01', 'r' || n, 3, '1', '语文', '2024-06-01', '2024-06-01'
       from generate_series(700000, ${700_000 + CERTS - 1}) n returning cert_no, cert_id, city)
     insert into cert_key (cert_no, cert_id, city) select cert_no, cert_id, city from made`,
    [FROM.id, FROM.city, FROM.county],
  );
  const province = await server.as('province');
  const { version } = await province(baseOrg.get, { orgId: FROM.id });
  const into = { intoId: INTO.id, paperNo: '9号', effectiveDay: '2024-06-19' };
  await province(baseOrg.orgAnnul, { id: FROM.id, ...into }, { version });
  let met = 0;
  for (let n = 0; n < KILLS; n += 1) {
    worker = await started();
    await sleep(15 + n * 25);
    const gone = once(worker, 'exit');
    worker.kill('SIGKILL');
    await gone;
    const { left, moved, told } = await figures();
    // A piece and what is counted of it are one: never half of either.
    expect([left + moved, told]).toEqual([CERTS, moved]);
    if (left > 0) met += 1;
  }
  expect(met).toBeGreaterThan(0);
  worker = await started();
  const [said] = (await once(worker, 'message')) as [string];
  expect(said).toBe('done');
  expect(await figures()).toEqual({ left: 0, moved: CERTS, told: CERTS });
  const { record } = await province(baseOrgAnnulLog.list, {});
  expect(record).toMatchObject([{ state: annulState.code('done'), certs: CERTS }]);
  const { rows } = await server.pool.query(
    'select from cert_key k join cert c using (cert_no) where k.city <> c.city',
  );
  expect(rows).toEqual([]);
});
