import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faults, places } from '../scripts/plant/faults.mjs';

const root = join(import.meta.dirname, '..');
const names = faults.map(({ name }) => name);

test('每个要植入的缺陷，要替换的文字在它的文件里正好一处，替换后不同', () => {
  expect(faults.length).toBeGreaterThanOrEqual(30);
  expect(faults.filter((fault) => places(fault) !== 1).map(({ name }) => name)).toEqual([]);
  expect(faults.filter(({ from, to }) => from === to).map(({ name }) => name)).toEqual([]);
});

test('缺陷的名称不重复，都说明弄坏了什么、哪个测试先看，那个测试文件在', () => {
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  for (const { name, breaks, likely } of faults) {
    expect(name).toMatch(/^[a-z]+(-[a-z]+)+$/);
    expect(breaks.length).toBeGreaterThan(20);
    expect([name, likely.filter((path) => !existsSync(join(root, path)))]).toEqual([name, []]);
    expect(likely.length).toBeGreaterThan(0);
  }
});

test('testing.md 的表里正好是这些缺陷，每个都写着谁发现；还没有跑过的写着该由谁发现', () => {
  const page = readFileSync(join(root, 'docs/testing.md'), 'utf8');
  const rows = [
    ...page.matchAll(/^\| ([a-z]+(?:-[a-z]+)+) \| (.+) \| (expected: )?`(\S+)` \| (\d+|–) \|$/gm),
  ];
  expect(rows.map(([, name]) => name)).toEqual(names);
  expect(rows.map(([, , breaks]) => breaks)).toEqual(faults.map(({ breaks }) => breaks));
  const open = rows.filter(([, , , expected]) => expected !== undefined);
  console.log(`缺陷 ${rows.length} 个，跑过的 ${rows.length - open.length} 个`);
  for (const [, name, , , by = ''] of rows)
    expect([name, existsSync(join(root, by))]).toEqual([name, true]);
});
