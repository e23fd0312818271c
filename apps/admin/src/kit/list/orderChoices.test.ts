import { sortEnroll, sortHistory, sortRegister, sortReport } from '@tqc/domain/dictionaries';
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

test('认定、注册、历史、报表的列表各有自己的排序方式（domain-14）', () => {
  const ordered = ['certNo', 'createTime', 'enrId', 'name', 'regId'];
  const first = (words: Parameters<typeof orderChoices>[1]) =>
    orderChoices(
      ordered.map((name) => ({ name, label: name })),
      words,
    )[0];
  expect(first(sortRegister)).toMatchObject({ key: 'regId.asc', label: '申报序号升序' });
  expect(first(sortEnroll)).toMatchObject({ key: 'enrId.asc', label: '申报序号升序' });
  expect(first(sortHistory)).toMatchObject({ key: 'certNo.asc', label: '证书编号升序' });
  expect(first(sortReport)).toMatchObject({ key: 'name.asc', label: '名称升序' });
});
