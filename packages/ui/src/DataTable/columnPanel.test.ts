import { expect, test } from 'vitest';
import { moveColumn, onlyDifferences } from './columnPanel';

const columns = [
  { key: 'a', title: '甲', width: 100 },
  { key: 'b', title: '乙' },
  { key: 'c', title: '丙' },
];

test('与默认相同的设置不写下来', () => {
  expect(
    onlyDifferences(columns, { hidden: [], order: ['a', 'b', 'c'], widths: { a: 100 } }),
  ).toEqual({});
});

test('只写差别，不认识的列丢掉', () => {
  expect(
    onlyDifferences(columns, {
      hidden: ['b', '旧'],
      order: ['c', 'a', 'b'],
      widths: { a: 120, 旧: 9 },
    }),
  ).toEqual({
    hidden: ['b'],
    order: ['c', 'a', 'b'],
    widths: { a: 120 },
  });
});

test('上移下移，到头不动', () => {
  expect(moveColumn(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
  expect(moveColumn(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c']);
});

test('固定位置与默认相同的不写', () => {
  const some = [
    { key: 'a', title: '甲', pinned: 'left' as const },
    { key: 'b', title: '乙' },
  ];
  expect(onlyDifferences(some, { pins: { a: 'left', b: 'none' } })).toEqual({});
  expect(onlyDifferences(some, { pins: { a: 'none', b: 'right', 旧: 'left' } })).toEqual({
    pins: { a: 'none', b: 'right' },
  });
});
