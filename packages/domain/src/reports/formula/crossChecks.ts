import type { Cube } from '../cube';
import type { CrossCheck, Definition } from '../definition';
import { evaluate, isSame, type Line } from './evaluate';
import { namesIn, type Expr } from './expr';
import { formulaIn, formulasOf, formulaText, type Formula } from './formulasOf';
import { figureOfKey, namesOf, shownFormula } from './names';

/** The two sides of a check, as they can be computed. */
interface Sides {
  readonly left: Formula;
  readonly right: Formula;
}

/** Reads one side of a check, in the names of a table. */
export function sideOf(cube: Cube, { groups }: Pick<Definition, 'groups'>, text: string): Formula {
  const formulas = formulasOf(cube, groups);
  return formulaIn(cube, groups, text, {
    names: namesOf(cube, groups),
    of: (at) => formulas.get(at) ?? {},
    group: undefined,
    mayChildren: true,
  });
}

function sidesOf(cube: Cube, definition: Definition, { left, right, report }: CrossCheck): Sides {
  return {
    left: sideOf(cube, definition, left),
    // The names of another report are that report's: it is judged where it can be read.
    right: report === undefined ? sideOf(cube, definition, right) : {},
  };
}

/** What is wrong with the checks of a definition. */
export function crossFaults(
  cube: Cube,
  definition: Definition,
): readonly { readonly at: string; readonly says: string }[] {
  return (definition.checks ?? []).flatMap((check, at) => {
    const { left, right } = sidesOf(cube, definition, check);
    const units = new Set([left.unit, right.unit].filter((unit) => unit !== undefined));
    return [
      ...(left.fault ? [{ at: `checks.${at}.left`, says: formulaText(left.fault) }] : []),
      ...(right.fault ? [{ at: `checks.${at}.right`, says: formulaText(right.fault) }] : []),
      ...(units.size > 1 ? [{ at: `checks.${at}.right`, says: '两边的单位不同，不能比较' }] : []),
    ];
  });
}

/** Every formula of the checks, so that what it names is counted. */
export function checkTrees(cube: Cube, definition: Definition): readonly Expr[] {
  return (definition.checks ?? []).flatMap((check) => {
    const { left, right } = sidesOf(cube, definition, check);
    return [left.tree ?? [], right.tree ?? []].flat();
  });
}

/** A line that is checked; the sum of the table has no key. */
export interface CheckedLine extends Line {
  readonly key: string;
  readonly labels: readonly string[];
}

/** A place of the table that a check does not hold for. */
export interface Breach {
  readonly key: string;
  /** Columns that the check names. */
  readonly columns: readonly string[];
  readonly says: string;
}

/** What came out of one check. */
export interface Checked {
  /** The check in the words of the table. */
  readonly says: string;
  readonly hard: boolean;
  readonly holds: boolean;
  /** The first places it does not hold for. */
  readonly breaches: readonly Breach[];
  /** In how many places it does not hold. */
  readonly count: number;
}

/** Places that are told of one check. */
const MOST_TOLD = 20;
const SAID: Readonly<Record<CrossCheck['sign'], string>> = { '=': '＝', '>=': '≥', '<=': '≤' };
const BROKEN: Readonly<Record<CrossCheck['sign'], string>> = { '=': '≠', '>=': '＜', '<=': '＞' };

const holdsFor = (sign: CrossCheck['sign'], left: number, right: number) =>
  isSame(left, right) || (sign === '>=' ? left > right : sign === '<=' && left < right);

const said = (value: number) => (Math.round(value * 1000) / 1000).toLocaleString('en');

/**
 * Looks at every line, the sum included. A side that nobody can say is not compared; what another
 * report says is given by `foreign`, and compared with the sum alone.
 */
export function runChecks(
  cube: Cube,
  definition: Definition,
  lines: readonly CheckedLine[],
  foreign: (check: CrossCheck) => { readonly name: string; readonly value: number | null },
): readonly Checked[] {
  const names = namesOf(cube, definition.groups);
  return (definition.checks ?? []).map((check) => {
    const { left, right } = sidesOf(cube, definition, check);
    const trees = [left.tree, right.tree].flatMap((one) => one ?? []);
    const columns = [
      ...new Set(trees.flatMap((tree) => namesIn(tree).map(({ name }) => name))),
    ].filter((key) => !figureOfKey(cube, key));
    const other = check.report === undefined ? undefined : foreign(check);
    const looked = other ? lines.filter(({ key }) => key === '') : lines;
    const breaches = looked.flatMap((line): readonly Breach[] => {
      const a = left.tree ? evaluate(left.tree, line) : null;
      const b = other ? other.value : right.tree ? evaluate(right.tree, line) : null;
      if (a === null || b === null || holdsFor(check.sign, a, b)) return [];
      const where = line.key === '' ? '合计' : line.labels.filter((one) => one !== '').join(' ');
      const says = `${where}：${said(a)}${BROKEN[check.sign]}${said(b)}`;
      return [{ key: line.key, columns, says }];
    });
    const rightText = other
      ? `“${other.name}”的${bare(check.right)}`
      : bare(shownFormula(check.right, names));
    return {
      says: `${bare(shownFormula(check.left, names))}${SAID[check.sign]}${rightText}`,
      hard: check.hard,
      holds: breaches.length === 0,
      breaches: breaches.slice(0, MOST_TOLD),
      count: breaches.length,
    };
  });
}

/** A formula without the brackets around its names, for reading. */
const bare = (text: string) => text.replaceAll(/[[\]]/g, '');
