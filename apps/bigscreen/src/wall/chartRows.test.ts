import { expect, test } from 'vitest';
import { namedRows, seriesRows, shortName, valueText } from './chartRows';

test('零是零，未报送是空，压下的小数不当数画', () => {
  expect(
    namedRows([
      ['a', '甲', 0],
      ['b', '乙', null],
      ['c', '丙', 'S'],
    ]),
  ).toEqual([
    { key: 'a', name: '甲', value: 0 },
    { key: 'b', name: '乙', value: null },
    { key: 'c', name: '丙', value: null },
  ]);
  expect(seriesRows([['a', '甲', 1, null]], ['网报', '确认'])).toEqual([
    { name: '甲', values: { 网报: 1, 确认: null } },
  ]);
  expect([0, 12345, null, 'S', '受理'].map(valueText)).toEqual(['0', '12,345', '–', '≤2', '受理']);
});

test('机构名只留地名', () => {
  expect(
    ['演示省教育厅', '云汀市教育局', '第一确认点', '教育局', '江苏教育厅（演示）'].map(shortName),
  ).toEqual(['演示省', '云汀市', '第一确认点', '教育局', '江苏']);
});
