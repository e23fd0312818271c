import { expect, test } from 'vitest';
import type { Ticks } from '../ticks';
import { createAnonymous } from './anonymous';

/** A moment of this test. */
const at = (ms: number) => ms as Ticks;

test('一个地址记前二十次，以后每百次记一行', () => {
  const tells = createAnonymous();
  const rows = Array.from({ length: 300 }, () => tells('2001:db8::/64', at(1))).filter(Boolean);
  expect(rows).toHaveLength(23);
  expect(rows.at(-1)).toEqual({ repeated: 100 });
});

test('拥有很多地址的人也记不满：全部合起来十分钟两千行，以后每千次一行；换到记不下的地址数也不从头算', () => {
  const tells = createAnonymous();
  const rowsOf = (addresses: number, times: number, now: number) => {
    let rows = 0;
    for (let n = 0; n < addresses; n += 1)
      for (let time = 0; time < times; time += 1)
        if (tells(`2001:db8:0:${n.toString(16)}::/64`, at(now))) rows += 1;
    return rows;
  };
  expect(rowsOf(30_000, 1, 1)).toBe(2000 + 28);
  expect(rowsOf(100, 20, 2)).toBeLessThanOrEqual(2);
  expect(rowsOf(100, 1, 700_000)).toBe(100);
});
