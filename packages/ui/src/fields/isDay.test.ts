import { expect, test } from 'vitest';
import { dayProblem, readDay } from './isDay';

test.each([
  '2024-05-01',
  '2024/05/01',
  '2024/5/1',
  '2024.5.1',
  '2024.05.01',
  '2024-5-1',
  '20240501',
  '2024年5月1日',
  '2024年05月01日',
  '2024年5月1号',
  '２０２４－０５－０１',
  '２０２４／５／１',
  '２０２４年５月１日',
  '2024。5。1',
  ' 2024-05-01\t',
  '\u30002024年 5月 1日',
  '2024\u20115\u20111',
  '2024–05–01',
  '\u200E2024-05-01\u202C',
  '\uFEFF20240501',
])('%j 是2024年5月1日', (text) => {
  expect(readDay(text)).toBe('2024-05-01');
  expect(dayProblem(readDay(text))).toBeUndefined();
});

test.each([
  '2024-02-30',
  '2024/13/1',
  '20240',
  '202406',
  '202406/12/dd',
  '2024-05',
  '24-5-1',
  '5/1/2024',
  '2024-5/1',
  '2024-05-01 08:30',
  '明天',
  '2024年5月',
])('%j 认不出来：照原样留着，说出怎么写', (text) => {
  expect(readDay(text)).toBe(text);
  expect(dayProblem(text)).toBe(`“${text}”不是日期，请写成 2024-05-01`);
});

test('没有填不算错', () => {
  expect(readDay('  ')).toBe('');
  expect(dayProblem('')).toBeUndefined();
});
