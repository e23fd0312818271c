import { expect, test } from 'vitest';
import { boundsOf, inRange, rowRange } from './cellRange';
import { placeColumns } from './column';
import { headDepth, headSpans } from './headLevels';
import { groupKey, rowItems } from './rowItems';
import { viewNameProblem } from './savedView';

const rows = [{ org: '青禾市' }, { org: '青禾市' }, { org: '望江市' }];
const ids = ['1', '2', '3'];

test('没有分组时一行一条', () => {
  expect(rowItems(rows, ids).map((item) => item.kind)).toEqual(['row', 'row', 'row']);
});

test('相邻同组的行收在一个标题下，收起的组只剩标题', () => {
  const items = rowItems(rows, ids, { keyOf: ({ org }) => org, collapsed: new Set(['望江市']) });
  expect(
    items.map((item) => (item.kind === 'group' ? `${item.label}${item.count}` : item.id)),
  ).toEqual(['青禾市2', '1', '2', '望江市1']);
  expect(groupKey('青禾#市#12')).toBe('青禾#市');
});

test('上级标题相同且相邻的列合成一格，固定的和普通的分开', () => {
  const columns = placeColumns<never>(
    [
      { key: 'a', title: '甲', width: 100, pinned: 'left', heads: ['本年'] },
      { key: 'b', title: '乙', width: 100, heads: ['本年'] },
      { key: 'c', title: '丙', width: 100, heads: ['本年'] },
      { key: 'd', title: '丁', width: 100 },
    ],
    0,
  );
  expect(headDepth(columns)).toBe(2);
  const spans = headSpans(columns, [0, 1, 2, 3], 0);
  expect(spans.map(({ title, first, last, width }) => [title, first, last, width])).toEqual([
    ['本年', 0, 0, 100],
    ['本年', 1, 2, 200],
    ['', 3, 3, 100],
  ]);
  expect(headDepth([{}])).toBe(1);
});

test('框选的边界与方向无关，不进表头', () => {
  const bounds = boundsOf({ from: { row: 4, col: 5 }, to: { row: -1, col: 2 } });
  expect(bounds).toEqual({ top: 0, bottom: 4, left: 2, right: 5 });
  expect(rowRange(bounds, 4)).toBe('2:5');
  expect(rowRange(bounds, 5)).toBeUndefined();
  expect([inRange('2:5', 2), inRange('2:5', 6), inRange(undefined, 0)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('视图名称不能空、不能重、最多三十字', () => {
  const views = [{ id: '1', name: '本月待审', shared: false, own: true }];
  expect(viewNameProblem(' ', views)).toBe('请输入视图名称');
  expect(viewNameProblem('本月待审', views)).toContain('同名');
  expect(viewNameProblem('𬭎'.repeat(31), views)).toBe('视图名称最多30字');
  expect(viewNameProblem('𬭎'.repeat(30), views)).toBeUndefined();
});
