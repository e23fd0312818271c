import { expect, test } from 'vitest';
import { cubeOf, faultsOf, type Cube, type Definition } from '../index';
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

test('每一行和合计都比较；不成立的指出行和列', () => {
  const [over, parts] = runChecks(
    cube,
    definition(
      check('[认定]', '<=', '[网报人数]', true),
      check('下级([网报人数])', '=', '[网报人数]'),
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

test('与另一张报表只比较合计；读不到的不比较', () => {
  const other = definition({ ...check('[网报人数]', '=', '[别处的列]'), report: '8102' });
  expect(faultsOf(other)).toEqual([]);
  const run = (value: number | null) =>
    runChecks(cube, other, lines, () => ({ name: '进度表', value }))[0];
  expect(run(10)).toMatchObject({ holds: true, says: '网报人数＝“进度表”的别处的列' });
  expect(run(12)?.breaches).toEqual([{ key: '', columns: ['g0.filed'], says: '合计：10≠12' }]);
  expect(run(null)?.holds).toBe(true);
});

test('左右两边的错误各在自己的位置', () => {
  const at = (one: ReturnType<typeof check>) => faultsOf(definition(one)).map((fault) => fault.at);
  expect(at(check('[没有]', '=', '1'))).toEqual(['checks.0.left']);
  expect(at(check('[网报人数]', '=', '1 +'))).toEqual(['checks.0.right']);
  expect(at(check('[网报人数]', '=', '[认定通过率]'))).toEqual(['checks.0.right']);
});

test('必须符合的不符合就不能报送，其余的说明原因', () => {
  const checked = runChecks(
    cube,
    definition(check('[认定]', '<=', '[网报人数]', true), check('[认定]', '>=', '[网报人数]')),
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
