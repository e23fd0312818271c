import { expect, test } from 'vitest';
import {
  commitProblem,
  countVerdicts,
  editCell,
  editsSince,
  withEdits,
  type PlanRow,
} from './plan';

const rows: PlanRow[] = [
  { line: 2, verdict: 'add', values: { name: '岑以宁' } },
  { line: 3, verdict: 'bad', values: { name: '' }, errors: { name: '姓名不能为空' } },
];
const second = rows[1]!;

test('数各种结论', () => {
  expect(countVerdicts(rows)).toEqual({ add: 1, update: 0, same: 0, bad: 1 });
});

test('改一格、再改回去', () => {
  const edits = editCell({}, second, 'name', '𬭎知远');
  expect(edits).toEqual({ 3: { name: '𬭎知远' } });
  expect(withEdits(rows, edits)).toEqual([
    { line: 2, values: { name: '岑以宁' } },
    { line: 3, values: { name: '𬭎知远' } },
  ]);
  expect(editCell(edits, second, 'name', '')).toEqual({});
});

test('核对回来时，只有之后又改的还算改动，改回原值的也算', () => {
  const sent = { 2: { name: '岑以安' }, 3: { name: '𬭎知远' } };
  expect(editsSince(rows, sent, sent)).toEqual({});
  expect(
    editsSince(rows, sent, { 2: { name: '岑以安', scope: '𬭎县' }, 3: { name: '𬭎知近' } }),
  ).toEqual({ 2: { scope: '𬭎县' }, 3: { name: '𬭎知近' } });
  expect(editsSince(rows, sent, { 3: { name: '𬭎知远' } })).toEqual({ 2: { name: '岑以宁' } });
});

test('有错、没核对、没内容都不能写入', () => {
  expect(commitProblem({ hash: 'a', rows }, {})).toContain('1 行有错');
  expect(commitProblem({ hash: 'a', rows }, { 3: { name: '甲' } })).toContain('没有核对');
  expect(commitProblem({ hash: 'a', rows: [] }, {})).toBe('没有要写入的内容');
  expect(commitProblem({ hash: 'a', rows: rows.slice(0, 1) }, {})).toBeUndefined();
});
