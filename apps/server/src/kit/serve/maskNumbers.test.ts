import { beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../testing/server';
import { maskNumbers } from './maskNumbers';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

/** What the database does with a text that a call changed. */
async function inChanges(text: string): Promise<string> {
  const { rows } = await server.pool.query<{ value: string }>(
    "select audit_value('registration_message', 'content', to_jsonb($1::text)) #>> '{}' as value",
    [text],
  );
  return rows[0]?.value ?? '';
}

test.each([
  'x11010519491231002X',
  'sfz110105194912310021',
  '8613812345678',
  '+8613812345678',
  '138-1234-5678',
  '110105 19491231 002X',
  '１１０１０５１９４９１２３１００２Ｘ',
  '6222020200112233445',
  '20243292032000019',
])('%s 不以原文进入审计：说明里、改动的前后值里都一样', async (text) => {
  const masked = /^核对\D?[^*]{0,6}\*{4}[\dXx]{2}。$/;
  expect(maskNumbers(`核对${text}。`)).toMatch(masked);
  expect(await inChanges(`核对${text}。`)).toMatch(masked);
});

test('列表里的每一项也遮盖；先遮盖再截断，半个号码不会漏', async () => {
  const long = `${'字'.repeat(110)}11010519491231002X`;
  expect(await inChanges(long)).not.toMatch(/\d{4}/);
  const { rows } = await server.pool.query<{ value: unknown }>(
    "select audit_value('plan_arrangement', 'audience', $1::jsonb) as value",
    [JSON.stringify(['电话＂13812345678＂转', 7])],
  );
  expect(rows[0]?.value).toEqual(['电话"138****78"转', 7]);
});

test('报名号、编号和日期照原样', async () => {
  const text = '报名号 2024013200000766，批次 900000000001，372812345678901，2024-06-18 09:00';
  expect(maskNumbers(text)).toBe(text.normalize('NFKC'));
  expect(await inChanges(text)).toBe(text.normalize('NFKC'));
});
