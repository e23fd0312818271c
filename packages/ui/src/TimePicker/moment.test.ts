import { expect, test } from 'vitest';
import { hours, minutes, partsOf, valueOf } from './moment';

test('小时 00 到 23，分钟 00 到 59', () => {
  expect([hours.length, hours[0], hours.at(-1)]).toEqual([24, '00', '23']);
  expect([minutes.length, minutes[0], minutes.at(-1)]).toEqual([60, '00', '59']);
});

test('拆开再合上还是原来的', () => {
  expect(valueOf(partsOf('2025-04-01 08:05'))).toBe('2025-04-01 08:05');
  expect(partsOf('2025-04-01 08:05:30')).toEqual({ date: '2025-04-01', hour: '08', minute: '05' });
  expect(partsOf('昨天')).toEqual({ date: '', hour: '', minute: '' });
});

test('没有日期就没有值，只有日期按零点', () => {
  expect([
    valueOf({ date: '', hour: '08', minute: '05' }),
    valueOf({ date: '2025-04-01', hour: '', minute: '' }),
  ]).toEqual(['', '2025-04-01 00:00']);
});
