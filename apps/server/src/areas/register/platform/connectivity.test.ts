import { system } from '@tqc/contract/rms';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../../testing/server';
import { httpPlatform, startCounterpart, type Counterpart } from '../../../trade/platform';

const APP = 'tqc-test';
const SECRET = 'only for this test';

let server: TestServer;
let counterpart: Counterpart;
let folder: string;
beforeAll(async () => {
  server = await testServer();
  folder = mkdtempSync(join(tmpdir(), 'tqc-platform-'));
  counterpart = await startCounterpart({
    appId: APP,
    secret: SECRET,
    file: join(folder, 'taken.jsonl'),
    judge: () => undefined,
  });
});
afterAll(async () => {
  await counterpart.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('没有接入时连通测试说明原因；签名不对的国家平台不收', async () => {
  const province = await server.as('province');
  const [one] = (await province(system.getGbsso, {})).record;
  await expect(province(system.testGbsso, { switchId: one?.switchId ?? '' })).rejects.toThrow(
    '尚未接入国家平台',
  );
  Object.assign(server.app, { platform: { url: counterpart.url, appId: APP, secret: SECRET } });
  // Inside a transaction it would be refused to ask anybody outside.
  expect(await province(system.testGbsso, { switchId: one?.switchId ?? '' })).toMatchObject({
    code: '0',
    text: '连通',
  });
  const known = httpPlatform({ url: counterpart.url, appId: APP, secret: SECRET });
  const stranger = httpPlatform({ url: counterpart.url, appId: APP, secret: 'another' });
  expect(await stranger.test('32', 'case')).toMatchObject({ code: 'E07' });
  expect(await known.test('32', 'case')).toMatchObject({ code: '0' });
  const nobody = httpPlatform({ url: 'http://127.0.0.1:9', appId: APP, secret: SECRET });
  expect(await nobody.test('32', 'case')).toMatchObject({ code: 'N01' });
});
