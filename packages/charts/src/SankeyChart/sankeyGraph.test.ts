import { expect, test } from 'vitest';
import { paletteOf } from '../core';
import { nodeSize, sankeyGraph, sankeyTable, type FlowRow } from './sankeyGraph';
import { sankeyOption } from './sankeyOption';

const rows: FlowRow[] = [
  { from: '甲', to: '乙', value: 5 },
  { from: '乙', to: '丙', value: 3 },
  { from: '甲', to: '丙', value: null },
  { from: '丁', to: '丙', value: 0 },
];

test('零和未报送不画，表里都有', () => {
  const graph = sankeyGraph(rows);
  expect(graph).toMatchObject({ nodes: ['甲', '乙', '丙'], circular: false });
  expect(graph.links).toHaveLength(2);
  expect(sankeyTable(rows).rows.map(({ cells }) => cells[1])).toEqual(['5', '3', '未报送', '0']);
});

test('节点的大小取流入流出中较大的', () => {
  expect([nodeSize('乙', sankeyGraph(rows)), nodeSize('丙', sankeyGraph(rows))]).toEqual([5, 3]);
});

test('查得出环，环不交给 ECharts', () => {
  const circle = sankeyGraph([
    { from: '甲', to: '乙', value: 1 },
    { from: '乙', to: '丙', value: 1 },
    { from: '丙', to: '乙', value: 1 },
  ]);
  expect(circle.circular).toBe(true);
  expect(sankeyGraph([{ from: '甲', to: '甲', value: 1 }]).circular).toBe(true);
  expect(
    sankeyOption(
      circle,
      paletteOf('light', () => ''),
    ).series,
  ).toMatchObject([{ data: [], links: [] }]);
});
