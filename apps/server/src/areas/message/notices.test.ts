import { regAud } from '@tqc/contract/register';
import { beforeAll, expect, test } from 'vitest';
import { handOver, localGateway, type SmsGateway } from '../../kit/texts';
import { testRoad, type Road } from '../../testing/road';
import { testServer, type TestServer } from '../../testing/server';
import { handedTexts } from '../../testing/texts';

let server: TestServer;
let road: Road;
beforeAll(async () => {
  server = await testServer();
  road = await testRoad(server);
});

test('通知和验证码走同一条路：交给网关之前记为待发送，原文密封等着；网关收下才算发出', async () => {
  const regId = await road.filed(1);
  const content = '请于明日前来确认';
  await (
    await server.as('point')
  )(regAud.create, { regId, content, bySms: true });
  const logged = async () =>
    (
      await server.pool.query(
        "select sendstatus, send_time, fail_reason from sms_log where sms_type = 'sysmsg'",
      )
    ).rows[0];
  expect(await logged()).toEqual({ sendstatus: 0, send_time: null, fail_reason: '' });
  const { rows: waiting } = await server.pool.query<{ sms_id: string; sealed: Buffer }>(
    'select sms_id, sealed from sms_outbox',
  );
  expect(waiting).toHaveLength(1);
  expect(waiting[0]?.sealed.toString('utf8')).not.toContain(content);
  // A gateway that is not there says nothing: the text goes on waiting.
  const broken = { send: () => Promise.reject(new Error('no answer')) };
  await expect(handOver(server.app, broken, waiting[0]?.sms_id ?? '')).rejects.toThrow();
  expect(await logged()).toMatchObject({ sendstatus: 0 });
  const [text] = await handedTexts(server);
  expect(text).toMatchObject({ mobile: '15410000001', text: `【教师资格管理】${content}` });
  expect(await logged()).toMatchObject({ sendstatus: 1, send_time: expect.anything() });
  expect((await server.pool.query('select 1 from sms_outbox')).rowCount).toBe(0);
});

test('网关说不能发的、过了有效时间的，记为发送失败并写明原因', async () => {
  const notice = async (n: number) => {
    const regId = await road.filed(n);
    await (
      await server.as('point')
    )(regAud.create, { regId, content: '请带原件', bySms: true });
    const { rows } = await server.pool.query<{ sms_id: string }>('select sms_id from sms_outbox');
    return rows[0]?.sms_id ?? '';
  };
  const reasonOf = async (id: string) =>
    (await server.pool.query('select sendstatus, fail_reason from sms_log where sms_id = $1', [id]))
      .rows[0];
  const refused = await notice(2);
  const gateway: SmsGateway = { send: async () => ({ taken: false, reason: '号码不存在' }) };
  await handOver(server.app, gateway, refused);
  expect(await reasonOf(refused)).toEqual({ sendstatus: 3, fail_reason: '号码不存在' });
  const late = await notice(3);
  server.setNow(new Date('2024-06-19T02:00:01Z'));
  await handOver(server.app, localGateway({ demo: true, tell: () => undefined }), late);
  expect(await reasonOf(late)).toEqual({
    sendstatus: 3,
    fail_reason: '超过有效时间仍未送达短信网关',
  });
});

test('自带的网关也守同一个约定：同一条交两次只显示一次', async () => {
  const lines: string[] = [];
  const gateway = localGateway({ demo: true, tell: (line) => void lines.push(line) });
  for (let n = 0; n < 2; n += 1)
    expect(await gateway.send({ id: '1', mobile: '15410000001', text: '你好' })).toEqual({
      taken: true,
    });
  expect(lines).toHaveLength(1);
});
