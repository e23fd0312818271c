import type { Cube } from '../cube';
import type { CrossCheck, Definition } from '../definition';
import { evaluate, isSame, type Line } from './evaluate';
import { namesIn, type Expr } from './expr';
import { formulaText, type Formula, type Formulas } from './formulasOf';
import { figureOfKey, shownFormula } from './names';

/** A check with its two sides, as they can be computed. */
export interface ReadCheck {
  readonly check: CrossCheck;
  readonly left: Formula;
  /** Nothing where another report stands on the right: it is judged where it can be read. */
  readonly right: Formula;
}

/** Reads the checks of a definition in the names of its table. */
export const checksOf = (
  formulas: Formulas,
  { checks = [] }: Pick<Definition, 'checks'>,
): readonly ReadCheck[] =>
  checks.map((check) => ({
    check,
    left: formulas.side(check.left),
    right: check.report === undefined ? formulas.side(check.right) : {},
  }));

/** What is wrong with the checks of a definition. */
export function crossFaults(
  checks: readonly ReadCheck[],
): readonly { readonly at: string; readonly says: string }[] {
  return checks.flatMap(({ left, right }, at) => {
    const units = new Set([left.unit, right.unit].filter((unit) => unit !== undefined));
    return [
      ...(left.fault ? [{ at: `checks.${at}.left`, says: formulaText(left.fault) }] : []),
      ...(right.fault ? [{ at: `checks.${at}.right`, says: formulaText(right.fault) }] : []),
      ...(units.size > 1 ? [{ at: `checks.${at}.right`, says: '两边的单位不同，不能比较' }] : []),
    ];
  });
}

/** Every formula of the checks, so that what it names is counted. */
export const checkTrees = (checks: readonly ReadCheck[]): readonly Expr[] =>
  checks.flatMap(({ left, right }) => [left.tree ?? [], right.tree ?? []].flat());

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
  /** False where the other side could not be read: it neither holds nor is broken. */
  readonly compared: boolean;
  /** The first places it does not hold for; of what was not compared the sum, with why. */
  readonly breaches: readonly Breach[];
  /** In how many places it does not hold. */
  readonly count: number;
}

/** What another report says as its sum; or why nothing can be compared with it. */
export interface Foreign {
  readonly name: string;
  readonly value: number | null;
  /** Why it cannot be read, and who mends that. */
  readonly unread?: string;
}

/** Places that are told of one check. */
const MOST_TOLD = 20;
const SAID: Readonly<Record<CrossCheck['sign'], string>> = { '=': '＝', '>=': '≥', '<=': '≤' };
const BROKEN: Readonly<Record<CrossCheck['sign'], string>> = { '=': '≠', '>=': '＜', '<=': '＞' };

const holdsFor = (sign: CrossCheck['sign'], left: number, right: number) =>
  isSame(left, right) || (sign === '>=' ? left > right : sign === '<=' && left < right);

const said = (value: number) => (Math.round(value * 1000) / 1000).toLocaleString('en');

/** What the checks of a table are run with. */
interface Read {
  readonly cube: Cube;
  readonly formulas: Formulas;
  readonly checks: readonly ReadCheck[];
}

/**
 * Looks at every line, the sum included. A side that nobody can say is not compared; what another
 * report says is given by `foreign`, and compared with the sum alone.
 */
export function runChecks(
  { cube, formulas: { names }, checks }: Read,
  lines: readonly CheckedLine[],
  foreign: (check: CrossCheck) => Foreign,
): readonly Checked[] {
  return checks.map(({ check, left, right }) => {
    const trees = [left.tree, right.tree].flatMap((one) => one ?? []);
    const columns = [
      ...new Set(trees.flatMap((tree) => namesIn(tree).map(({ name }) => name))),
    ].filter((key) => !figureOfKey(cube, key));
    const other = check.report === undefined ? undefined : foreign(check);
    const looked = other ? lines.filter(({ key }) => key === '') : lines;
    const unread = looked.flatMap((line): readonly Breach[] => {
      const says = other && unreadText(other, left.tree ? evaluate(left.tree, line) : null);
      return says === undefined ? [] : [{ key: line.key, columns, says }];
    });
    const broken = looked.flatMap((line): readonly Breach[] => {
      const a = left.tree ? evaluate(left.tree, line) : null;
      const b = other ? other.value : right.tree ? evaluate(right.tree, line) : null;
      if (a === null || b === null || holdsFor(check.sign, a, b)) return [];
      const where = line.key === '' ? '合计' : line.labels.filter((one) => one !== '').join(' ');
      const says = `${where}：${said(a)}${BROKEN[check.sign]}${said(b)}`;
      return [{ key: line.key, columns, says }];
    });
    const breaches = unread.length > 0 ? unread : broken;
    const rightText = other
      ? `“${other.name}”的${bare(check.right)}`
      : bare(shownFormula(check.right, names));
    return {
      says: `${bare(shownFormula(check.left, names))}${SAID[check.sign]}${rightText}`,
      hard: check.hard,
      holds: breaches.length === 0,
      compared: unread.length === 0,
      breaches: breaches.slice(0, MOST_TOLD),
      count: breaches.length,
    };
  });
}

/** Why a sum is not compared with that of another report; undefined where it is. */
function unreadText({ name, value, unread }: Foreign, own: number | null): string | undefined {
  if (unread !== undefined) return unread;
  // Where neither says anything, nothing is left open.
  return value === null && own !== null
    ? `“${name}”的合计里这个数是空的，请先看那张报表`
    : undefined;
}

/** A formula without the brackets around its names, for reading. */
const bare = (text: string) => text.replaceAll(/[[\]]/g, '');
