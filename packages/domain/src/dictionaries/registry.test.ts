import { expect, test } from 'vitest';
import * as generated from './generated';
import { dictionaries } from './registry';

/** Lists of the product's own design: they stand in no table. */
const OWN = [
  'batchStatus',
  'batchHalf',
  'registrationKind',
  'reviewLevel',
  'audience',
  'receiveWay',
  'paymentType',
  'confirmWay',
  'onOff',
  'planChangeKind',
  'planKind',
  'filingColumn',
];

const listed = Object.values(generated);

// Rules: domain-06, domain-07, domain-10, domain-11, domain-12
test('代码表与目录一致，一个不多一个不少', () => {
  expect([...dictionaries.keys()].sort()).toEqual(
    [...listed.map(({ name }) => name), ...OWN].sort(),
  );
  expect(listed.length).toBeGreaterThan(140);
});

test.each(listed)('代码表 $name 取了名字、配了颜色以后，值、次序、名称还是目录里的', (list) => {
  const shown = dictionaries.get(list.name)?.options.map(({ value, label }) => ({ value, label }));
  expect(shown).toEqual(list.options);
});
