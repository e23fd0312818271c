import { expect, test } from 'vitest';
import { atRest, nextRush } from './rushing';

/** 在这些时刻各滚一次，得到每次之后是否算飞快。 */
const rolled = (times: readonly number[], isFar: (at: number) => boolean = () => true) => {
  let rush = atRest;
  return times.map((now, at) => {
    rush = nextRush(rush, isFar(at), now);
    return rush.isRushing;
  });
};

test('一次跳得再远也不算飞快，接连两次才算', () => {
  expect(rolled([1000])).toEqual([false]);
  expect(rolled([1000, 1016, 1033])).toEqual([false, true, true]);
});

test('隔得久的两次、滚得近的，都不算', () => {
  expect(rolled([1000, 1200, 1400])).toEqual([false, false, false]);
  expect(rolled([1000, 1016, 1033], () => false)).toEqual([false, false, false]);
  expect(rolled([1000, 1016, 1033, 1050], (at) => at !== 2)).toEqual([false, true, false, true]);
});

test('一直按着翻页，隔一会儿画一眼', () => {
  const seen = rolled(Array.from({ length: 40 }, (_, at) => 1000 + at * 16));
  const glimpses = seen.filter((isRushing, at) => at > 0 && !isRushing).length;
  expect(glimpses).toBeGreaterThanOrEqual(2);
  expect(glimpses).toBeLessThan(5);
});
