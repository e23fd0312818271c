import { expect, test } from 'vitest';
import { abnormalCode } from '../dictionaries';
import { adviceOf, mendable } from './exceptions';

const codes = abnormalCode.codes.map(String);
const UNKNOWN = adviceOf('X01');

test('每个异常代码都说怎么办；内容有误的说改哪几项，别的直接重推', () => {
  expect(codes.length).toBeGreaterThan(7);
  for (const code of codes) expect([code, adviceOf(code)]).not.toEqual([code, UNKNOWN]);
  expect(codes.filter((code) => mendable(code).length > 0)).toEqual([
    'E01',
    'E02',
    'E03',
    'E04',
    'E05',
  ]);
});

test('收下了没有什么要办；没听说过的代码先看国家平台，什么也不改', () => {
  expect([adviceOf(''), adviceOf('0')]).toEqual(['', '']);
  expect(UNKNOWN).toContain('连通测试');
  expect([mendable('X01'), mendable(null)]).toEqual([[], []]);
});
