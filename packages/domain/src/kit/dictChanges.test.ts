import { afterEach, expect, test } from 'vitest';
import { defineDict, toneCodes } from './defineStatus';
import { changeLists, nameOfList } from './dictChanges';

const size = defineDict('testSize', [
  { value: 1, label: '大' },
  { value: 2, label: '小' },
]);
const toned = toneCodes(size, { 1: 'good', 2: 'bad' });
afterEach(() => changeLists(new Map()));

test('改过的名称、颜色、顺序和停用，同名的每一份列表都看得到；不再改动的恢复编译时的样子', () => {
  const shown = size.options;
  changeLists(
    new Map([
      ['testSize', [{ code: '1', label: '特大', tone: 'held' as const, sort: 30, off: true }]],
    ]),
  );
  expect(shown).toBe(size.options);
  expect(shown.map(({ label, off }) => [label, off === true])).toEqual([
    ['小', false],
    ['特大', true],
  ]);
  expect(size.label(1)).toBe('特大');
  expect([toned.tone(1), toned.tone(2), toned.label(1)]).toEqual(['held', 'bad', '特大']);
  expect(size.codes).toEqual([1, 2]);
  changeLists(new Map());
  expect(toned.options.map(({ label, tone }) => [label, tone])).toEqual([
    ['大', 'good'],
    ['小', 'bad'],
  ]);
});

test('一份列表认得出它叫什么', () => {
  expect(nameOfList(toned.options)).toBe('testSize');
  expect(nameOfList([...size.options])).toBeUndefined();
});
