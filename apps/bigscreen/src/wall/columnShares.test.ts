import { expect, test } from 'vitest';
import { columnShares } from './columnShares';

test('时间、结论这样的短列不缩，长的列按内容分余下的宽度', () => {
  const columns = [
    ['时间', '09:54:00'],
    ['机构', '云汀市东霁区', '新疆生产建设兵团'],
    ['环节', '幼儿园 生成编号'],
    ['结论', '认定通过'],
  ];
  expect(columnShares(columns)).toEqual([undefined, 51, 49, undefined]);
});

test('一句很长的话最多算八个字，不把名称挤没；没有长列时都不缩', () => {
  const sentence = '查询结果异常或者超过期限没有返回，请核对后重新发起查询';
  expect(columnShares([['云汀市东霁区'], [sentence]])).toEqual([43, 57]);
  expect(columnShares([['江苏'], ['1,148']])).toEqual([undefined, undefined]);
});
