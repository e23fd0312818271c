import { expect, test } from 'vitest';
import { shownState } from './chartState';
import { describeFigures } from './chartTable';

test('尚无数据、未报送和零是三回事', () => {
  expect([
    shownState('ready', []),
    shownState('ready', [null, null]),
    shownState('ready', [0]),
  ]).toEqual(['empty', 'unreported', 'ready']);
});

test('手里有数时刷新不闪，延迟时留着', () => {
  expect([
    shownState('loading', []),
    shownState('loading', [3]),
    shownState('stale', [3]),
    shownState('stale', []),
    shownState('error', [3]),
  ]).toEqual(['loading', 'ready', 'stale', 'empty', 'error']);
});

test('一句话说出项数、最高最低和未报送数', () => {
  expect(describeFigures(['甲', '乙', '丙'], [3, null, 0], 'number', '人')).toBe(
    '共 3 项，最高 甲 3人，最低 丙 0人，1 项未报送',
  );
  expect(describeFigures(['甲'], [3])).toBe('共 1 项，甲 3');
  expect([describeFigures([], []), describeFigures(['甲'], [null])]).toEqual([
    '尚无数据',
    '1 项均未报送',
  ]);
});
