import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cubeOf, faultsOf, leavesOf, type Cube, type Definition } from '../index';
import { evaluate, rounded, type Line } from './evaluate';
import { namesIn, type Expr, type Sign } from './expr';
import { formulasOf } from './formulasOf';
import { namesOf, offered, renumbered, shownFormula, storedFormula } from './names';
import { parseFormula } from './parse';

const cube = cubeOf('applications') as Cube;

/** A tree and what it means, worked out in another way: with functions, not with a tree. */
interface Both {
  readonly text: string;
  readonly hand: (line: Figures) => number | null;
}
type Figures = Readonly<Record<string, number | null>>;

const number = fc.oneof(
  fc.integer({ min: 0, max: 999 }),
  fc.integer({ min: 0, max: 9999 }).map((one) => one / 100),
);
const leaf: fc.Arbitrary<Both> = fc.oneof(
  number.map((value) => ({ text: String(value), hand: () => value })),
  fc.constantFrom('a', 'b', 'c').map((name) => ({
    text: `[${name}]`,
    hand: (line: Figures) => line[name] ?? null,
  })),
);
const both =
  (join: (left: number, right: number) => number | null) =>
  (left: Both, right: Both) =>
  (line: Figures) => {
    const [a, b] = [left.hand(line), right.hand(line)];
    if (a === null || b === null) return null;
    const made = join(a, b);
    return made === null || !Number.isFinite(made) ? null : made;
  };
const SIGNS: readonly (readonly [string, (a: number, b: number) => number | null])[] = [
  ['+', (a, b) => a + b],
  ['－', (a, b) => a - b],
  ['×', (a, b) => a * b],
  ['÷', (a, b) => (b === 0 ? null : a / b)],
];
const { tree: made } = fc.letrec<{ tree: Both }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 5 },
    leaf,
    fc
      .tuple(tie('tree'), tie('tree'), fc.constantFrom(...SIGNS))
      .map(([left, right, [sign, join]]) => ({
        text: `(${left.text} ${sign} ${right.text})`,
        hand: both(join)(left, right),
      })),
    fc.tuple(tie('tree'), tie('tree')).map(([left, right]) => ({
      text: `百分比（${left.text}，${right.text}）`,
      hand: both((a, b) => (b === 0 ? null : (a / b) * 100))(left, right),
    })),
    fc.tuple(tie('tree'), tie('tree'), tie('tree'), tie('tree')).map(([a, b, yes, no]) => ({
      text: `IF(${a.text} > ${b.text}, ${yes.text}, ${no.text})`,
      hand: (line: Figures) => {
        const [left, right] = [a.hand(line), b.hand(line)];
        if (left === null || right === null) return null;
        const isNear =
          Math.abs(left - right) <= 1e-9 * Math.max(1, Math.abs(left), Math.abs(right));
        return left > right && !isNear ? yes.hand(line) : no.hand(line);
      },
    })),
    tie('tree').map((one) => ({
      text: `-${one.text}`,
      hand: (line: Figures) => {
        const value = one.hand(line);
        return value === null ? null : -value;
      },
    })),
  ),
}));

function lineOf(figures: Figures): Line {
  const line: Line = {
    value: (name) => figures[name] ?? null,
    get total() {
      return line;
    },
    get parent() {
      return line;
    },
    children: [],
  };
  return line;
}
const figures = fc.record({
  a: fc.option(fc.integer({ min: 0, max: 5000 })),
  b: fc.option(fc.integer({ min: 0, max: 5000 })),
  c: fc.constantFrom(0, 1, null),
});

test('任意公式算出的数，与不经过语法树算出的相同；除以0、没有数的，是没有数', () => {
  fc.assert(
    fc.property(made, figures, ({ text, hand }, line) => {
      const { tree, fault } = parseFormula(text);
      expect(fault).toBeUndefined();
      const value = evaluate(tree as Expr, lineOf(line));
      const want = hand(line);
      if (want === null) expect(value).toBeNull();
      else expect(value).toBeCloseTo(want, 6);
    }),
    { numRuns: 1000 },
  );
});

test('先乘除后加减，同级从左到右', () => {
  const value = (text: string) => {
    const { tree } = parseFormula(text);
    return tree ? evaluate(tree, lineOf({})) : undefined;
  };
  expect(value('1 + 2 × 3 - 4 ÷ 2')).toBe(5);
  expect(value('10 - 3 - 2')).toBe(5);
  expect(value('8 ÷ 4 ÷ 2')).toBe(1);
  expect(value('四舍五入(2.5, 0) + 绝对值(1 - 3)')).toBe(5);
  expect(value('最大(1, 2, 3) - 最小(1, 2)')).toBe(2);
  expect(value('如果(并且(1 < 2, 不是(2 ≤ 1)), 7, 8)')).toBe(7);
  expect(value('缺省(1 ÷ 0, 9)')).toBe(9);
  expect([rounded(0.35, 1), rounded(1.005, 2), rounded(-2.5, 0)]).toEqual([0.4, 1.01, -3]);
});

const wrong: readonly (readonly [string, number, string])[] = [
  ['', 0, '缺少'],
  ['[a] +', 5, '缺少'],
  ['([a]', 4, '“)”'],
  ['[a] [b]', 4, '运算符'],
  ['[a', 0, '方括号'],
  ['1 + ; drop', 4, '不能写在公式里'],
  ['求和([a])', 0, '没有“求和”这个函数'],
  ['如果([a], 1)', 0, '请写成'],
  ['1 + 1234567890123', 4, '12位'],
  ['* 2', 0, '前面缺少'],
];
test.each(wrong)('%s：指出在第几个字', (text, at, says) => {
  const { fault } = parseFormula(text);
  expect(fault?.at).toBe(at);
  expect(fault?.says).toContain(says);
});

const group = (formula: string, title = '算') => ({ measures: [], formula, title });
const definition = (...formulas: readonly string[]): Definition => ({
  schema: 1,
  cube: 'applications',
  rows: ['org'],
  groups: [
    { measures: ['filed'] },
    { title: '认定', split: 'sex', withTotal: true, measures: ['recognised'] },
    ...formulas.map((formula, at) => group(formula, `算${at}`)),
  ],
  filters: [],
  asks: [],
  zeros: true,
});

test('公式引用指标、列和别的公式列；绕回自己、名称不对、单位不同的指出在哪里', () => {
  expect(faultsOf(definition('百分比([认定通过], [网报人数])', '[算0] × 2'))).toEqual([]);
  const says = (...formulas: readonly string[]) =>
    faultsOf(definition(...formulas)).map(({ at, says: text }) => `${at} ${text}`);
  expect(says('[算1]', '[算0]').join()).toContain('绕回到了自己');
  expect(says('[算0] + 1').join()).toContain('没有“算0”');
  expect(says('[没有的] + 1')).toEqual([
    'groups.2.formula 第1个字：没有“没有的”这个指标或列，请从列出的名称里选',
  ]);
  expect(says('[网报人数] + [认定通过率]').join()).toContain('单位不同');
  expect(says('[网报人数] > 1').join()).toContain('条件请写在');
  expect(says('下级([网报人数])').join()).toContain('审核关系');
  expect(says('四舍五入([网报人数], 5)').join()).toContain('0到3');
});

test('公式列的单位由公式得出，公式里的名称换成列', () => {
  const leaves = leavesOf(
    cube,
    definition('百分比([认定 合计], [网报人数])', '[g0.filed] - [filed]'),
  );
  const [percent, people] = leaves.slice(-2).map(({ measure }) => measure);
  expect(percent).toMatchObject({ unit: '%', additive: 'never', way: 'formula' });
  expect(people).toMatchObject({ unit: '人' });
  const tree = percent?.way === 'formula' ? percent.tree : undefined;
  expect(tree && namesIn(tree).map(({ name }) => name)).toEqual([
    'g1.all.recognised',
    'x.of.filed',
  ]);
});

test('保存的公式不随标题变；列换了次序，公式跟着换，删去的说出来', () => {
  const { groups } = definition('[g1.all.recognised] ÷ [filed]');
  const names = namesOf(cube, groups, 2);
  const shown = shownFormula('[g1.all.recognised] ÷ [filed]', names);
  expect(shown).toBe('[认定 合计] ÷ [网报人数]');
  expect(storedFormula(shown, names)).toBe('[g1.all.recognised] ÷ [filed]');
  expect(renumbered('[g1.all.recognised] + [g0.filed]', (at) => (at === 1 ? 0 : undefined))).toBe(
    '[g0.all.recognised] + [已删除的列]',
  );
  const labels = offered(names).map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
});

test('一万段怀有恶意的文字：读成的树里只有数、已知的名称和函数，读不成的说出位置', () => {
  const hostile = fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc
      .array(
        fc.constantFrom(
          "'; drop table registration; --",
          "=cmd|'/c calc'!A0",
          '[filed]',
          '[网报人数]',
          '(',
          ')',
          '+',
          '÷',
          '1',
          '如果',
          'if(',
          ',',
          '<script>',
          '${x}',
          '$1',
          '/*',
          '*/',
          '"',
          '\\',
          '@SUM(A1)',
          '\u0000',
          '𠮷',
          '__proto__',
          '[__proto__]',
          '[constructor]',
          'constructor(1)',
        ),
        { maxLength: 12 },
      )
      .map((parts) => parts.join('')),
  );
  const signs = new Set<Sign>(['+', '-', '*', '/', '>', '<', '>=', '<=', '=', '<>']);
  const walk = (expr: Expr): void => {
    if (expr.kind === 'number') expect(Number.isFinite(expr.value)).toBe(true);
    if (expr.kind === 'sign') {
      expect(signs.has(expr.sign)).toBe(true);
      [expr.left, expr.right].forEach(walk);
    }
    if (expr.kind === 'minus') walk(expr.of);
    if (expr.kind === 'call') expr.args.forEach(walk);
    if (expr.kind === 'name') expect(expr.name).toMatch(/^(x\.of\.\w+|g\d+(\.[\w-]+){1,2})$/);
  };
  fc.assert(
    fc.property(hostile, (text) => {
      const found = formulasOf(cube, [...definition().groups, group(text)]).get(2);
      if (found?.tree) walk(found.tree);
      else {
        expect(found?.fault?.at).toBeGreaterThanOrEqual(0);
        expect(found?.fault?.at).toBeLessThanOrEqual(text.length);
        expect(found?.fault?.says).toMatch(/[\u4e00-\u9fff]/);
      }
    }),
    { numRuns: 10_000 },
  );
}, 60_000);
