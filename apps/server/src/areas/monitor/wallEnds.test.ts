import { signIn, type Transport } from '@tqc/client';
import { wall } from '@tqc/contract/monitor';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApp } from '../../app';
import { PASSWORD, testServer } from '../../testing/server';
import { withDisplays } from '../../trade/wall';
import { takeDisplay } from '../../trade/wall/takeDisplay';

const DAY = 86_400_000;
const BASE = Date.parse('2024-06-18T02:00:00Z');
const server = await testServer({ hears: true });
let url = '';
let close: () => Promise<void>;
beforeAll(async () => {
  const app = await createApp({ ...server.app, auth: withDisplays(server.app.auth, server.app) });
  await app.listen({ port: 0, host: '127.0.0.1' });
  url = app.listeningOrigin;
  close = () => app.close();
});
afterAll(() => close());
beforeEach(() => server.setNow(new Date(BASE)));

const ticketOf = async () => {
  const mine = server.transport();
  await signIn(mine, 't_province', PASSWORD);
  return (await mine.send(wall.ticket, {})).ticket;
};
const open = async () => (await takeDisplay(url, await ticketOf())).display;
/** A client lets its session go when it is refused for good; here it stays, to be tried again. */
const look = async (display: Transport) => {
  const { session } = display;
  try {
    return await display.send(wall.snapshot, { scene: 'register' });
  } catch (error) {
    display.session = session;
    throw error;
  }
};

const admin = (change: string) =>
  server.pool.query(`update admin set ${change} where account = 't_province'`);
const right = wall.ticket.permission;
const PASSWORD_CHANGED = "password_at = password_at + interval '1 minute'";

test.each<[string, () => Promise<unknown>, () => Promise<unknown>, number]>([
  [
    '改了密码',
    () => admin(PASSWORD_CHANGED),
    () => admin("password_at = password_at - interval '1 minute'"),
    491,
  ],
  ['调到别的机构', () => admin('org_id = 33'), () => admin('org_id = 32'), 497],
  ['停用', () => admin('status = 0'), () => admin('status = 1'), 492],
  [
    '被收回看大屏的权限',
    () =>
      server.pool.query('delete from role_permission where role_id = 4 and permission = $1', [
        right,
      ]),
    () =>
      server.pool.query('insert into role_permission (role_id, permission) values (4, $1)', [
        right,
      ]),
    497,
  ],
])('打开大屏的人%s，大屏随即到此为止；没用过的票据也作废', async (_, change, back, code) => {
  const display = await open();
  const unused = await ticketOf();
  await look(display);
  await change();
  await expect(look(display)).rejects.toMatchObject({ code });
  await expect(takeDisplay(url, unused)).rejects.toMatchObject({ code: 498 });
  await back();
  // Rights that come back do not bring the display back.
  if (code === 497) await expect(look(display)).rejects.toMatchObject({ code });
});

test('省级暂停登录的时候大屏也停，说明到什么时候；别的级别停用不相干', async () => {
  const display = await open();
  const suspend = (orgType: number) =>
    server.pool.query(
      "update sign_in_suspension set org_types = $1, from_at = $2, to_at = $3, notice = '系统升级维护'",
      [[orgType], new Date(BASE), new Date(BASE + DAY / 24)],
    );
  await suspend(2);
  await look(display);
  await suspend(4);
  await expect(look(display)).rejects.toMatchObject({
    code: 410,
    message: '系统升级维护（2024-06-18 11:00前暂停使用，请届时重新打开大屏）',
  });
  await server.pool.query("update sign_in_suspension set org_types = '{}'");
  await look(display);
});

test('大屏最多用三十天，天天在看也一样', async () => {
  const display = await open();
  for (let days = 0.9; days < 30; days += 0.9) {
    const at = BASE + days * DAY;
    server.setNow(new Date(at));
    display.setClock(at);
    await look(display);
  }
  const end = BASE + 30 * DAY + 1000;
  server.setNow(new Date(end));
  display.setClock(end);
  await expect(look(display)).rejects.toMatchObject({ code: 498 });
});

test('停用大屏时，它的数据流随即关闭', async () => {
  const { display, displayId } = await takeDisplay(url, await ticketOf());
  const { signal } = new AbortController();
  const { body } = await display.open(wall.stream, { scene: 'register' }, signal);
  const centre = await server.as('centre');
  await centre(wall.revoke, { id: displayId });
  let text = '';
  // Reading ends, because the answer does.
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>)
    text += Buffer.from(chunk).toString('utf8');
  expect(text).toContain('event: revoked');
});
