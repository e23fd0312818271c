import { request } from 'node:https';
import { createTransport, signIn } from '@tqc/client';
import { usbKey } from '@tqc/contract/account';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD, testServer, type TestServer } from '../testing/server';
import { keyProbeServer } from './keyProbe';
import { issue, type Issued } from './x509';

let server: TestServer;
let probe: Awaited<ReturnType<typeof keyProbeServer>>;
let authority: Issued;
let stranger: Issued;
beforeAll(async () => {
  server = await testServer();
  authority = await issue({ subject: 'CN=演示证书机构', days: 30, authority: true });
  stranger = await issue({ subject: 'CN=另一证书机构', days: 30, authority: true });
  probe = await keyProbeServer(server.app, {
    port: 0,
    ca: authority.cert,
    tls: await issue({ subject: 'CN=localhost', days: 30 }),
    origins: ['https://tqc.example'],
  });
  await probe.listen({ port: 0, host: '127.0.0.1' });
  await server.pool.query(
    "insert into usb_key (serial, account_n, org_id, state) values ('0a01', 't_city', 3288, 2), ('0a02', 't_city', 3288, 3)",
  );
  await server.pool.query(
    "update admin set login_type = 'certsms', ukey_required = true where account = 't_city'",
  );
});
afterAll(() => probe.close());

const keyOf = (serial: string, by: Issued, days = 30) =>
  issue({ subject: 'CN=t_city, O=云汀市教育局', days, serial }, by);

/** Asks as a browser does that shows the certificate of a key. */
function ask(
  shown?: Issued,
): Promise<{ account: string; orgName: string; isOldKey: boolean; ticket: string } | null> {
  return new Promise((resolve, reject) => {
    request(
      probe.listeningOrigin + usbKey.getUKeyCert.path,
      { rejectUnauthorized: false, ...shown, headers: { origin: 'https://tqc.example' } },
      (response) => {
        let text = '';
        response.on('data', (part: Buffer) => (text += part.toString()));
        response.on('end', () => resolve((JSON.parse(text) as { data: never }).data));
      },
    )
      .on('error', reject)
      .end();
  });
}

test('插入正常的 USB Key：答复账号、单位和一次性凭证，凭证换得一次登录', async () => {
  const shown = await ask(await keyOf('0a01', authority));
  expect(shown).toMatchObject({ account: 't_city', orgName: '云汀市教育局', isOldKey: false });
  const mine = createTransport({ baseUrl: server.url, app: 'tqc-admin' });
  await expect(signIn(mine, 't_city', PASSWORD)).rejects.toMatchObject({
    code: 496,
    message: 'USB Key无效或未插入，请检查后重新登录',
  });
  await expect(signIn(mine, 't_county', PASSWORD, shown?.ticket)).resolves.toBeDefined();
  const { answer } = await signIn(mine, 't_city', PASSWORD, shown?.ticket);
  expect(answer.user.loginType).toBe('certsms');
  await expect(signIn(mine, 't_city', PASSWORD, shown?.ticket)).rejects.toMatchObject({
    code: 496,
  });
});

test('没有插入、作废、过期、别家机构签发的，都不给凭证', async () => {
  expect(await ask()).toBeNull();
  expect(await ask(await keyOf('0a02', authority))).toBeNull();
  expect(await ask(await keyOf('0a01', authority, -0.5))).toBeNull();
  expect(await ask(await keyOf('0a01', stranger))).toBeNull();
});

test('证书上的单位与账号所属机构不符，不给凭证', async () => {
  const subject = 'CN=t_city, O=另一市教育局';
  expect(await ask(await issue({ subject, days: 30, serial: '0a01' }, authority))).toBeNull();
});

test('凭证只在出示证书的地址有用', async () => {
  const shown = await ask(await keyOf('0a01', authority));
  await server.pool.query("update usb_key_ticket set address = '203.0.113.9'");
  await expect(signIn(server.transport(), 't_city', PASSWORD, shown?.ticket)).rejects.toMatchObject(
    { code: 496 },
  );
});

test('一个地址问得太快就得等', async () => {
  server.setNow(new Date(Date.now() + 3_600_000));
  const statuses = await Promise.all(
    Array.from(
      { length: 32 },
      async () => (await probe.inject(usbKey.getUKeyCert.path)).statusCode,
    ),
  );
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  server.setNow(undefined);
});

test('凭证两分钟后失效', async () => {
  const shown = await ask(await keyOf('0a01', authority));
  server.setNow(new Date(Date.now() + 121_000));
  await expect(signIn(server.transport(), 't_city', PASSWORD, shown?.ticket)).rejects.toMatchObject(
    { code: 496 },
  );
  server.setNow(undefined);
});
