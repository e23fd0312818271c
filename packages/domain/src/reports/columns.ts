import { measureOf, type Cube, type Measure } from './cube';
import type { ColumnGroup, Definition, Filter } from './definition';
import { formulasOf, type Formulas } from './formula/formulasOf';
import { calcKey, figureOfKey, namesOf, shownFormula } from './formula/names';
import { namesIn, type Expr } from './formula/expr';
import { plainLeavesOf, type Leaf } from './plainLeaves';

/** Places behind the point of a column that a formula fills, where nothing is said. */
const USUAL_DIGITS = 1;

/**
 * The columns of figures in their order, known before a row is read: the head of the preview, of
 * the file and of the designer. What the catalogue does not have is left out.
 */
export const leavesOf = (cube: Cube, { groups }: Pick<Definition, 'groups'>): readonly Leaf[] =>
  leavesWith(cube, groups, formulasOf(cube, groups));

/** The same, where the formulas were read already. */
export function leavesWith(
  cube: Cube,
  groups: readonly ColumnGroup[],
  formulas: Formulas,
): readonly Leaf[] {
  return groups.flatMap((group, at): readonly Leaf[] => {
    if (group.formula === undefined) return plainLeavesOf(cube, group, `g${at}`);
    const found = formulas.get(at);
    const { title = '公式', where = [], digits = USUAL_DIGITS } = group;
    const measure: Measure = {
      id: 'calc',
      label: title,
      unit: found?.unit ?? '',
      meaning: `按公式计算：${shownFormula(group.formula, namesOf(cube, groups, at))}。`,
      additive: 'never',
      way: 'formula',
      tree: found?.tree,
      digits,
    };
    return [{ key: calcKey(at), title, heads: [], measure, where }];
  });
}

/**
 * The figures that formulas name and no column shows: they are counted beside the columns, so that
 * a formula is computed from the sums of each line.
 */
export function hiddenLeavesOf(
  cube: Cube,
  { groups }: Pick<Definition, 'groups'>,
  trees: readonly Expr[],
): readonly Leaf[] {
  const keys = new Set(trees.flatMap((tree) => namesIn(tree).map(({ name }) => name)));
  return [...keys].flatMap((key): readonly Leaf[] => {
    const found = figureOfKey(cube, key);
    const measure = found && measureOf(cube, found.measure);
    if (!found || !measure) return [];
    const where: readonly Filter[] = whereOf(groups, found.group);
    return [{ key, title: measure.label, heads: [], measure, where }];
  });
}

const whereOf = (groups: readonly ColumnGroup[], at: number | undefined): readonly Filter[] =>
  (at === undefined ? undefined : groups[at]?.where) ?? [];

/**
 * Whether a figure means something in a line that is divided by the first `depth` row dimensions:
 * not where it would put together what is of different kinds.
 */
export function isSummed(
  { unlike }: Cube,
  { rows }: Pick<Definition, 'rows'>,
  depth: number,
  where: readonly Filter[],
): boolean {
  if (unlike === undefined || rows.slice(0, depth).includes(unlike)) return true;
  return where.some(({ dim, keys }) => dim === unlike && keys.length === 1);
}
