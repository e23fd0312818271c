import { expect, test } from 'vitest';
import { reloadReason, type Vital } from './watchdog';

const well: Vital = {
  still: 16,
  heap: 60,
  baseline: 50,
  time: '10:00',
  age: 3_600_000,
  build: 'a',
  wanted: 'a',
};

test('一切正常不重载', () => {
  expect(reloadReason(well)).toBeUndefined();
  expect(reloadReason({ ...well, heap: undefined, wanted: '' })).toBeUndefined();
});

test('画面停住、内存翻倍、新版本、凌晨三点半才重载', () => {
  expect(reloadReason({ ...well, still: 10_001 })).toBe('stall');
  expect(reloadReason({ ...well, heap: 130 })).toBe('heap');
  expect(reloadReason({ ...well, heap: 401, baseline: 390 })).toBe('heap');
  expect(reloadReason({ ...well, wanted: 'b' })).toBe('build');
  expect(reloadReason({ ...well, time: '03:30' })).toBe('nightly');
});

test('刚载入十分钟内不再重载', () => {
  expect(reloadReason({ ...well, age: 599_999, wanted: 'b', still: 60_000 })).toBeUndefined();
});
