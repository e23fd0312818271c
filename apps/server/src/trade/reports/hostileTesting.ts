import { detailsOf, type Cube } from '@tqc/domain/reports';
import { expect } from 'vitest';
import type { Within } from './compile';

/** A statement as the grammar of PostgreSQL read it. */
export type Parsed = Readonly<Record<string, unknown>>;
type Node = readonly [kind: string, fields: Parsed];

/** Every node of a tree with its kind, from the top. */
export function* everyNode(tree: unknown): Generator<Node> {
  if (typeof tree !== 'object' || tree === null) return;
  for (const [kind, one] of Object.entries(tree)) {
    if (typeof one === 'object' && one !== null && !Array.isArray(one) && /^[A-Z]/.test(kind))
      yield [kind, one as Parsed];
    yield* everyNode(one);
  }
}

/** Every query of a tree; the two that are put together stand in it without their kind. */
function selectsOf(tree: unknown): readonly Parsed[] {
  const found: Parsed[] = [];
  function look(one: Parsed): void {
    const sides = [one['larg'], one['rarg']].flatMap((side) => (side ? [side as Parsed] : []));
    if (sides.length === 0) found.push(one);
    for (const side of sides) look(side);
  }
  for (const one of of(tree, 'SelectStmt')) look(one);
  return found;
}

const of = (tree: unknown, kind: string): readonly Parsed[] =>
  [...everyNode(tree)].filter(([name]) => name === kind).map(([, fields]) => fields);
const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Every text that stands in the catalogue, as the database names things. */
function namesOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [snake(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(namesOf) : [];
}

const KINDS = new Set(
  'SelectStmt ResTarget FuncCall String ColumnRef A_Const A_Expr BoolExpr NullTest TypeCast Integer ParamRef RangeVar RangeSubselect RowExpr GroupingSet GroupingFunc CoalesceExpr CaseExpr CaseWhen SortBy A_Indirection A_Indices A_ArrayExpr List MinMaxExpr A_Star'.split(
    ' ',
  ),
);
const FUNCTIONS = new Set(
  'sum count avg min max array_agg report_percentile age extract timezone to_char split_part substr strpos'.split(
    ' ',
  ),
);
const TEXTS = new Set([
  'Asia/Shanghai',
  'YYYY',
  'YYYY-MM',
  'YYYY-MM-DD',
  'MM-DD HH24',
  '',
  ' ',
  'year',
]);
/** The next day, nothing, the first and what follows; the shares of a half and nine tenths. */
const NUMBERS = new Set([0, 1, 0.5, 0.9]);
const OWN = /^(?:c\d+|m\d+|k\d+|n|g|f|src|facts)$/;
/** Columns of kept sums that no entity has. */
const OF_SUMS = ['level', 'span', 'day', 'fact', 'key'];

/**
 * What is read of a cube: its rows, or the sums kept of them with what waits, and with these the
 * rows of days without sums and of persons who have more than one.
 */
function relationsOf({ from, rollUp }: Cube): readonly (readonly string[])[] {
  if (!rollUp) return [[snake(from)]];
  const sums = [snake(rollUp.from), snake(rollUp.queue)];
  const [rows, again] = [snake(from), snake(rollUp.again.from)];
  return [[rows], sums, [...sums, rows], [...sums, again], [...sums, rows, again]];
}

/** Fails unless a tree is one query over the one relation of its cube, made of catalogue words. */
export function judgeStatement(tree: Parsed, cube: Cube, parameters: readonly unknown[]): void {
  const stmts = tree['stmts'] as readonly { readonly stmt: Parsed }[];
  expect(stmts).toHaveLength(1);
  expect(Object.keys(stmts[0]?.stmt ?? {})).toEqual(['SelectStmt']);
  const kinds = new Set([...everyNode(tree)].map(([kind]) => kind));
  expect([...kinds].filter((kind) => !KINDS.has(kind))).toEqual([]);
  const relations = of(tree, 'RangeVar');
  expect(relationsOf(cube)).toContainEqual(relations.map((one) => one['relname']));
  expect(relations.filter((one) => one['schemaname'] !== undefined)).toEqual([]);
  const called = of(tree, 'FuncCall').map((one) => textsIn(one['funcname']).at(-1) ?? '');
  expect(called.filter((name) => !FUNCTIONS.has(name))).toEqual([]);
  const known = new Set([...namesOf([cube, detailsOf(cube.id)]), ...(cube.rollUp ? OF_SUMS : [])]);
  const columns = of(tree, 'ColumnRef').flatMap((one) => textsIn(one['fields']));
  expect(columns.filter((name) => !OWN.test(name) && !known.has(name))).toEqual([]);
  const consts = of(tree, 'A_Const');
  const texts = consts.flatMap((one) => fieldIn<string>(one, 'sval') ?? []);
  expect(texts.filter((text) => !TEXTS.has(text))).toEqual([]);
  const positions = Math.max(...selectsOf(tree).map((one) => length(one['targetList'])));
  const numbers = consts.flatMap((one) => {
    const whole = 'ival' in one ? (fieldIn<number>(one, 'ival') ?? 0) : undefined;
    const part = fieldIn<string>(one, 'fval');
    return whole ?? (part === undefined ? [] : Number(part));
  });
  const grouped = new Set(selectsOf(tree).flatMap((one) => placesIn(one['groupClause'])));
  expect(
    numbers.filter((one) => !NUMBERS.has(one) && !(grouped.has(one) && one <= positions)),
  ).toEqual([]);
  const placeholders = new Set(of(tree, 'ParamRef').map((one) => Number(one['number'])));
  expect([...placeholders].sort((a, b) => a - b)).toEqual(parameters.map((_, at) => at + 1));
}

const length = (list: unknown): number => (Array.isArray(list) ? list.length : 0);
const fieldIn = <T>(one: Parsed, name: string): T | undefined =>
  (one[name] as Readonly<Record<string, T>> | undefined)?.[name];
const textsIn = (list: unknown): readonly string[] =>
  of({ list }, 'String').map((one) => String(one['sval'] ?? ''));
const placesIn = (clause: unknown): readonly number[] =>
  (Array.isArray(clause) ? clause : []).flatMap((one: Parsed) => {
    const place = one['A_Const'] as Parsed | undefined;
    return place ? (fieldIn<number>(place, 'ival') ?? []) : [];
  });

const COLUMNS = [4, 3, 2, 1] as const;

/** Of every query that reads a relation: whether the place bounds it, column by column. */
export function scopesOf(
  tree: Parsed,
  { scope }: Cube,
  within: Within,
  parameters: readonly unknown[],
): readonly boolean[] {
  const codes = { 4: within.prov, 3: within.city, 2: within.county, 1: within.point };
  const wanted = COLUMNS.filter((level) => level >= within.orgType).map(
    (level) => [snake(scope[level]), codes[level]] as const,
  );
  return selectsOf(tree)
    .filter((one) => readsRelation(one['fromClause']))
    .map((one) => {
      const bounds = conjuncts(one['whereClause']).flatMap((part) => boundOf(part, parameters));
      return wanted.every(([column, code]) =>
        bounds.some(([name, value]) => name === column && value === code),
      );
    });
}

const readsRelation = (clause: unknown): boolean =>
  Array.isArray(clause) && clause.some((one: Parsed) => 'RangeVar' in one);

/** What must hold of every row: the parts that stand beside each other under `and` alone. */
function conjuncts(clause: unknown): readonly Parsed[] {
  const part = (clause ?? {}) as Parsed;
  const joined = part['BoolExpr'] as Parsed | undefined;
  return joined?.['boolop'] === 'AND_EXPR'
    ? (joined['args'] as readonly Parsed[]).flatMap(conjuncts)
    : [part];
}

/** A column of the fact that equals a value beside the text. */
function boundOf(
  part: Parsed,
  parameters: readonly unknown[],
): readonly (readonly [string, unknown])[] {
  const equal = part['A_Expr'] as Parsed | undefined;
  const right = (equal?.['rexpr'] as Parsed | undefined)?.['ParamRef'] as Parsed | undefined;
  if (equal?.['kind'] !== 'AEXPR_OP' || textsIn(equal['name'])[0] !== '=' || !right) return [];
  const [table, column = ''] = textsIn(equal['lexpr']);
  return table === 'f' ? [[column, parameters[Number(right['number']) - 1]]] : [];
}
