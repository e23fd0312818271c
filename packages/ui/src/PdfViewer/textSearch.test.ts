import { expect, test } from 'vitest';
import { findInPage, nextHit } from './textSearch';

test('跨段、跨空白、不分大小写和全半角', () => {
  const items = ['教师 资', '格认定 ABC', 'ａｂｃ'];
  expect(findInPage(items, '资格认', 2)).toEqual([
    { page: 2, from: { item: 0, offset: 3 }, to: { item: 1, offset: 2 } },
  ]);
  expect(findInPage(items, 'abc', 0).map(({ from }) => from)).toEqual([
    { item: 1, offset: 4 },
    { item: 2, offset: 0 },
  ]);
});

test('平面二的生僻字也找得到，位置按码元', () => {
  expect(findInPage(['姓名𬭎䶮'], '𬭎', 0)).toEqual([
    { page: 0, from: { item: 0, offset: 2 }, to: { item: 0, offset: 4 } },
  ]);
});

test('空的、没有的', () => {
  expect([findInPage(['甲'], ' ', 0), findInPage([], '甲', 0)]).toEqual([[], []]);
  expect([nextHit(0, -1, 3), nextHit(2, 1, 3), nextHit(-1, 1, 3), nextHit(0, 1, 0)]).toEqual([
    2, 0, 0, -1,
  ]);
});
