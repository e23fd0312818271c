import { expect, test } from 'vitest';
import { nextTop } from './usePaging';

test('一页一页往下翻，末页之后回到第一页；放得下的不动', () => {
  const box = (scrollTop: number) => nextTop({ scrollTop, clientHeight: 200, scrollHeight: 500 });
  expect([box(0), box(152), box(300)]).toEqual([152, 304, 0]);
  expect(nextTop({ scrollTop: 0, clientHeight: 200, scrollHeight: 200 })).toBe(0);
});
