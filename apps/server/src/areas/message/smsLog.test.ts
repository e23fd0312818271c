import { signIn } from '@tqc/client';
import { loginSms } from '@tqc/contract/account';
import { msgSysmsg } from '@tqc/contract/message';
import { beforeAll, expect, test } from 'vitest';
import { handOver, localGateway } from '../../kit/texts';
import { PASSWORD, testServer, type TestServer } from '../../testing/server';
import { handedTexts } from '../../testing/texts';

const MASKED = '【教师资格管理】验证码******，5分钟内有效，请勿告知他人。';
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await server.pool.query("update admin set login_type = 'sms' where account = 't_city'");
});

async function sendCode(): Promise<void> {
  await server.pool.query("update sms_log set create_time = create_time - interval '2 minutes'");
  const mine = server.transport();
  const { answer } = await signIn(mine, 't_city', PASSWORD);
  await mine.send(loginSms.sendLoginSms, { token: answer.user.smsToken });
}

/** Everything that is stored about texts, as one searchable text. */
async function stored(): Promise<string> {
  const { rows } = await server.pool.query<{ all: string }>(
    `select coalesce(string_agg(t::text, ' '), '') as all from (
       select to_jsonb(l) as t from sms_log l union all select to_jsonb(o) from sms_outbox o
       union all select to_jsonb(c) from sms_code c union all select to_jsonb(j) from graphile_worker._private_jobs j) x`,
  );
  return rows[0]?.all ?? '';
}

test('短信验证码不以明文存放：日志从一开始就遮盖，网关取走后原文不留', async () => {
  await sendCode();
  const before = await stored();
  const [text] = await handedTexts(server);
  const code = /验证码(\d{6})，/.exec(text?.text ?? '')?.[1] ?? '';
  expect(code).toMatch(/^\d{6}$/);
  expect(before).not.toContain(`验证码${code}`);
  expect(before).not.toContain(`"${code}"`);
  const { rows } = await server.pool.query('select sms_msg, sendstatus from sms_log');
  expect(rows).toEqual([{ sms_msg: MASKED, sendstatus: 1 }]);
  expect((await server.pool.query('select 1 from sms_outbox')).rowCount).toBe(0);
});

test('按内容逐位查不出验证码，按手机号的一部分也查不到人', async () => {
  await sendCode();
  await handedTexts(server);
  const province = await server.as('province');
  const found = await Promise.all(
    Array.from({ length: 10 }, (_, digit) =>
      province(msgSysmsg.querySms, { smsMsg: `验证码${digit}` }),
    ),
  );
  expect(found.map(({ total }) => total)).toEqual(Array.from({ length: 10 }, () => 0));
  const all = await province(msgSysmsg.querySms, {});
  expect(all.record.map(({ smsMsg }) => smsMsg)).toContain(MASKED);
  expect((await province(msgSysmsg.querySms, { mobile: '1540000' })).total).toBe(0);
  expect((await province(msgSysmsg.querySms, { smsType: '2' })).total).toBe(all.total);
});

test('数据库不收带验证码的日志', async () => {
  await expect(
    server.pool.query(
      "insert into sms_log (sms_id, mobile, mobile_index, sms_type, sms_msg) values (1, '', '', '2', '验证码123456')",
    ),
  ).rejects.toThrow('sms_log_no_code');
});

test('演示环境把短信显示在终端，别处没有网关时记为发送失败，原文同样不留', async () => {
  const lines: string[] = [];
  const tell = (line: string) => void lines.push(line);
  const give = async (demo: boolean) => {
    await sendCode();
    const { rows } = await server.pool.query<{ sms_id: string }>('select sms_id from sms_outbox');
    const id = rows[0]?.sms_id ?? '';
    await handOver(server.app, localGateway({ demo, tell }), id);
    expect((await server.pool.query('select 1 from sms_outbox')).rowCount).toBe(0);
    const { rows: log } = await server.pool.query<{ sendstatus: number; fail_reason: string }>(
      'select sendstatus, fail_reason from sms_log where sms_id = $1',
      [id],
    );
    return log[0];
  };
  expect(await give(true)).toEqual({ sendstatus: 1, fail_reason: '' });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/15400003288.*验证码\d{6}/);
  expect(await give(false)).toEqual({
    sendstatus: 3,
    fail_reason: '没有配置短信网关，请联系系统管理员',
  });
  expect(lines).toHaveLength(1);
});
