import { measureOf, type Cube } from '../cube';
import type { ColumnGroup } from '../definition';
import { plainLeavesOf } from '../plainLeaves';
import { namesIn, renamed, type Expr, type FormulaFault } from './expr';
import { judge } from './judge';
import { calcGroup, figureKey, namesOf, offered, type Named } from './names';
import { parseFormula } from './parse';

/** A formula that can be computed, its names those of columns; or what is wrong with it. */
export interface Formula {
  readonly tree?: Expr;
  readonly unit?: string | undefined;
  readonly fault?: FormulaFault;
}

/** What is wrong with a formula, with its place among the letters. */
export const formulaText = ({ at, says }: FormulaFault): string => `第${at + 1}个字：${says}`;

const ROUND: FormulaFault = { at: 0, says: '公式绕回到了自己，请改用别的指标或列' };

/** The formulas of one table, each read once; what else is written in its names is read by them. */
export interface Formulas {
  /** The formula of a group of columns; undefined where the group counts. */
  get(group: number): Formula | undefined;
  /** One side of a check. */
  side(text: string): Formula;
  /** What a side may name. */
  readonly names: readonly Named[];
}

/** Reads the formulas of a table, by their groups. */
export function formulasOf(cube: Cube, groups: readonly ColumnGroup[]): Formulas {
  const found = new Map<number, Formula>();
  const open = new Set<number>();
  const units = new Map(
    groups.flatMap((one, at) =>
      one.formula === undefined
        ? plainLeavesOf(cube, one, `g${at}`).map(({ key, measure }) => [key, measure.unit] as const)
        : [],
    ),
  );
  function of(at: number): Formula {
    const before = found.get(at);
    if (before) return before;
    if (open.has(at)) return { fault: ROUND };
    open.add(at);
    const { formula = '', where = [] } = groups[at] ?? {};
    const made = formulaIn(cube, formula, {
      names: namesOf(cube, groups, at),
      units,
      of,
      group: where.length > 0 ? at : undefined,
      mayChildren: false,
    });
    open.delete(at);
    found.set(at, made);
    return made;
  }
  for (const [at, { formula }] of groups.entries()) if (formula !== undefined) of(at);
  const names = namesOf(cube, groups);
  return {
    get: (group) => found.get(group),
    names,
    side: (text) =>
      formulaIn(cube, text, {
        names,
        units,
        of: (at) => found.get(at) ?? {},
        group: undefined,
        mayChildren: true,
      }),
  };
}

interface Around {
  readonly names: readonly Named[];
  /** The units of the columns that count. */
  readonly units: ReadonlyMap<string, string>;
  /** The formula of another column. */
  of(group: number): Formula;
  /** The group whose conditions bound the figures that are named. */
  readonly group: number | undefined;
  readonly mayChildren: boolean;
}

/** Reads and judges one formula; what goes round names a column that leads back to it. */
function formulaIn(
  cube: Cube,
  text: string,
  { names, units, of, group, mayChildren }: Around,
): Formula {
  const { tree, fault } = parseFormula(text);
  if (fault) return { fault };
  const ids = new Map([
    ...offered(names).map(({ id, label }) => [label, id] as const),
    ...names.map(({ id }) => [id, id] as const),
  ]);
  for (const { name, at } of namesIn(tree)) {
    const column = calcGroup(ids.get(name) ?? '');
    if (column !== undefined && of(column).fault === ROUND) return { fault: { ...ROUND, at } };
  }
  const unitOf = (name: string) => {
    const id = ids.get(name) ?? name;
    const column = calcGroup(id);
    const unit = column === undefined ? undefined : of(column).unit;
    return (unit ?? units.get(id) ?? measureOf(cube, id)?.unit) || undefined;
  };
  const judged = judge(tree, {
    unitOf,
    isKnown: (name) => ids.has(name) || units.has(name),
    mayChildren,
  });
  if ('fault' in judged) return judged;
  const key = (name: string) => {
    const id = ids.get(name) ?? name;
    return measureOf(cube, id) ? figureKey(group, id) : id;
  };
  return { tree: renamed(tree, key), unit: judged.unit };
}
