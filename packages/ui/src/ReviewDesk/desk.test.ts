import { expect, test, vi } from 'vitest';
import { matchKey } from './deskKeys';
import { defaultPanes, movePane, paneRange, type PaneSizes } from './paneSizes';

test('移动分隔线只动两边，合计不变，不小于最小宽度', () => {
  expect(movePane(defaultPanes, 0, 5)).toEqual([23, 43, 34]);
  expect(movePane(defaultPanes, 1, -100)).toEqual([18, 24, 58]);
  expect(movePane(defaultPanes, 0, -100)).toEqual([12, 54, 34]);
  let sizes: PaneSizes = defaultPanes;
  for (let step = 0; step < 200; step += 1) sizes = movePane(sizes, (step % 2) as 0 | 1, ((step * 37) % 41) - 20);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeCloseTo(100);
});

test('分隔线的范围', () => {
  expect(paneRange(defaultPanes, 0)).toEqual({ min: 12, max: 42 });
});

test('快捷键不分大小写，按着修饰键和组字时不算', () => {
  const keys = [{ key: 'j', label: '下一件', run: vi.fn() }];
  const press = { key: 'J', ctrlKey: false, altKey: false, metaKey: false, target: null };
  expect(matchKey(keys, press)?.label).toBe('下一件');
  expect(matchKey(keys, { ...press, ctrlKey: true })).toBeUndefined();
  expect(matchKey(keys, { ...press, isComposing: true })).toBeUndefined();
  expect(matchKey(keys, { ...press, key: 'k' })).toBeUndefined();
});
