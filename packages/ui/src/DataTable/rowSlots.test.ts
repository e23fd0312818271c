import { expect, test } from 'vitest';
import { nextSlots } from './rowSlots';

const rows = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => `r${from + at}`);
const slots = (list: readonly { slot: number }[]) => list.map(({ slot }) => slot);

test('滚动几行：留下的行元素不变，新行新建，没有一行搬动', () => {
  const before = nextSlots([], rows(0, 6));
  const down = nextSlots(before, rows(2, 8));
  expect(slots(down)).toEqual([2, 3, 4, 5, 6, 7]);
  expect(slots(nextSlots(down, rows(1, 7)))).toEqual([8, 2, 3, 4, 5, 6]);
});

test('整屏换掉：原来的元素按顺序换上新内容，多出的新建，少了的拆掉', () => {
  const before = nextSlots([], rows(0, 6));
  expect(slots(nextSlots(before, rows(50, 56)))).toEqual([0, 1, 2, 3, 4, 5]);
  expect(slots(nextSlots(before, rows(5, 12))), '只剩一行重叠也算').toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(slots(nextSlots(before, rows(50, 53)))).toEqual([0, 1, 2]);
});

test('焦点所在的条目保留自己的元素，别的只用同一侧的', () => {
  const before = nextSlots([], rows(0, 6));
  expect(
    slots(nextSlots(before, [...rows(50, 55), 'r2'], 'r2')),
    '焦点行落到最后：后面的元素排不到它前面',
  ).toEqual([0, 1, 6, 7, 8, 2]);
  expect(slots(nextSlots(before, ['r2', ...rows(50, 55)], 'r2'))).toEqual([2, 3, 4, 5, 6, 7]);
  expect(slots(nextSlots(before, rows(50, 55), 'r2')), '它自己不在了').toEqual([0, 1, 2, 3, 4]);
});
