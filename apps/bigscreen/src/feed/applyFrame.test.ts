import { expect, test } from 'vitest';
import { applyFrame, isBehind } from './applyFrame';
import type { PanelData } from './wallTypes';

const panels: Record<string, PanelData> = {
  a: {
    rev: 2,
    asOf: 'x',
    state: 'ok',
    rows: [
      ['1', '甲', 5],
      ['2', '乙', 6],
    ],
  },
  b: { rev: 9, asOf: 'x', state: 'ok', rows: [] },
};
const patch = { asOf: 'y', state: 'ok' as const, set: [], del: [] };

test('补丁只用在下一版上；没有提到的面板一个字不动', () => {
  const next = applyFrame(panels, {
    seq: 'e.3',
    panels: {
      a: {
        ...patch,
        rev: 3,
        set: [
          ['2', '乙', 7],
          ['3', '丙', 0],
        ],
        del: ['1'],
      },
    },
  });
  expect(next?.['a']).toEqual({
    rev: 3,
    asOf: 'y',
    state: 'ok',
    rows: [
      ['2', '乙', 7],
      ['3', '丙', 0],
    ],
  });
  expect(next?.['b']).toBe(panels['b']);
});

test('次序变了按给的次序排', () => {
  expect(
    applyFrame(panels, { seq: 'e.3', panels: { a: { ...patch, rev: 3, order: ['2', '1'] } } })?.[
      'a'
    ]?.rows.map((row) => row[0]),
  ).toEqual(['2', '1']);
});

test('版本接不上就整个重取', () => {
  expect(applyFrame(panels, { seq: 'e.9', panels: { a: { ...patch, rev: 4 } } })).toBeUndefined();
  expect(
    applyFrame(panels, { seq: 'e.9', panels: { nobody: { ...patch, rev: 1 } } }),
  ).toBeUndefined();
});

test('迟到的快照不盖住更新的数', () => {
  expect(isBehind('e.3', 'e.5')).toBe(true);
  expect(isBehind('e.5', 'e.5')).toBe(false);
  expect(isBehind('f.1', 'e.5')).toBe(false);
});
