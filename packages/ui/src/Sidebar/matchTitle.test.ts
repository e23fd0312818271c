import { expect, test } from 'vitest';
import { matchTitle } from './matchTitle';

test('名称开头最好，其次名称里面，再次拼音首字母', () => {
  const match = (wanted: string) => matchTitle('认定批次设置', 'rdpcsz', wanted);
  expect([
    match(''),
    match('认定'),
    match('批次'),
    match('RD'),
    match('pcsz'),
    match('xyz'),
  ]).toEqual([0, 1, 2, 3, 4, undefined]);
});

test('不分大小写、全半角和空白，没有首字母也能按名称找', () => {
  expect(matchTitle('PDF 预览', undefined, 'ｐｄｆ预')).toBe(1);
  expect(matchTitle('𬭎县㛃乡', undefined, '㛃')).toBe(2);
});
