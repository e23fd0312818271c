import { allCalls } from '@tqc/contract/catalogue';
import { expect, test } from 'vitest';
import { actName, actOptions } from './actName';

test('每一种会进审计的操作都有中文说法', () => {
  const acts = allCalls
    .filter((call) => call.method !== 'GET' || call.audit)
    .map(({ id }) => id.split('.').at(-1) ?? '');
  expect([...new Set(acts)].filter((act) => !/^[\u4e00-\u9fff]+$/.test(actName(act)))).toEqual([]);
});

test('查询条件里没有两个同名的操作', () => {
  expect(new Set(actOptions.map(({ label }) => label)).size).toBe(actOptions.length);
});

test('不认识的操作照原样写', () => {
  expect(actName('somethingNew')).toBe('somethingNew');
});
