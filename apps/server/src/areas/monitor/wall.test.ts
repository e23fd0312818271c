import { uuid7, type Transport } from '@tqc/client';
import { wall } from '@tqc/contract/monitor';
import { scenes } from '@tqc/domain/wall';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createApp } from '../../app';
import { sequenceAudit } from '../../kit/audit';
import { createListener, type Listener } from '../../kit/database';
import { createEvents } from '../../kit/events';
import { foldAll, withDisplays } from '../../trade/wall';
import { COALESCE } from '../../trade/wall/room';
import { takeDisplay } from '../../trade/wall/takeDisplay';
import { addApplication } from '../../testing/wall';
import { testOrgs, testServer, type TestOrg } from '../../testing/server';

const first = await testServer();
let listener: Listener;
let url = '';
let close: () => Promise<void>;

beforeAll(async () => {
  const { rows } = await first.pool.query<{ name: string }>('select current_database() as name');
  const target = inject('database');
  listener = await createListener(
    'url' in target
      ? { url: target.url.replace(/\/[^/]*$/, `/${rows[0]?.name}`) }
      : { ...target, database: rows[0]?.name ?? '' },
  );
  const server = await createApp({
    ...first.app,
    auth: withDisplays(first.app.auth, first.app),
    events: createEvents(listener),
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  url = server.listeningOrigin;
  close = () => server.close();
});
afterAll(async () => {
  await close();
  await listener.close();
});

async function open(org: TestOrg) {
  const call = await first.as(org);
  const { ticket } = await call(wall.ticket, { name: `${org}大屏` });
  return { call, ticket, ...(await takeDisplay(url, ticket)) };
}

interface Heard {
  readonly event: string;
  readonly data: Record<string, unknown> & {
    panels?: Record<string, { rev: number; set: unknown[][] }>;
    seq?: string;
  };
}

/** Reads the stream as the app does; `next` waits for an event of one kind. */
async function listen(display: Transport, input: Record<string, unknown>) {
  const stop = new AbortController();
  const response = await display.open(wall.stream, input, stop.signal);
  const heard: Heard[] = [];
  const waiters = new Set<() => void>();
  void (async () => {
    let text = '';
    try {
      for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
        text += Buffer.from(chunk).toString('utf8');
        for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
          const event = /^event: (.*)$/m.exec(text.slice(0, end))?.[1];
          const data = /^data: (.*)$/m.exec(text.slice(0, end))?.[1];
          if (event && data) heard.push({ event, data: JSON.parse(data) as Heard['data'] });
          text = text.slice(end + 2);
          for (const wake of waiters) wake();
        }
      }
    } catch {
      // The test has ended the stream.
    }
  })();
  const next = async (event: string): Promise<Heard> => {
    for (;;) {
      const at = heard.findIndex((one) => one.event === event);
      if (at >= 0) return heard.splice(at, 1)[0] as Heard;
      await new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`no ${event}`)), 5000);
        const wake = () => {
          clearTimeout(timer);
          waiters.delete(wake);
          resolve();
        };
        waiters.add(wake);
      });
    }
  };
  return { response, heard, next, stop: () => stop.abort() };
}

test('票据只能用一次，一分钟后失效，要有权限', async () => {
  const { ticket, scope } = await open('province');
  expect(scope.name).toBe(testOrgs.province.name);
  await expect(takeDisplay(url, ticket)).rejects.toMatchObject({ code: 498 });
  const call = await first.as('province');
  const late = await call(wall.ticket, {});
  first.setNow(new Date(Date.now() + 61_000));
  await expect(takeDisplay(url, late.ticket)).rejects.toMatchObject({ code: 498 });
  first.setNow(undefined);
  await expect((await first.as('county'))(wall.ticket, {})).rejects.toMatchObject({ code: 403 });
  await expect(takeDisplay(url, Buffer.alloc(32).toString('base64url'))).rejects.toMatchObject({
    code: 498,
  });
});

test('快照：十二个面板，只有本省的数，没有个人信息，没变时回答304', async () => {
  for (let id = 1; id <= 8; id += 1)
    await addApplication(first.pool, id, { at: id, status: id % 2 ? 6 : 21 });
  await foldAll(first.pool);
  const { display } = await open('province');
  const snapshot = await display.send(wall.snapshot, { scene: 'register' });
  expect(Object.keys(snapshot.panels)).toEqual(scenes[0]?.panels.map(({ id }) => id));
  expect(snapshot.panels['register.funnel']?.rows).toEqual([
    ['filed', '网报人数', 6],
    ['confirmed', '确认通过', 4],
    ['approved', '审批通过', 4],
    ['recognised', '认定通过', 4],
  ]);
  expect(snapshot.panels['register.map']?.rows).toEqual([['3288', testOrgs.city.name, 4, 6, 100]]);
  expect(JSON.stringify(snapshot)).not.toContain('张三');
  const whole = await (await open('centre')).display.send(wall.snapshot, { scene: 'register' });
  expect(whole.panels['register.map']?.rows.map((row) => [row[0], row[3]])).toEqual([
    ['32', 6],
    ['33', 2],
  ]);
  const enrolling = Object.values((await display.send(wall.snapshot, { scene: 'enroll' })).panels);
  expect(enrolling).toHaveLength(12);
  expect(enrolling.filter(({ state }) => state === 'missing')).toEqual([]);
  expect((await display.send(wall.snapshot, { scene: 'system' })).panels['system.kpi']?.state).toBe(
    'ok',
  );
  expect(
    (await display.send(wall.snapshot, { scene: 'cert' })).panels['cert.kpi']?.rows.map(
      (row) => row[0],
    ),
  ).toEqual(['certs', 'certsYear', 'certsMonth', 'certsGone', 'limited', 'limitHits']);
  const asked = await display.open(wall.snapshot, { scene: 'register' }, AbortSignal.timeout(5000));
  const tag = asked.headers.get('etag') ?? '';
  expect(tag).toMatch(/^"[\w-]{22}"$/);
  await asked.arrayBuffer();
  const real = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    real(input, {
      ...init,
      headers: { ...(init?.headers as Record<string, string>), 'if-none-match': tag },
    });
  const again = await display
    .open(wall.snapshot, { scene: 'register' }, AbortSignal.timeout(5000))
    .finally(() => (globalThis.fetch = real));
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

test('下钻只在自己的范围之内', async () => {
  const { display } = await open('province');
  expect(
    (await display.send(wall.snapshot, { scene: 'register', org: testOrgs.county.id })).panels[
      'register.map'
    ]?.rows.map((row) => row[0]),
  ).toEqual(['32880101', '32880102']);
  await expect(
    display.send(wall.snapshot, { scene: 'register', org: testOrgs.otherProvince.id }),
  ).rejects.toMatchObject({ code: 403 });
  await expect(
    display.send(wall.snapshot, { scene: 'register', org: testOrgs.centre.id }),
  ).rejects.toMatchObject({ code: 403 });
});

test('改动不用再问就到达，连着的改动并成少数几帧，断线后续传不丢不重', async () => {
  const { display } = await open('city');
  const { seq, panels } = await display.send(wall.snapshot, { scene: 'register' });
  const filed = () => panels['register.funnel']?.rows[0]?.[2] as number;
  const line = await listen(display, { scene: 'register', after: seq });
  expect(line.response.headers.get('content-type')).toContain('text/event-stream');
  expect(line.response.headers.get('x-accel-buffering')).toBe('no');
  await line.next('beat');
  const begun = performance.now();
  await addApplication(first.pool, 501, { at: 0 });
  await foldAll(first.pool);
  const frame = await line.next('d');
  expect(frame.data.panels?.['register.funnel']).toMatchObject({
    rev: 2,
    set: [['filed', '网报人数', filed() + 1]],
  });
  for (let id = 502; id <= 531; id += 1) {
    await addApplication(first.pool, id, { at: 0 });
    await foldAll(first.pool);
  }
  line.stop();
  await new Promise((resolve) => setTimeout(resolve, 900));
  const resumed = await listen(display, { scene: 'register', after: frame.data.seq ?? '' });
  await resumed.next('beat');
  await addApplication(first.pool, 540, { at: 0 });
  await foldAll(first.pool);
  await expect
    .poll(
      () =>
        resumed.heard
          .filter(({ event }) => event === 'd')
          .flatMap(({ data }) => data.panels?.['register.funnel']?.set ?? [])
          .at(-1)?.[2],
      { timeout: 4000 },
    )
    .toBe(filed() + 32);
  const revs = resumed.heard.flatMap(({ data }) => data.panels?.['register.funnel']?.rev ?? []);
  expect(revs).toEqual(revs.map((_, at) => 3 + at));
  // However slow the machine is: frames keep their distance.
  expect(revs.length).toBeLessThanOrEqual(3 + (performance.now() - begun) / COALESCE.gap);
  resumed.stop();
  const lost = await listen(display, { scene: 'register', after: 'ffffffff.1' });
  await lost.next('reset');
  lost.stop();
});

test('设备在清单里，指令到达并有回应，吊销后立即失效', async () => {
  const { display, displayId } = await open('city');
  await display.send(wall.snapshot, {
    scene: 'register',
    build: 'b1',
    fps: 59.6,
    heap: 80,
    reloads: 1,
  });
  const line = await listen(display, { scene: 'register' });
  const call = await first.as('province');
  const shown = async () =>
    (await call(wall.devices, { pageSize: 50 })).record.find(({ id }) => id === displayId);
  expect(await shown()).toMatchObject({
    name: 'city大屏',
    state: 1,
    fps: 60,
    heap: 80,
    build: 'b1',
    lastCommand: '',
  });
  await call(wall.command, { id: displayId, command: 'scene', value: 'cert' });
  const { data } = await line.next('cmd');
  expect(data).toMatchObject({ command: 'scene', value: 'cert' });
  expect(await shown()).toMatchObject({ lastCommand: '切换画面（未响应）', latency: null });
  await display.send(wall.snapshot, { scene: 'cert', ack: String(data['id']) });
  expect(await shown()).toMatchObject({
    scene: 'cert',
    lastCommand: '切换画面',
    latency: expect.any(Number),
  });
  await expect(
    call(wall.command, { id: displayId, command: 'scene', value: 'nothing' }),
  ).rejects.toMatchObject({ code: 400 });
  await expect(
    call(wall.command, { id: displayId, command: 'org', value: testOrgs.province.id }),
  ).rejects.toMatchObject({ code: 403 });
  const stranger = await first.as('otherProvince');
  expect(
    (await stranger(wall.devices, { pageSize: 50 })).record.some(({ id }) => id === displayId),
  ).toBe(false);
  await expect(stranger(wall.revoke, { id: displayId })).rejects.toMatchObject({ code: 403 });
  await call(wall.revoke, { id: displayId });
  await line.next('revoked');
  await expect(display.send(wall.snapshot, { scene: 'register' })).rejects.toMatchObject({
    code: 410,
  });
  expect(await shown()).toMatchObject({ state: 4 });
  line.stop();
});

test('写接口：同一编号只有一次效果，缺编号、没有权限、不在范围、输入有误都被拒绝', async () => {
  const { displayId } = await open('city');
  const call = await first.as('city');
  const count = async (sql: string) => (await first.pool.query<{ n: number }>(sql)).rows[0]?.n ?? 0;
  const tickets = () => count('select count(*)::int as n from wall_ticket');
  const key = uuid7();
  const made = await call(wall.ticket, { name: '一号屏' }, { key });
  const before = await tickets();
  expect(await call(wall.ticket, { name: '一号屏' }, { key })).toEqual(made);
  expect(await tickets()).toBe(before);
  await expect(call(wall.ticket, { name: '二号屏' }, { key })).rejects.toMatchObject({ code: 422 });
  const county = await first.as('county');
  const stranger = await first.as('otherProvince');
  const writes = [
    [wall.command, { id: displayId, command: 'pause' }, { id: displayId, command: 'explode' }],
    [wall.revoke, { id: displayId }, { id: '不是编号' }],
  ] as const;
  for (const [one, good, bad] of writes) {
    await expect(call(one, good as never, { key: '' })).rejects.toMatchObject({ code: 400 });
    await expect(call(one, bad as never)).rejects.toMatchObject({ code: 400 });
    await expect(county(one, good as never)).rejects.toMatchObject({ code: 403 });
    await expect(stranger(one, good as never)).rejects.toMatchObject({ code: 403 });
    await expect(first.transport().send(one, good as never)).rejects.toMatchObject({ code: 481 });
    const again = uuid7();
    expect(await call(one, good as never, { key: again })).toBeNull();
    expect(await call(one, good as never, { key: again })).toBeNull();
  }
  // What is gone cannot be commanded or revoked again.
  await expect(call(wall.revoke, { id: displayId })).rejects.toMatchObject({ code: 403 });
  await sequenceAudit(first.pool);
  expect(
    await count(
      "select count(*)::int as n from audit where row ->> 'act' in ('monitor.wall.ticket', 'monitor.wall.exchange', 'monitor.wall.command', 'monitor.wall.revoke') and (row ->> 'ok')::boolean",
    ),
  ).toBeGreaterThan(5);
  expect(
    await count(
      "select count(*)::int as n from audit where row::text like '%' || (select encode(secret, 'hex') from wall_display limit 1) || '%'",
    ),
  ).toBe(0);
});

test('令牌一小时轮换：新的一用，旧的就作废；一天不连接就到期', async () => {
  const { display } = await open('centre');
  const old = display.session?.token ?? '';
  const base = Date.now();
  const at = (hours: number) => {
    first.setNow(new Date(base + hours * 3_600_000));
    display.setClock(base + hours * 3_600_000);
  };
  try {
    at(2);
    await display.send(wall.snapshot, { scene: 'register' });
    const fresh = display.session?.token ?? '';
    expect(fresh).not.toBe(old);
    if (display.session) display.session.token = old;
    await display.send(wall.snapshot, { scene: 'register' });
    if (display.session) display.session.token = fresh;
    await display.send(wall.snapshot, { scene: 'register' });
    const keys = display.session?.keys;
    if (display.session) display.session.token = old;
    await expect(display.send(wall.snapshot, { scene: 'register' })).rejects.toMatchObject({
      code: 415,
    });
    if (keys) display.session = { token: fresh, keys };
    at(25);
    await display.send(wall.snapshot, { scene: 'register' });
    at(50);
    await expect(display.send(wall.snapshot, { scene: 'register' })).rejects.toMatchObject({
      code: 498,
    });
  } finally {
    first.setNow(undefined);
  }
});
