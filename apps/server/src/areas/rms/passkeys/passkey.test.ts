import { signIn } from '@tqc/client';
import { passkey } from '@tqc/contract/rms';
import { beforeAll, expect, test } from 'vitest';
import { softKey } from '../../../testing/passkey';
import { PASSWORD, testServer, type TestServer } from '../../../testing/server';

const HOST = '127.0.0.1';
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
const proof = { account: 't_county', password: PASSWORD };

async function registered() {
  const key = softKey(HOST);
  const mine = server.transport();
  await signIn(mine, 't_county', PASSWORD);
  const { options } = await mine.send(passkey.register, { step: 'begin' });
  const made = key.make(options?.challenge ?? '');
  return { key, mine, made, options };
}
const shownBy = async (key: ReturnType<typeof softKey>) => {
  const open = server.transport();
  const { challenge } = await open.send(passkey.verify, { step: 'begin' });
  return { open, shown: key.show(challenge) };
};

test('本人登记安全密钥要再输密码；登记后代替USB Key登录，凭据只用一次', async () => {
  const { key, mine, made, options } = await registered();
  expect(options).toMatchObject({ host: HOST, user: { name: 't_county' }, known: [] });
  const finish = { step: 'finish' as const, label: '办公电脑', made };
  await expect(mine.send(passkey.register, finish)).rejects.toThrow();
  const { keys } = await mine.send(passkey.register, finish, { proof });
  expect(keys).toMatchObject([{ label: '办公电脑', lastUsedAt: null }]);
  // The same answer again is no second key.
  await expect(mine.send(passkey.register, finish, { proof })).rejects.toThrow('没有登记成功');

  await server.pool.query("update admin set ukey_required = true where account = 't_county'");
  await expect(signIn(server.transport(), 't_county', PASSWORD)).rejects.toMatchObject({
    code: 496,
  });
  const { open, shown } = await shownBy(key);
  const found = await open.send(passkey.verify, { step: 'finish', shown });
  expect(found.account).toBe('t_county');
  await expect(open.send(passkey.verify, { step: 'finish', shown })).rejects.toMatchObject({
    code: 496,
  });
  await expect(signIn(server.transport(), 't_city', PASSWORD, found.ticket)).resolves.toBeDefined();
  const { open: again, shown: anew } = await shownBy(key);
  const { ticket } = await again.send(passkey.verify, { step: 'finish', shown: anew });
  const signed = await signIn(server.transport(), 't_county', PASSWORD, ticket);
  expect(signed.answer.user.account).toBe('t_county');
  await expect(signIn(server.transport(), 't_county', PASSWORD, ticket)).rejects.toMatchObject({
    code: 496,
  });
  await server.pool.query("update admin set ukey_required = false where account = 't_county'");
});

test('别的网站得来的应答、别的密钥、过期和编造的挑战都不认', async () => {
  const { key, mine, made } = await registered();
  await mine.send(passkey.register, { step: 'finish', label: '手机', made }, { proof });
  const elsewhere = softKey('evil.example');
  const refused = async (shown: ReturnType<typeof key.show>) =>
    expect(
      server.transport().send(passkey.verify, { step: 'finish', shown }),
    ).rejects.toMatchObject({ code: 496 });
  const { challenge } = await server.transport().send(passkey.verify, { step: 'begin' });
  await refused({ ...elsewhere.show(challenge), id: key.id });
  await refused(softKey(HOST).show(challenge));
  await refused(key.show(Buffer.from('1.2.3').toString('base64url')));
  const { shown } = await shownBy(key);
  await refused({ ...shown, signature: key.show(challenge).signature });
  // A counter that went back is a copy of the key.
  await server.pool.query('update passkey set counter = 1000 where credential = $1', [key.id]);
  await refused((await shownBy(key)).shown);
});

test('本人可以删除自己的密钥，别人的不行；删除以后不能再用', async () => {
  const { key, mine, made } = await registered();
  const { keys } = await mine.send(
    passkey.register,
    { step: 'finish', label: '旧电脑', made },
    { proof },
  );
  const passkeyId = keys.at(-1)?.passkeyId ?? '';
  const other = server.transport();
  await signIn(other, 't_city', PASSWORD);
  await expect(
    other.send(
      passkey.register,
      { step: 'remove', passkeyId },
      { proof: { ...proof, account: 't_city' } },
    ),
  ).rejects.toThrow('已经删除');
  await mine.send(passkey.register, { step: 'remove', passkeyId }, { proof });
  const { rows } = await server.pool.query<{ gone: boolean }>(
    `select row -> 'detail' ? 'changes' as gone from (select row from audit union all select row from audit_inbox) noted
     where row ->> 'act' = 'rms.passkey.register' and (row ->> 'ok')::boolean order by row ->> 'at' desc limit 1`,
  );
  expect(rows).toEqual([{ gone: true }]);
  const { open, shown } = await shownBy(key);
  await expect(open.send(passkey.verify, { step: 'finish', shown })).rejects.toMatchObject({
    code: 496,
  });
});

test('第一个安全密钥带一组恢复码，只显示一次；丢了设备用恢复码加密码登录，每个只用一次', async () => {
  await server.pool.query(
    "delete from passkey where admin_id = (select admin_id from admin where account = 't_county')",
  );
  const { mine, made } = await registered();
  const finish = { step: 'finish' as const, label: '办公电脑', made };
  const { recovery, codesLeft } = await mine.send(passkey.register, finish, { proof });
  expect([recovery.length, codesLeft]).toEqual([8, 8]);
  expect((await mine.send(passkey.register, { step: 'list' })).recovery).toEqual([]);
  await server.pool.query("update admin set ukey_required = true where account = 't_county'");
  const by = (code: string, account = 't_county') =>
    signIn(server.transport(), account, PASSWORD, `rc_${code}`);
  await expect(by('AAAA-BBBB-CCCC-DDDD')).rejects.toMatchObject({ code: 496 });
  const [first = '', second = ''] = recovery;
  // Somebody else's password with the code opens nothing of the person's, and uses nothing up.
  await by(first, 't_city');
  await expect(by(first.toLowerCase().replaceAll('-', ' '))).resolves.toBeDefined();
  await expect(by(first)).rejects.toMatchObject({ code: 496 });
  const again = server.transport();
  await signIn(again, 't_county', PASSWORD, `rc_${second}`);
  const fresh = await again.send(passkey.register, { step: 'codes' }, { proof });
  expect([fresh.recovery.length, fresh.codesLeft]).toEqual([8, 8]);
  await expect(by(recovery[2] ?? '')).rejects.toMatchObject({ code: 496 });
  const { rows } = await server.pool.query<{ told: boolean }>(
    "select bool_or(row::text like '%' || $1 || '%') as told from (select row from audit union all select row from audit_inbox) noted",
    [fresh.recovery[0]],
  );
  expect(rows).toEqual([{ told: false }]);
  await server.pool.query("update admin set ukey_required = false where account = 't_county'");
});
