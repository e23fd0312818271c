import { signIn, type Transport } from '@tqc/client';
import { calls, get } from '@tqc/contract/kit';
import { wall } from '@tqc/contract/monitor';
import { registration } from '@tqc/contract/register';
import { sceneOf } from '@tqc/domain/wall';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createApp } from '../../app';
import { kyselyOfPool } from '../../kit/scope';
import { serve } from '../../kit/serve';
import { PASSWORD, testOrgs, testServer, type TestOrg } from '../../testing/server';
import { findPlace, roomsOf, withDisplays } from '../../trade/wall';
import { MOST_DISPLAYS } from '../../trade/wall/displayPlaces';
import { MOST_ROOMS } from '../../trade/wall/rooms';
import { takeDisplay } from '../../trade/wall/takeDisplay';

const tried = calls(
  {
    id: 'monitor.tried',
    path: 'tried',
    code: '',
    calls: { work: ['GET', 'work', 'signedIn', '试着做事'] },
  },
  { work: get('work', 'signedIn', z.object({}), z.null()) },
);
/** How many of the calls tried are under way, and how many there ever were at once. */
const working = { now: 0, most: 0, go: [] as (() => void)[] };
const server = await testServer({
  calls: serve(tried, {
    work: async () => {
      working.now += 1;
      working.most = Math.max(working.most, working.now);
      await new Promise<void>((done) => working.go.push(done));
      working.now -= 1;
      return null;
    },
  }),
});
let url = '';
let close: () => Promise<void>;
beforeAll(async () => {
  await server.pool.query('update admin set monitor = true where admin_id = 1');
  const app = await createApp({ ...server.app, auth: withDisplays(server.app.auth, server.app) });
  await app.listen({ port: 0, host: '127.0.0.1' });
  url = app.listeningOrigin;
  close = () => app.close();
});
afterAll(() => close());

async function open(org: TestOrg, n: number): Promise<Transport[]> {
  const call = await server.as(org);
  const made: Transport[] = [];
  for (let at = 1; at <= n; at += 1) {
    const { ticket } = await call(wall.ticket, { name: `${at}号屏` });
    made.push((await takeDisplay(url, ticket)).display);
  }
  return made;
}

const count = async (sql: string) => (await server.pool.query<{ n: number }>(sql)).rows[0]?.n ?? 0;
const held = () =>
  count(
    "select count(*)::int as n from pg_stat_activity where datname = current_database() and application_name = 'tqc' and state = 'idle in transaction' and query not like '%lock table%'",
  );
const reading = () =>
  count(
    "select count(*)::int as n from pg_stat_activity where datname = current_database() and application_name = 'tqc wall' and wait_event_type = 'Lock'",
  );

test('一个人开八块大屏，各看各的机构：等数据时不占一个连接，别人的列表照常', async () => {
  const county = await server.as('county');
  const displays = await open('centre', 8);
  const locking = await server.pool.connect();
  await locking.query('begin; lock table agg_audit, agg_roll in access exclusive mode');
  const orgs = Object.values(testOrgs);
  const asked = Promise.allSettled(
    displays.flatMap((display, at) =>
      ['register', 'cert', 'history'].map((scene) =>
        display.send(wall.snapshot, { scene, org: orgs[at]?.id ?? '1' }),
      ),
    ),
  );
  try {
    await expect.poll(reading, { timeout: 5000 }).toBe(2);
    await expect.poll(held, { timeout: 1500 }).toBe(0);
    expect(server.app.pool.waitingCount).toBe(0);
    expect((await county(registration.list, {})).record).toEqual([]);
  } finally {
    await locking.query('rollback');
    locking.release();
    await asked;
  }
}, 60_000);

test('同一个人的几个会话合起来排队：同时办的不超过三件', async () => {
  const sessions = [server.transport(), server.transport(), server.transport()];
  for (const one of sessions) await signIn(one, 't_centre', PASSWORD);
  const sent = sessions.flatMap((one) => [1, 2, 3].map(() => one.send(tried.work, {})));
  await expect.poll(() => working.now, { timeout: 5000 }).toBe(3);
  const going = setInterval(() => working.go.shift()?.(), 20);
  await Promise.all(sent);
  clearInterval(going);
  expect(working.most).toBe(3);
});

test('一个人的大屏合起来最多24条数据流', async () => {
  const displays = await open('city', 9);
  const stop = new AbortController();
  const opened = await Promise.all(
    displays.flatMap((display) =>
      [1, 2, 3].map(() => display.open(wall.stream, { scene: 'register' }, stop.signal)),
    ),
  );
  stop.abort();
  const statuses = opened.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(24);
  expect(statuses.filter((status) => status === 429)).toHaveLength(3);
}, 30_000);

test('一个人的大屏有上限：满了说明停用哪一块、到哪里停用，一小时没露面的让位', async () => {
  const call = await server.as('province');
  await open('province', MOST_DISPLAYS.person - 1);
  const [first, second] = [
    await call(wall.ticket, {}),
    await call(wall.ticket, { name: '迟到的' }),
  ];
  await takeDisplay(url, first.ticket);
  const full = {
    code: 422,
    message: expect.stringMatching(/大屏已有12块，最多12块.*大屏设备管理.*停用.*“1号屏”/),
  };
  await expect(takeDisplay(url, second.ticket)).rejects.toMatchObject(full);
  await expect(call(wall.ticket, {})).rejects.toMatchObject(full);
  await server.pool.query(
    "update wall_display set seen_at = now() - interval '2 hours' where admin_id = 32 and name = '5号屏'",
  );
  await takeDisplay(url, second.ticket);
  const gone = await server.pool.query<{ name: string }>(
    'select name from wall_display where admin_id = 32 and revoked_at is not null',
  );
  expect(gone.rows).toEqual([{ name: '5号屏' }]);
});

test('画面房间有上限：先放走最久没人看的，全都有人看时请稍后再试', async () => {
  const rooms = roomsOf({ ...server.app, events: { ...server.app.events } });
  const scene = sceneOf('register');
  if (!scene) throw new Error('no scene');
  const place = await findPlace(kyselyOfPool(server.app.pool), '1', {
    orgType: 5,
    prov: '',
    city: '',
    county: '',
    point: '',
  });
  const enter = (n: number) => rooms.enter({ scene, place: { ...place, orgId: `${n}` } });
  const leave = Array.from({ length: MOST_ROOMS }, (_, n) => enter(n).on(() => undefined));
  expect(() => enter(MOST_ROOMS)).toThrowError(
    expect.objectContaining({ code: 503, message: '正在查看的大屏画面过多，请稍后再试' }),
  );
  const seen = enter(7);
  leave[7]?.();
  const made = enter(MOST_ROOMS);
  expect(rooms.size).toBe(MOST_ROOMS);
  expect(enter(MOST_ROOMS)).toBe(made);
  leave[8]?.();
  expect(enter(7)).not.toBe(seen);
  expect(made.idle(performance.now() + 59_000)).toBe(false);
  expect(made.idle(performance.now() + 61_000)).toBe(true);
});
