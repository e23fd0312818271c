import { expect, test } from 'vitest';
import { factsOf, field } from './field';
import { valueText } from './rowText';

test('是或否的栏目读作是、否；有自己的说法的按自己的', () => {
  expect(valueText(factsOf(field.flag('已缴费')), true)).toBe('是');
  expect(valueText(factsOf(field.flag('已缴费')), false)).toBe('否');
  const limited = factsOf(field.flag('限制库核查', { yes: '有', no: '无' }));
  expect([true, false].map((one) => valueText(limited, one))).toEqual(['有', '无']);
  expect(valueText(limited, null)).toBe('');
});
