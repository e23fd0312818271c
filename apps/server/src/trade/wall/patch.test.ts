import { expect, test } from 'vitest';
import { patchOf, type PanelState } from './patch';

const before: PanelState = {
  rev: 3,
  asOf: 'a',
  state: 'ok',
  rows: [
    ['x', '甲', 1],
    ['y', '乙', 2],
    ['z', '丙', 3],
  ],
};

test('没有变化就没有补丁', () => {
  expect(patchOf(before, { ...before, asOf: 'b' })).toBeUndefined();
});

test('只带改变的行、消失的键，次序变了才带次序', () => {
  expect(
    patchOf(before, {
      asOf: 'b',
      state: 'ok',
      rows: [
        ['x', '甲', 1],
        ['y', '乙', 5],
        ['w', '丁', 0],
      ],
    }),
  ).toEqual({
    rev: 4,
    asOf: 'b',
    state: 'ok',
    set: [
      ['y', '乙', 5],
      ['w', '丁', 0],
    ],
    del: ['z'],
  });
  expect(
    patchOf(before, {
      asOf: 'b',
      state: 'ok',
      rows: [
        ['z', '丙', 3],
        ['x', '甲', 1],
        ['y', '乙', 2],
      ],
    }),
  ).toMatchObject({ set: [], del: [], order: ['z', 'x', 'y'] });
});

test('空值不是零，状态变化也要告诉', () => {
  expect(
    patchOf(before, {
      asOf: 'b',
      state: 'ok',
      rows: [
        ['x', '甲', null],
        ['y', '乙', 2],
        ['z', '丙', 3],
      ],
    })?.set,
  ).toEqual([['x', '甲', null]]);
  expect(patchOf(before, { asOf: 'b', state: 'fixing', rows: before.rows })).toMatchObject({
    state: 'fixing',
    set: [],
  });
});
