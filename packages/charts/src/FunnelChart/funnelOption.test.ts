import { expect, test } from 'vitest';
import { paletteOf } from '../core';
import { funnelOption } from './funnelOption';
import { funnelShapes } from './funnelShapes';
import { funnelStages, funnelSummary, funnelTable } from './funnelStages';

const rows = [
  { key: 'a', name: '网报', value: 200 },
  { key: 'b', name: '确认', value: null },
  { key: 'c', name: '认定', value: 50 },
  { key: 'd', name: '发证', value: 0 },
];
const stages = funnelStages(rows);

test('转化率：上一步未报送时不算，零是零', () => {
  expect(stages.map(({ ofPrevious, ofFirst }) => [ofPrevious, ofFirst])).toEqual([
    [null, 1],
    [null, null],
    [null, 0.25],
    [0, 0],
  ]);
  expect(funnelTable(stages).rows[3]?.cells).toEqual(['0', '0%', '0%']);
  expect(funnelSummary(stages, '人')).toBe('从网报 200人 到发证 0人，共 4 步，总转化 0%');
});

test('形状：宽度与数成比例，未报送沿用上一步的宽度，不越界', () => {
  const shapes = funnelShapes(stages, { left: 0, right: 400, height: 200, textWidth: 60 });
  const top = (index: number) =>
    (shapes[index]?.points[1]?.[0] ?? 0) - (shapes[index]?.points[0]?.[0] ?? 0);
  expect([top(0), top(1), top(2), top(3)]).toEqual([400, 400, 100, 12]);
  expect(Math.max(...shapes.flatMap(({ points }) => points.map(([, y]) => y)))).toBeLessThanOrEqual(
    200,
  );
});

test('画布提示，系列有固定的 id', () => {
  const option = funnelOption(
    stages,
    paletteOf('wall', () => ''),
  );
  expect(option.tooltip).toMatchObject({ renderMode: 'richText' });
  expect(option.series).toMatchObject([{ id: 'funnel', type: 'custom' }]);
});
