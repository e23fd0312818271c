import { field } from '@tqc/contract/kit';
import { expect, test } from 'vitest';
import { searchInput } from './fieldsOf';

const shape = { year: field.count('年度', 2000, 2100) };

test('正整数可以带加号；不是数的照原样送去，由服务端说出来，不悄悄丢掉（validation-03）', () => {
  expect(searchInput(shape, { year: '+2024' })).toEqual({ year: 2024 });
  expect(searchInput(shape, { year: '二〇二四' })).toEqual({ year: '二〇二四' });
});
