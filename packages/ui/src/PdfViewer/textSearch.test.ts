import { expect, test } from 'vitest';
import { findInPage, nextHit } from './textSearch';

test('跨段、跨空白、不分大小写和全半角', () => {
  const items = ['教师 资', '格认定 ABC', 'ａｂｃ'];
  expect(findInPage(items, '资格认', 2)).toEqual([
    { page: 2, from: { item: 0, offset: 3 }, to: { item: 1, offset: 2 } },
  ]);
  expect(findInPage(items, 'abc', 0).map(({ from }) => from)).toEqual([
    { item: 1, offset: 4 },
    { item: 2, offset: 0 },
  ]);
});

test('平面二的生僻字也找得到，位置按码元', () => {
  expect(findInPage(['姓名𬭎䶮'], '𬭎', 0)).toEqual([
    { page: 0, from: { item: 0, offset: 2 }, to: { item: 0, offset: 4 } },
  ]);
});

test('空的、没有的', () => {
  expect([findInPage(['甲'], ' ', 0), findInPage([], '甲', 0)]).toEqual([[], []]);
  expect([nextHit(0, -1, 3), nextHit(2, 1, 3), nextHit(-1, 1, 3), nextHit(0, 1, 0)]).toEqual([
    2, 0, 0, -1,
  ]);
});

test('文字层里是康熙部首、部首补充、兼容字的，也找得到', () => {
  const items = [
    '⼈事⽅⾯的⼯作⽣效⽇期',
    '⽼师 ⼥ ⼩学 ⼾⼝',
    '⻓沙⻔诊⻋⻢⻛景⻰⻥⻩⻘⻅⻚',
    '㎡ ﬁ ① 金',
  ];
  const found = (wanted: string) => findInPage(items, wanted, 0).length;
  const wanted = ['人事', '方面', '工作', '生效日期', '老师', '女', '小学', '户口'];
  const more = ['长沙', '门诊', '车马', '风景龙鱼黄青见页', 'm2', 'fi', '1', '金'];
  expect([...wanted, ...more].filter((word) => found(word) !== 1)).toEqual([]);
  expect(found('⼈事')).toBe(1);
});

test('一个字成为几个，或中间有看不见的字，位置还是原来的', () => {
  expect(findInPage(['共㎡和㎏', '教\u200b师\ufe00'], 'm2和k', 0)).toEqual([
    { page: 0, from: { item: 0, offset: 1 }, to: { item: 0, offset: 4 } },
  ]);
  expect(findInPage(['教\u200b师\ufe00'], '教师', 0)).toEqual([
    { page: 0, from: { item: 0, offset: 0 }, to: { item: 0, offset: 3 } },
  ]);
});
