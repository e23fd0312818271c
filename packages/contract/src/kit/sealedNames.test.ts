import { expect, test } from 'vitest';
import { allCalls } from '../catalogue';
import { z } from 'zod';
import { factsOf } from './field';
import { pathWithoutSealed, withoutSealed } from './sealedNames';

test('凡是加密传送的查询条件，名称都认得', () => {
  const names = new Set(
    allCalls.flatMap(({ input }) =>
      input instanceof z.ZodObject
        ? Object.entries(input.shape as Record<string, z.ZodType>)
            .filter(([, schema]) => factsOf(schema)?.sealed)
            .map(([name]) => name)
        : [],
    ),
  );
  expect(names.size).toBeGreaterThan(0);
  for (const name of names) expect(withoutSealed(`${name}=1`)).toBe('');
});

test('别的条件留着，没有个人号码的一个字也不改', () => {
  expect(withoutSealed('?name=%E7%94%B2&idNo=1&certNo=2&mobile=3&idNo=4')).toBe('?name=%E7%94%B2');
  expect(withoutSealed('?idNo=1')).toBe('');
  expect(withoutSealed('?name=甲 乙&flag')).toBe('?name=甲 乙&flag');
  expect(withoutSealed('?id%4eo=1')).toBe('');
});

test('登录后返回的地址也不带', () => {
  const wanted = '/register/list?tab=a&idNo=1';
  expect(pathWithoutSealed(wanted)).toBe('/register/list?tab=a');
  expect(withoutSealed(`?redirect=${encodeURIComponent(wanted)}`)).toBe(
    `?redirect=${encodeURIComponent('/register/list?tab=a')}`,
  );
  const clean = '?redirect=/register/list?tab=a';
  expect(withoutSealed(clean)).toBe(clean);
});
