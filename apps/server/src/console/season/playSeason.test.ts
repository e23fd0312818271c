import { createTransport, signIn } from '@tqc/client';
import { finalJudgement, recognitionStatus } from '@tqc/domain/dictionaries';
import { maskIdNo } from '@tqc/domain/shared';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createApp } from '../../app';
import { createListener, type Listener } from '../../kit/database';
import { createEvents } from '../../kit/events';
import { localAccessPlatform } from '../../trade/accessPlatform';
import { tasksOf } from '../../jobs/worker';
import { giveCert, newTeacher } from '../../testing/handEnrollment';
import { testRoad } from '../../testing/road';
import { PASSWORD, testServer } from '../../testing/server';
import { foldAll, withDisplays } from '../../trade/wall';
import { playSeason } from './playSeason';
import { holdersOf } from './registration/holders';
import { agrees, printed } from './printed';
import type { World } from './world';

const server = await testServer();
let listener: Listener;
let world: World;
let close: () => Promise<void>;
const told: string[] = [];

beforeAll(async () => {
  await testRoad(server);
  const { rows } = await server.pool.query<{ name: string }>('select current_database() as name');
  const target = inject('database');
  const database = rows[0]?.name ?? '';
  listener = await createListener(
    'url' in target
      ? { url: target.url.replace(/\/[^/]*$/, `/${database}`) }
      : { ...target, database },
  );
  const app = await createApp({
    ...server.app,
    auth: withDisplays(server.app.auth, server.app),
    events: createEvents(listener),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  close = () => app.close();
  const url = app.listeningOrigin;
  const [channel] = server.app.auth.keys.channel;
  if (!channel) throw new Error('no channel');
  const query = async <R extends object>(text: string, values: readonly unknown[] = []) =>
    (await server.pool.query<R>(text, [...values])).rows;
  let now = new Date('2024-06-18T01:00:00Z');
  const moveTo = async (moment: Date) => server.setNow((now = moment));
  const tasks = tasksOf(server.app, localAccessPlatform);
  world = {
    url,
    channel: { id: channel.id, key: new Uint8Array(channel.key) },
    query,
    moveTo,
    holders: (wanted, today) => holdersOf({ query }, server.app, wanted, today),
    rest: () => moveTo(new Date(now.getTime() + 11_000)),
    tell: (line) => told.push(line),
    async signIn(account) {
      const transport = createTransport({ baseUrl: url, app: 'tqc-admin' });
      await signIn(transport, account, PASSWORD);
      return transport;
    },
    async settle() {
      const asked = await query<{ id: string }>(
        'select reg_id::text as id from registration where access_result = 11',
      );
      for (const { id } of asked) await tasks['accessQuery']?.({ regId: id }, {} as never);
      await foldAll(server.pool);
    },
  };
});
afterAll(async () => {
  await close();
  await listener.close();
});

test('模拟一季：所有申请都有结论，大屏、页签和列表的合计与数据库一致', async () => {
  const outcome = await playSeason(world, {
    applications: 40,
    days: 12,
    first: '2024-06-18',
    seed: 7,
    points: ['t_point'],
    owners: ['t_county'],
    others: ['t_city', 't_province', 't_centre'],
  });
  const lines = printed(outcome);
  expect(lines.filter((line) => line.startsWith('不一致'))).toEqual([]);
  expect(outcome).toMatchObject({ handedIn: 40, refused: [], open: 0 });
  expect(agrees(outcome)).toBe(true);
  expect(Object.keys(outcome.states).sort()).toEqual(
    (['refused', 'recognised'] as const)
      .map((name) => recognitionStatus.label(recognitionStatus.code(name)))
      .sort(),
  );
  expect(told).toHaveLength(12);
  // One sum that differs is a failure.
  const [first] = outcome.sums;
  expect(first).toBeDefined();
  const wrong = { ...outcome, sums: [{ ...first, shown: -1 } as (typeof outcome.sums)[number]] };
  expect(agrees(wrong)).toBe(false);
}, 240_000);

const REGISTRATIONS = 80;
const FIRST_TEACHER = 300;
const RENEWING = 20;

test('模拟定期注册的一季：各级按规则办，所有记录都有结论，页签、列表、工作台、大屏与数据库一致', async () => {
  for (let n = 0; n < REGISTRATIONS; n += 1) await giveCert(server, FIRST_TEACHER + n);
  // Some were registered before: of a few the validity ends soon, of the others it is over; more of
  // them than register, so that both lists keep somebody.
  for (let n = 0; n < RENEWING; n += 1) {
    const { certNo, idNo } = newTeacher(FIRST_TEACHER + n);
    await server.pool.query(
      `insert into enrollment_history (hist_id, prov, city, county, id_index, id_ref, id_mask, cert_no, ct_id, work_unit, name, org_name, org_id, registration_type, enroll_number, conclusion, concluded_on, valid_until)
       select cert_id, prov, city, county, id_index, id_ref, $2, cert_no, ct_id, '东霁区第一初级中学', name, org_name, org_id, 1, 1, 51, '2019-08-01', $3 from cert where cert_no = $1`,
      [certNo, maskIdNo(idNo), n % 2 === 0 ? '2024-08-01' : '2024-06-01'],
    );
  }
  const outcome = await playSeason(world, {
    applications: 0,
    registering: {
      registrations: REGISTRATIONS - 4,
      points: ['t_point'],
      counties: ['t_county'],
      city: 't_city',
      province: 't_province',
      centre: 't_centre',
    },
    days: 16,
    first: '2024-07-02',
    seed: 11,
    points: [],
    owners: [],
    others: [],
  });
  const lines = printed(outcome);
  expect(lines.filter((line) => line.startsWith('不一致'))).toEqual([]);
  expect(outcome).toMatchObject({ declared: REGISTRATIONS - 4, refused: [], open: 0 });
  expect(agrees(outcome)).toBe(true);
  expect(Object.keys(outcome.concluded).sort()).toEqual(
    [
      ...(['qualified', 'deferred', 'unqualified', 'noQualification', 'notInScope'] as const).map(
        (name) => finalJudgement.label(finalJudgement.code(name)),
      ),
      '已删除',
    ].sort(),
  );
  // Nobody is counted twice: as many records as declared.
  expect(Object.values(outcome.concluded).reduce((sum, n) => sum + n, 0)).toBe(REGISTRATIONS - 4);
  expect(outcome.sums.some(({ where, shown = 0 }) => where === '注册大屏' && shown > 0)).toBe(true);
}, 240_000);
