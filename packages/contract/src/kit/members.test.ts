import { expect, test } from 'vitest';
import { z } from 'zod';
import { field } from './field';
import { membersOf, sealedOf } from './members';

const input = z.object({ name: z.string(), idNo: field.idNo().optional() });

test('外层的可省略和默认值不妨碍看到里面的字段', () => {
  expect(Object.keys(membersOf(input.optional()))).toEqual(['name', 'idNo']);
  expect([...sealedOf(input)]).toEqual(['idNo']);
});

test('不是对象的没有字段；每个对象都有的名字不算字段', () => {
  expect(Object.keys(membersOf(z.string()))).toEqual([]);
  expect(membersOf(input)['constructor']).toBeUndefined();
  expect(membersOf(z.string())['toString']).toBeUndefined();
});
