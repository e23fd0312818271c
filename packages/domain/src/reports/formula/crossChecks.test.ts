import { expect, test } from 'vitest';
import { cubeOf, faultsOf, readingOf, type Cube, type Definition, type Foreign } from '../index';
import { crossChecks, hardText } from '../submission';
import { runChecks, type CheckedLine } from './crossChecks';

const cube = cubeOf('applications') as Cube;
const definition = (...checks: NonNullable<Definition['checks']>): Definition => ({
  schema: 1,
  cube: 'applications',
  rows: ['org', 'ctId'],
  groups: [{ measures: ['filed'] }, { measures: ['recognised'], title: '认定' }],
  filters: [],
  asks: [],
  zeros: false,
  checks,
});
const check = (left: string, sign: '=' | '>=' | '<=', right: string, hard = false) => ({
  left,
  sign,
  right,
  hard,
});

/** Lines with figures by column: the sum, one place, its two parts. */
function linesOf(figures: readonly (readonly [string, Readonly<Record<string, number>>])[]) {
  const made = new Map<string, CheckedLine>();
  for (const [key, own] of figures)
    made.set(key, {
      key,
      labels: key.split('/'),
      value: (name) => own[name.replace('x.of.filed', 'g0.filed')] ?? null,
      get total() {
        return made.get('') as CheckedLine;
      },
      get parent() {
        return made.get('') as CheckedLine;
      },
      get children() {
        const depth = key === '' ? 1 : 2;
        return [...made.values()].filter(
          (one) => one.key !== '' && one.key.startsWith(key) && one.key.split('/').length === depth,
        );
      },
    });
  return [...made.values()];
}
const lines = linesOf([
  ['', { 'g0.filed': 10, 'g1.recognised': 4 }],
  ['东霁', { 'g0.filed': 10, 'g1.recognised': 4 }],
  ['东霁/小学', { 'g0.filed': 6, 'g1.recognised': 1 }],
  ['东霁/初中', { 'g0.filed': 3, 'g1.recognised': 4 }],
]);
const none = () => ({ name: '', value: null });
const read = (one: Definition) => readingOf(cube, one);

test('每一行和合计都比较；不成立的指出行和列', () => {
  const [over, parts] = runChecks(
    read(
      definition(
        check('[认定]', '<=', '[网报人数]', true),
        check('下级([网报人数])', '=', '[网报人数]'),
      ),
    ),
    lines,
    none,
  );
  expect(over).toMatchObject({ says: '认定≤网报人数', hard: true, holds: false, count: 1 });
  expect(over?.breaches).toEqual([
    { key: '东霁/初中', columns: ['g1.recognised', 'g0.filed'], says: '东霁 初中：4＞3' },
  ]);
  // The parts of the place are nine of its ten; lines without parts are not compared.
  expect(parts?.breaches.map(({ key, says }) => [key, says])).toEqual([['东霁', '东霁：9≠10']]);
});

test('与另一张报表只比较合计；读不到的说未能比对和原因，不算符合', () => {
  const other = definition({ ...check('[网报人数]', '=', '[别处的列]'), report: '8102' });
  expect(faultsOf(other)).toEqual([]);
  const told = (foreign: Foreign) => runChecks(read(other), lines, () => foreign)[0];
  const run = (value: number | null) => told({ name: '进度表', value });
  expect(run(10)).toMatchObject({ holds: true, says: '网报人数＝“进度表”的别处的列' });
  expect(run(12)?.breaches).toEqual([{ key: '', columns: ['g0.filed'], says: '合计：10≠12' }]);
  expect(run(12)).toMatchObject({ compared: true, holds: false });
  const stopped = told({ name: '进度表', value: null, unread: '“进度表”已停用' });
  expect(stopped).toMatchObject({ holds: false, compared: false, count: 1 });
  expect(stopped?.breaches).toEqual([{ key: '', columns: ['g0.filed'], says: '“进度表”已停用' }]);
  expect(run(null)).toMatchObject({ holds: false, compared: false });
  expect(run(null)?.breaches[0]?.says).toContain('“进度表”的合计里这个数是空的');
});

test('左右两边的错误各在自己的位置', () => {
  const at = (one: ReturnType<typeof check>) => faultsOf(definition(one)).map((fault) => fault.at);
  expect(at(check('[没有]', '=', '1'))).toEqual(['checks.0.left']);
  expect(at(check('[网报人数]', '=', '1 +'))).toEqual(['checks.0.right']);
  expect(at(check('[网报人数]', '=', '[认定通过率]'))).toEqual(['checks.0.right']);
});

test('必须符合的不符合就不能报送，其余的说明原因', () => {
  const checked = runChecks(
    read(
      definition(check('[认定]', '<=', '[网报人数]', true), check('[认定]', '>=', '[网报人数]')),
    ),
    lines,
    none,
  );
  const kept = crossChecks(checked);
  expect(kept.map(({ holds, hard }) => [holds, hard])).toEqual([
    [false, true],
    [false, false],
  ]);
  expect(kept[1]?.says).toContain('认定≥网报人数不成立');
  expect(hardText(kept)).toContain('不能报送：认定≤网报人数不成立');
  expect(hardText(kept.slice(1))).toBeUndefined();
});

test('没有比对的审核关系：必须符合的不能报送，其余的说明原因', () => {
  const other = (hard: boolean) =>
    definition({ ...check('[网报人数]', '=', '[别处的列]', hard), report: '8102' });
  const keptOf = (hard: boolean) =>
    crossChecks(
      runChecks(read(other(hard)), lines, () => ({
        name: '进度表',
        value: null,
        unread: '“进度表”已停用，请国家级启用它',
      })),
    );
  const says = '网报人数＝“进度表”的别处的列未能比对：“进度表”已停用，请国家级启用它';
  expect(keptOf(true)).toEqual([{ says, holds: false, hard: true, compared: false }]);
  expect(hardText(keptOf(true))).toBe(`必须符合的审核关系没有比对，不能报送：${says}`);
  expect(hardText(keptOf(false))).toBeUndefined();
});
