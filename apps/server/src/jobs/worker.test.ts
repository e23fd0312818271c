import { sendForgottenCode } from '@tqc/client';
import { regAud, registrationReview } from '@tqc/contract/register';
import { Pool } from 'pg';
import { expect, test, vi } from 'vitest';
import { HELD } from '../kit/database';
import type { OutgoingText } from '../kit/texts';
import { testRoad } from '../testing/road';
import { testServer } from '../testing/server';
import { startWorker } from './worker';

const server = await testServer();
const road = await testRoad(server);
const forgetful = { userName: 't_otherPoint', mobile: '15400000102' };

test('平台迟迟不答、通知短信成堆时，验证码照样马上发出', async () => {
  const [county, point] = [await server.as('county'), await server.as('point')];
  const regIds: string[] = [];
  for (const n of [1, 2, 3]) {
    const { regId } = await road.confirmed(n);
    regIds.push(regId);
    await point(regAud.create, { regId, content: '请带原件', bySms: true });
  }
  await county(registrationReview.batchAllowQuery, { regIds: regIds.join(',') });
  const given: OutgoingText[] = [];
  const asked: string[] = [];
  let answer: (result: 0) => void = () => undefined;
  const slow = new Promise<0>((resolve) => (answer = resolve));
  const queue = new Pool({
    ...server.app.pool.options,
    max: HELD.queue,
    connectionTimeoutMillis: 30_000,
  });
  queue.on('error', () => undefined).on('connect', (client) => client.on('error', () => undefined));
  const worker = await startWorker(
    server.app,
    { query: ({ requestId }) => (asked.push(requestId), slow) },
    queue,
    { send: async (text) => (given.push(text), { taken: true }) },
  );
  try {
    // Every place that other work may take is taken.
    await vi.waitFor(() => expect(asked).toHaveLength(2), { timeout: 20_000 });
    await sendForgottenCode(server.transport(), forgetful);
    await vi.waitFor(() => expect(given.map(({ mobile }) => mobile)).toContain(forgetful.mobile), {
      timeout: 20_000,
    });
    expect(asked).toHaveLength(2);
    expect(given.find(({ mobile }) => mobile === forgetful.mobile)?.text).toMatch(/验证码\d{6}/);
  } finally {
    answer(0);
    await worker.stop();
    await queue.end();
  }
}, 60_000);

test('队列的先后：验证码最先，其次是其他工作，成批的通知和平台查询在后', async () => {
  await server.pool.query('delete from graphile_worker._private_jobs');
  const { regId } = await road.confirmed(4);
  const [county, point] = [await server.as('county'), await server.as('point')];
  await point(regAud.create, { regId, content: '请带原件', bySms: true });
  await county(registrationReview.batchAllowQuery, { regIds: regId });
  server.setNow(new Date('2024-06-18T03:00:00Z'));
  await sendForgottenCode(server.transport(), forgetful);
  await server.pool.query("select graphile_worker.add_job('retention')");
  const { rows } = await server.pool.query<{ task: string }>(
    'select task_identifier as task from graphile_worker.jobs order by priority, run_at',
  );
  const order = [...new Set(rows.map(({ task }) => task))];
  expect(order.slice(0, 2)).toEqual(['forgetSms', 'retention']);
  expect(order.slice(2).sort()).toEqual(['accessQuery', 'sendSms']);
});
