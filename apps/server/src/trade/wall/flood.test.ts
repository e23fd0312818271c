import { expect, test } from 'vitest';
import { createFlood } from './flood';

test('一秒内超过界限才算洪峰，过后一秒恢复', () => {
  let now = 0;
  const flood = createFlood(100, () => now);
  for (; now < 5000; now += 100) flood.add(9);
  expect(flood.above()).toBe(false);
  flood.add(60);
  expect(flood.above()).toBe(true);
  now += 999;
  expect(flood.above()).toBe(true);
  now += 2;
  expect(flood.above()).toBe(false);
});
