import { expect, test } from 'vitest';
import { mayRecognise, typesBeyond, typesOutside } from './types';

const of = (orgType: number, prov = '32') =>
  [1, 2, 3, 4, 5, 6, 7].filter((ctId) => mayRecognise({ orgType, prov }, ctId));

test('认定权限：区县认定幼儿园、小学、初中，市级加高中和中职，高校教师由省级或高校，直辖市的区县同市级', () => {
  expect(of(2)).toEqual([1, 2, 3]);
  expect(of(3)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(of(4)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(of(6)).toEqual([7]);
  expect(of(2, '31')).toEqual([1, 2, 3, 4, 5, 6]);
  for (const none of [1, 5]) expect(of(none)).toEqual([]);
});

test('下面开放的种类都在上面里面，多出来的逐个点名', () => {
  const outer = { name: '演示省计划', ctIds: [1, 2, 3, 4] };
  expect(typesOutside(outer, [{ name: '时间段1', ctIds: [1, 4] }])).toEqual([]);
  expect(typesOutside(outer, [{ name: '时间段1', ctIds: [1, 5, 7] }])).toEqual([
    {
      item: '时间段1资格种类',
      message:
        '时间段1的“中等职业学校教师资格”、“高等学校教师资格”不在演示省计划开放的资格种类内，请去掉或先在上级开放',
    },
  ]);
});

test('本级不认定的种类不能开放', () => {
  expect(typesBeyond({ orgType: 2, prov: '32' }, [{ name: '时间段1', ctIds: [3, 4] }])).toEqual([
    { item: '时间段1资格种类', message: '时间段1的“高级中学教师资格”不由本级机构认定，请去掉' },
  ]);
});
