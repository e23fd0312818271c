import {
  detailsOf,
  hiddenLeavesOf,
  measureOf,
  type Cube,
  type Expr,
  type Leaf,
  type Measure,
  type Reading,
} from '@tqc/domain/reports';
import { sql, type RawBuilder } from 'kysely';
import {
  all,
  among,
  conditionOf,
  field,
  keyOf,
  known,
  listed,
  whereOf,
  type Asked,
  type Sql,
  type Within,
} from './compileParts';
import { figureOf } from './figureOf';
import { createInner } from './inner';
import { rolledOf, type Figure } from './rolled';

export type { Asked, Within } from './compileParts';

/** A row of the answer: which row dimensions it is divided by, their keys, the figures. */
export type RawRow = Readonly<Record<string, string | number | null>>;

/** A statement, and how its figures become the cells of the leaves. */
export interface Plan {
  readonly statement: RawBuilder<RawRow>;
  /** Whether kept sums are read, with what is not in them yet, or rows are counted. */
  readonly source: 'sums' | 'rows';
  readonly leaves: readonly Leaf[];
  /** What formulas and checks name beside the columns; nobody is shown it. */
  readonly hidden: readonly Leaf[];
  /**
   * The figures of a leaf, then of what is hidden: one, part and whole of a ratio, or none of what
   * a formula fills.
   */
  readonly figures: readonly (readonly string[])[];
}

/**
 * The one way from a definition to SQL. Every name in the text is one of the catalogue's, every
 * value travels beside the text, every row lies within the place, and sums are counted from rows,
 * or read where sums are kept of all that is asked (`from` says that rows are counted in any case).
 * Of a formula nothing comes here but the figures it names (`others` are somebody else's).
 */
export function compileReport(
  { cube, definition, leaves, trees }: Reading,
  within: Within,
  asked: Asked,
  mostRows: number,
  others: readonly Expr[] = [],
  from?: 'rows',
): Plan {
  const hidden = hiddenLeavesOf(cube, definition, [...trees, ...others]);
  const parts = [...leaves, ...hidden].map(({ measure, where }) =>
    partsOf(cube, measure).map((part): Figure => ({ measure: part, where })),
  );
  const rolled =
    from === 'rows' ? undefined : rolledOf(cube, definition, parts.flat(), within, asked);
  const inner = createInner(cube, within, rolled);
  const rows = definition.rows.map((id) => inner.takeKey(known(cube, id)));
  const outer: Sql[] = [];
  const figures = parts.map((some) =>
    some.map((figure) => {
      const at = outer.length;
      outer.push(figureOf(inner, figure));
      return `m${at}`;
    }),
  );
  const sets = rows.map((_, at) => sql`(${listed(rows.slice(0, rows.length - at))})`);
  const columns = [
    ...rows.map((row, at) => sql`${row} as ${sql.ref(`k${at}`)}`),
    sql`grouping(${listed(rows)}) as ${sql.ref('g')}`,
    ...outer.map((figure, at) => sql`${figure} as ${sql.ref(`m${at}`)}`),
  ];
  // Sums may have come back to nothing: such a line has no rows.
  const some = rolled ? sql`having sum(n) filter (where ${inner.isOf(rolled.lines)}) > 0` : sql``;
  return {
    leaves,
    hidden,
    figures,
    source: rolled ? 'sums' : 'rows',
    statement: sql<RawRow>`select ${listed(columns)} from (${inner.text(definition, asked)}) facts
      group by grouping sets (${listed([...sets, sql`()`])}) ${some} limit ${mostRows}`,
  };
}

/** Which rows are looked for behind a figure: the keys of its line, its column, which part. */
export interface Behind {
  readonly keys: readonly string[];
  readonly column: string;
  readonly offset: number;
  readonly limit: number;
}

/**
 * The rows behind one figure, from the same conditions as the figure itself; undefined where the
 * report has no such column or fewer row dimensions.
 */
export function compileBehind(
  { cube, definition, leaves }: Reading,
  within: Within,
  asked: Asked,
  { keys, column, offset, limit }: Behind,
):
  | { readonly leaf: Leaf; readonly rows: RawBuilder<RawDetail>; readonly count: Counted }
  | undefined {
  const leaf = leaves.find(({ key }) => key === column);
  const detail = detailsOf(cube.id);
  if (!leaf || leaf.measure.way === 'formula' || !detail || keys.length > definition.rows.length)
    return undefined;
  const keyed = (id: string, values: readonly string[]) =>
    among(keyOf(cube, known(cube, id), within), values);
  const where = all([
    ...whereOf(cube, definition, within, asked),
    ...keys.map((key, at) => keyed(definition.rows[at] ?? '', [key])),
    ...leaf.where.map(({ dim, keys: values }) => keyed(dim, values)),
    ...countedOf(cube, leaf.measure),
  ]);
  const from = sql`${sql.table(cube.from)} as ${sql.ref('f')} where ${where}`;
  const fields = [...new Set([...detail.key, ...detail.columns.map(({ field: name }) => name)])];
  return {
    leaf,
    count: sql`select count(*)::int as total from ${from}`,
    rows: sql`select ${listed(fields.map(field))} from ${from}
      order by ${listed(detail.key.map((name) => sql`${field(name)} desc`))} limit ${limit} offset ${offset}`,
  };
}

/** A row behind a figure, as the entity has it. */
export type RawDetail = Readonly<Record<string, unknown>>;
type Counted = RawBuilder<{ readonly total: number }>;

/** What a row must be to count in a measure; of a ratio what counts in its whole. */
function countedOf(cube: Cube, measure: Measure): Sql[] {
  switch (measure.way) {
    case 'count':
    case 'distinct':
      return measure.when.map(conditionOf);
    case 'ratio': {
      const whole = partsOf(cube, measure)[1];
      return whole ? countedOf(cube, whole) : [];
    }
    case 'days':
      return [sql`${field(measure.from)} is not null`, sql`${field(measure.to)} is not null`];
    case 'formula':
      return [];
    default:
      return [sql`${field(measure.of)} is not null`];
  }
}

/** The measures whose figures a measure is made from. */
function partsOf(cube: Cube, measure: Measure): readonly Measure[] {
  // A formula is computed from other figures of the line, after they were counted.
  if (measure.way === 'formula') return [];
  if (measure.way !== 'ratio') return [measure];
  return [measure.part, measure.whole].map((id) => {
    const part = measureOf(cube, id);
    if (!part) throw new Error(`${cube.id} has no measure ${id}`);
    return part;
  });
}
