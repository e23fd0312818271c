import { measureOf, type Cube, type Measure } from '../cube';
import type { ColumnGroup } from '../definition';
import { plainLeavesOf, type Leaf } from '../plainLeaves';

/** Something that a formula can name: a figure of the subject, or a column of the table. */
export interface Named {
  /** As it is kept in a formula. */
  readonly id: string;
  /** As it is read; no two that are offered are alike. */
  readonly label: string;
  /** True where another of the same label is offered in its place. */
  readonly isAlias?: boolean;
}

/** The last part of the key of a column that a formula fills. */
const CALC = 'calc';
export const calcKey = (group: number): string => `g${group}.${CALC}`;
/** Whether a column is filled by a formula: nothing stands behind its figures but other columns. */
export const isComputed = (key: string): boolean => key.endsWith(`.${CALC}`);
/** The group of a column that a formula fills; undefined for any other. */
export function calcGroup(key: string): number | undefined {
  const found = /^g(\d{1,2})\.calc$/.exec(key);
  return found ? Number(found[1]) : undefined;
}

const MOST_LETTERS = 60;
/** Brackets hold a name together, so that none stands within one. */
const plain = (text: string) =>
  text
    .replaceAll(/[[\]【】［］]/g, ' ')
    .trim()
    .slice(0, MOST_LETTERS);

type Head = Pick<Leaf, 'key' | 'title' | 'heads' | 'where'> & {
  readonly measure: Measure | undefined;
};

/**
 * What a formula may name. `own` is the group of a column: it may not name itself, and a figure
 * means its own conditions. Where a column shows a figure as it is, a check names the column.
 */
export function namesOf(
  cube: Cube,
  groups: readonly ColumnGroup[],
  own?: number,
): readonly Named[] {
  const names = new Map<string, Named>();
  for (const { id, label } of cube.measures) names.set(id, { id, label: plain(label) });
  const taken = new Set([...names.values()].map(({ label }) => label));
  const columns = groups.flatMap((group, at): readonly Head[] =>
    group.formula === undefined
      ? plainLeavesOf(cube, group, `g${at}`)
      : [{ key: calcKey(at), title: group.title ?? '', heads: [], where: [], measure: undefined }],
  );
  for (const [at, { key, title, heads, where, measure }] of columns.entries()) {
    if (own !== undefined && key === calcKey(own)) continue;
    const label = plain([...heads, title].join(' '));
    const figure = measure && where.length === 0 ? names.get(measure.id) : undefined;
    if (figure?.label === label) {
      const isAlias = own !== undefined || figure.isAlias === true;
      names.set(key, { id: key, label, isAlias });
      if (!isAlias) names.set(figure.id, { ...figure, isAlias: true });
      continue;
    }
    const said = label === '' || taken.has(label) ? `${label}（第${at + 1}列）` : label;
    taken.add(said);
    names.set(key, { id: key, label: said });
  }
  return [...names.values()];
}

/** The names that are offered and looked for: each label once. */
export const offered = (names: readonly Named[]): readonly Named[] =>
  names.filter(({ isAlias = false }) => !isAlias);

const NAME = /[[【［]([^[\]【】［］]{1,80})[\]】］]/g;

/** A formula as it is kept, for its reader: labels instead of ids. */
export function shownFormula(text: string, names: readonly Named[]): string {
  const labels = new Map(names.map(({ id, label }) => [id, label]));
  return text.replaceAll(NAME, (whole, name: string) => {
    const label = labels.get(name.trim());
    return label === undefined ? whole : `[${label}]`;
  });
}

/** What was typed, as it is kept: another title of a column changes nothing in it. */
export function storedFormula(text: string, names: readonly Named[]): string {
  const ids = new Map(offered(names).map(({ id, label }) => [label, id]));
  return text.replaceAll(NAME, (whole, name: string) => {
    const id = ids.get(name.trim());
    return id === undefined ? whole : `[${id}]`;
  });
}

const GONE = '[已删除的列]';

/** A formula after the groups of columns changed places; what names one that went says so. */
export function renumbered(text: string, to: (group: number) => number | undefined): string {
  return text.replaceAll(/\[g(\d{1,2})((?:\.[\w-]{1,30}){1,2})\]/g, (_, group: string, rest) => {
    const next = to(Number(group));
    return next === undefined ? GONE : `[g${next}${rest as string}]`;
  });
}

/** A figure of the subject under the conditions of a group, or of the whole table. */
export const figureKey = (group: number | undefined, measure: string): string =>
  `${group === undefined ? 'x' : `g${group}`}.of.${measure}`;

/** Whose rows and which figure such a key means; undefined for a column of the table. */
export function figureOfKey(
  cube: Cube,
  key: string,
): { readonly group: number | undefined; readonly measure: string } | undefined {
  const found = /^(?:x|g(\d{1,2}))\.of\.(\w+)$/.exec(key);
  const measure = found?.[2];
  if (!found || measure === undefined || !measureOf(cube, measure)) return undefined;
  return { group: found[1] === undefined ? undefined : Number(found[1]), measure };
}
