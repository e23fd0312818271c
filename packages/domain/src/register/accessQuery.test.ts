import { expect, test } from 'vitest';
import { accessQueryResult, sexualOffenceMerged } from '../dictionaries';
import { accessValidUntil, answersOf, isAccessOver } from './accessAnswer';
import { beginQuery, queryActions } from './accessQuery';

const today = '2024-06-18';
const answered = (accessResult: number | null, accessTime: string | null = null) => ({
  accessResult,
  accessTime,
});
const fresh = answered(0, '2024-03-20T02:00:00Z');
const over = answered(0, '2024-03-19T02:00:00Z');

test('正常的结果从返回那天起九十天内有效，有发现的没有有效期', () => {
  expect(accessValidUntil(fresh)).toBe('2024-06-18');
  expect([isAccessOver(fresh, today), isAccessOver(over, today)]).toEqual([false, true]);
  expect(accessValidUntil(answered(1, '2024-03-19T02:00:00Z'))).toBeUndefined();
  expect(accessValidUntil(answered(10))).toBeUndefined();
});

test('待查询的发起查询，过期的重新查询；有效的、有发现的、查询中的说明为什么不', () => {
  expect(beginQuery(answered(10), today)).toBe(11);
  expect(beginQuery(over, today)).toBe(11);
  expect(() => beginQuery(fresh, today)).toThrow(
    '准入查询结果正常，2024-06-18前有效，不用重新查询',
  );
  expect(() => beginQuery(answered(1), today)).toThrow(
    '准入查询结果为有判决信息，有异议的请申请复议',
  );
  expect(() => beginQuery(answered(11), today)).toThrow('只有待查询的申请可以发起查询');
  expect(() => beginQuery(answered(null), today)).toThrow('只有待查询的申请可以发起查询');
});

test('每种结果都有能办的事，只有有效的结果没有', () => {
  const able = (answer: typeof fresh) =>
    Object.entries(queryActions(answer, today)).flatMap(([name, may]) => (may ? [name] : []));
  expect(able(answered(10))).toEqual(['begin']);
  expect(able(answered(11))).toEqual(['cancel']);
  expect(able(over)).toEqual(['again']);
  expect(able(fresh)).toEqual([]);
  for (const found of [1, 2, 3, 4]) expect(able(answered(found))).toEqual(['reconsider']);
});

test('合并的结果只有待查询、查询中、正常和有违法犯罪信息四种，有发现的都算一种（domain-03）', () => {
  expect(sexualOffenceMerged.codes).toEqual([10, 11, 0, 1]);
  expect(answersOf(sexualOffenceMerged.code('offence'))).toEqual([1, 2, 3, 4]);
  expect(sexualOffenceMerged.codes.flatMap(answersOf).toSorted()).toEqual(
    accessQueryResult.codes.toSorted(),
  );
});
