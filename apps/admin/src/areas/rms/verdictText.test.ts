import { expect, test } from 'vitest';
import { verdictText } from './verdictText';

const sound = { from: 1, checked: 9, head: 'a1b2c3d4e5f60718', signed: null, broken: null };
const signed = (minutes: number) => ({ seq: 8, at: '2024-06-18T02:00:00.000Z', minutes });

test.each([
  [0, '刚刚签署'],
  [7, '7 分钟前签署'],
  [119, '1 小时前签署'],
  [4321, '3 天前签署'],
])('%d 分钟前的签名链首', (minutes, text) => {
  expect(verdictText({ ...sound, signed: signed(minutes) })).toBe(
    `已核对 9 条，完整无误；链首校验值 a1b2c3d4e5f6；最新签名链首为第 8 条，${text}`,
  );
});

test('没有签名链首、只核对了后面一段、有改动，都照实说', () => {
  expect(verdictText(sound)).toContain('还没有签名链首');
  expect(verdictText({ ...sound, from: 101 })).toContain('已核对第 101 至 109 条');
  expect(verdictText({ ...sound, broken: { seq: 5, reason: '审计记录被截短' } })).toBe(
    '第 5 条被改动：审计记录被截短',
  );
});
