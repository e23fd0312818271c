import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expectOnly } from './kit/pending';
import { rulesShown } from './kit/rulesShown';
import { root } from './kit/sources';
import { OTHERWISE, pendingRules } from './pending/rules';

const rows = readFileSync(join(root, 'docs/spec/rules.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));
const ids = rows.map(([id = '']) => id);
const shown = rulesShown();

test('写了规则编号的都是会运行的测试或会演的故事，编号都在 rules.tsv 里', () => {
  expect(shown.flatMap(({ path, idle }) => idle.map((id) => `${path} ${id}`))).toEqual([]);
  const known = new Set(ids);
  expect(
    shown.flatMap(({ path, ids: named }) =>
      named.filter((id) => !known.has(id)).map((id) => `${path} ${id}`),
    ),
  ).toEqual([]);
});

test('rules.tsv 的每一行都有一个测试写着它的编号；没有的说明在等什么', () => {
  const named = new Set(shown.flatMap(({ ids: some }) => some));
  console.log(`rules.tsv ${ids.length} 行，有测试写着编号的 ${named.size} 行`);
  expect(named.size).toBeGreaterThan(90);
  expectOnly(
    '没有测试写着的规则',
    ids.filter((id) => !named.has(id)),
    pendingRules,
  );
});

/** Rows named in the first column of a table: `guard-04 to 06, 08` are four of them. */
function rowsOf(cell: string): readonly string[] {
  let area = '';
  return cell.split(', ').flatMap((part) => {
    const [, named, from = '', to = from] =
      /^(?:([a-z]+)-)?(\d{2})(?: to (\d{2}))?$/.exec(part) ?? [];
    area = named ?? area;
    const last = Number(to);
    return Array.from(
      { length: last - Number(from) + 1 },
      (_, n) => `${area}-${String(Number(from) + n).padStart(2, '0')}`,
    );
  });
}

test('说是有意另做的行，D-051 都写着做了什么、为什么', () => {
  const page = readFileSync(join(root, 'docs/decisions/D-051-rules-kept-otherwise.md'), 'utf8');
  const told = [...page.matchAll(/^\| ([a-z]+-\d{2}[^|]*) \|/gm)].flatMap(([, cell = '']) =>
    rowsOf(cell),
  );
  const otherwise = pendingRules.filter(({ reason }) => reason === OTHERWISE);
  expect(otherwise.length).toBeGreaterThan(5);
  expect(otherwise.flatMap(({ ids: some }) => some).filter((id) => !told.includes(id))).toEqual([]);
});
