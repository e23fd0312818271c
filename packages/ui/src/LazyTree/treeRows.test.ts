import { expect, test } from 'vitest';
import { rowNamed, treeRows, type Children } from './treeRows';

const node = (id: string, label: string, hasChildren = false) => ({ id, label, hasChildren });
const known = new Map<string, Children>([
  ['', { state: 'ready', nodes: [node('1', '云梦省', true), node('2', '沧浪省', true)] }],
  ['1', { state: 'ready', nodes: [node('11', '青禾市'), node('12', '青山市')] }],
  ['2', { state: 'failed' }],
]);

test('展开着的按层次排开，没读到的说明占一行', () => {
  const rows = treeRows(known, new Set(['1', '2']));
  expect(rows.map(({ key, level }) => `${level} ${key}`)).toEqual([
    '1 1',
    '2 11',
    '2 12',
    '1 2',
    '2 2/failed',
  ]);
  expect(rows[2]).toMatchObject({ parent: '1', position: 2, size: 2 });
  expect(treeRows(known, new Set())).toHaveLength(2);
  expect(treeRows(new Map(), new Set())).toEqual([]);
});

test('打字从当前的下一个找起，到尾再从头', () => {
  const rows = treeRows(known, new Set(['1']));
  expect(rowNamed(rows, 0, '青')).toBe(1);
  expect(rowNamed(rows, 1, '青')).toBe(2);
  expect(rowNamed(rows, 2, '青')).toBe(1);
  expect(rowNamed(rows, 0, '没')).toBe(-1);
});
