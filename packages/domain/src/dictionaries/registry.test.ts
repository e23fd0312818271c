import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dictionaries } from './registry';

/** Lists that the catalogue leaves to the standards and to the design of the product. */
const OWN = new Set([
  'batchStatus',
  'batchHalf',
  'audience',
  'receiveWay',
  'confirmWay',
  'onOff',
  'planChangeKind',
]);

const lines = readFileSync(
  new URL('../../../../docs/spec/dictionaries.tsv', import.meta.url),
  'utf8',
)
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));
const wanted = new Map<string, { value: string; label: string }[]>();
for (const [dict = '', value = '', label = ''] of lines)
  wanted.set(dict, [...(wanted.get(dict) ?? []), { value, label }]);
wanted.delete('dict');

test('代码表与目录一致，一个不多一个不少', () => {
  const own = [...dictionaries.keys()].filter((name) => !OWN.has(name));
  expect(own.sort()).toEqual([...wanted.keys()].sort());
});

test.each([...wanted])('代码表 %s 的值、次序、名称与目录一致', (name, rows) => {
  const dict = dictionaries.get(name);
  expect(dict?.options.map(({ value, label }) => ({ value: String(value), label }))).toEqual(rows);
});
