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
