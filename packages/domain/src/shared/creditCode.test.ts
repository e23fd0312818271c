import { expect, test } from 'vitest';
import { isCreditCode, makeCreditCode } from './creditCode';

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

test('拼出来的代码自己查得过', () => {
  expect(makeCreditCode('11', '328801', 'DM328801')).toBe('11328801DM32880165');
  for (let n = 0; n < 50; n += 1)
    expect(isCreditCode(makeCreditCode('12', '320000', `DM${320_000 + n}`))).toBe(true);
});
