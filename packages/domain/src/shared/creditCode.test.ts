import { expect, test } from 'vitest';
import { isCreditCode } from './creditCode';

test.each([
  ['91350100M000100Y43', true],
  ['11328801DM32880165', true],
  ['12320000DM3209015D', true],
  ['52328802DM32880247', true],
  ['12328801DM3288219N', true],
  ['11328801DM32880166', false],
  ['11328801DI32880165', false],
])('统一社会信用代码 %s：%s', (text, holds) => {
  expect(isCreditCode(text)).toBe(holds);
});
