import { sortRegister } from '@tqc/domain/dictionaries';
import { expect, test } from 'vitest';
import { orderChoices } from './orderChoices';

test('排序方式用代码表的话，表里没有的按列名，两个方向都有，次序照代码表', () => {
  const choices = orderChoices(
    [
      { name: 'applyTime', label: '网报时间' },
      { name: 'status', label: '状态' },
      { name: 'regId', label: '报名号' },
    ],
    sortRegister,
  );
  expect(choices.map(({ label }) => label)).toEqual([
    '申报序号升序',
    '申报序号降序',
    '认定状态升序',
    '认定状态降序',
    '网报时间升序',
    '网报时间降序',
  ]);
  expect(choices.at(-1)).toEqual({
    key: 'applyTime.desc',
    label: '网报时间降序',
    sort: { key: 'applyTime', order: 'desc' },
  });
});
