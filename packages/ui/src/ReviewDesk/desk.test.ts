import { expect, test, vi } from 'vitest';
import { actOf, shownKey, type DeskKey } from './deskKeys';
import {
  defaultPanes,
  fitPanes,
  movePane,
  paneRange,
  smallestPanes,
  type PaneSizes,
} from './paneSizes';

const smallest: PaneSizes = [12, 24, 22];

test('移动分隔线只动两边，合计不变，不小于最小宽度', () => {
  expect(movePane(defaultPanes, 0, 5, smallest)).toEqual([23, 43, 34]);
  expect(movePane(defaultPanes, 1, -100, smallest)).toEqual([18, 24, 58]);
  expect(movePane(defaultPanes, 0, -100, smallest)).toEqual([12, 54, 34]);
  let sizes: PaneSizes = defaultPanes;
  for (let step = 0; step < 200; step += 1)
    sizes = movePane(sizes, (step % 2) as 0 | 1, ((step * 37) % 41) - 20, smallest);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeCloseTo(100);
});

test('分隔线的范围', () => {
  expect(paneRange(defaultPanes, 0, smallest)).toEqual({ min: 12, max: 42 });
});

test.each([840, 1000, 1264, 2544])(
  '共宽 %i 像素时三栏不小于 200、320、320 像素，合计不变',
  (width) => {
    for (const wanted of [defaultPanes, [2, 2, 96], [90, 5, 5]] as const) {
      const sizes = fitPanes(wanted, smallestPanes(width));
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeCloseTo(100);
      [200, 320, 320].forEach((least, at) =>
        expect(((sizes[at] ?? 0) * width) / 100).toBeGreaterThanOrEqual(least - 0.01),
      );
    }
  },
);

test('够宽时照人调的宽度；窄到放不下时按最小宽度的比例', () => {
  fitPanes(defaultPanes, smallestPanes(2000)).forEach((size, at) =>
    expect(size).toBeCloseTo(defaultPanes[at] ?? 0),
  );
  expect(fitPanes(defaultPanes, smallestPanes(420))).toEqual(smallestPanes(840));
});

const press = { key: 'J', ctrlKey: false, altKey: false, metaKey: false, target: null };

test('快捷键不分大小写，按着修饰键和组字时不算', () => {
  const run = vi.fn();
  const keys: readonly DeskKey[] = [{ key: 'j', label: '下一件', run }];
  actOf(keys, press)?.();
  expect(run).toHaveBeenCalledTimes(1);
  for (const held of ['ctrlKey', 'altKey', 'metaKey'])
    expect(actOf(keys, { ...press, [held]: true })).toBeUndefined();
  expect(actOf(keys, { ...press, isComposing: true })).toBeUndefined();
  expect(actOf(keys, { ...press, key: 'k' })).toBeUndefined();
});

test('一行几个键，得到按的是哪个；只写进说明的不听键', () => {
  const run = vi.fn();
  const digits: DeskKey = { key: ['1', '2', '3'], shown: '1—3', label: '下结论', run };
  const escape: DeskKey = { key: 'escape', shown: 'Esc', label: '离开输入框' };
  actOf([escape, digits], { ...press, key: '3' })?.();
  expect(run).toHaveBeenCalledWith('3');
  expect(actOf([escape, digits], { ...press, key: '4' })).toBeUndefined();
  expect(actOf([escape, digits], { ...press, key: 'Escape' })).toBeUndefined();
  expect(
    [escape, digits, { key: 'j', label: '' }, { key: ['j', 'k'], label: '' }].map(shownKey),
  ).toEqual(['Esc', '1—3', 'J', 'J、K']);
});

test('按住不放只算一次，标明可以连着做的除外', () => {
  const [decide, move] = [vi.fn(), vi.fn()];
  const keys: readonly DeskKey[] = [
    { key: '1', label: '办理', run: decide },
    { key: 'j', label: '下一件', held: true, run: move },
  ];
  for (const key of ['1', 'j'])
    for (const repeat of [false, true, true]) actOf(keys, { ...press, key, repeat })?.();
  expect(decide).toHaveBeenCalledTimes(1);
  expect(move).toHaveBeenCalledTimes(3);
});
