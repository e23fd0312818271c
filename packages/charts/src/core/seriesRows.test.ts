import { expect, test } from 'vitest';
import { seriesSummary, seriesTable } from './seriesRows';

const data = {
  series: [{ key: 'a', name: '网报' }],
  rows: [
    { name: '11-01', values: { a: 12_345 } },
    { name: '11-02', values: { a: null } },
  ],
};

test('图旁的表格列名带单位，数写全，没有的说未报送', () => {
  expect(seriesTable({ ...data, unit: '人', rowTitle: '日期' })).toEqual({
    columns: ['日期', '网报（人）'],
    rows: [
      { key: '0-11-01', name: '11-01', cells: ['12,345'] },
      { key: '1-11-02', name: '11-02', cells: ['未报送'] },
    ],
  });
  expect(seriesTable(data).columns).toEqual(['名称', '网报']);
});

test('读屏的一句话每个系列一段，以它的名称开头，数带单位', () => {
  expect(seriesSummary({ ...data, unit: '人' })).toMatch(/^网报.*12,345人/);
});
