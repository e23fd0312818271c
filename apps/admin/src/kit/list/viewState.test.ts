import { expect, test } from 'vitest';
import { readViewState, viewQuery } from './viewState';

test('读得懂旧的和写坏的视图', () => {
  expect(readViewState(undefined)).toEqual({ query: '', columns: {}, density: 'default' });
  expect(
    readViewState({
      query: 'name=%F0%AC%AD%8E',
      columns: { hidden: ['a'], pins: { b: 'left' } },
      density: 'compact',
      later: 1,
    }),
  ).toEqual({
    query: 'name=%F0%AC%AD%8E',
    columns: { hidden: ['a'], pins: { b: 'left' } },
    density: 'compact',
  });
  expect(readViewState({ columns: { hidden: 3 }, density: '大' })).toEqual({
    query: '',
    columns: {},
    density: 'default',
  });
});

test('视图的地址不带页码和视图编号', () => {
  expect(viewQuery(new URLSearchParams('name=a&pageNo=3&view=9&sort=days.desc'))).toBe(
    'name=a&sort=days.desc',
  );
});

test('存着的旧视图里的个人号码，读的时候就去掉', () => {
  expect(readViewState({ query: 'name=a&idNo=1&mobile=2&certNo=3' }).query).toBe('name=a');
  expect(viewQuery(new URLSearchParams('idNo=1&name=a&view=9'))).toBe('name=a');
});
