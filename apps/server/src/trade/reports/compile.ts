import {
  detailsOf,
  dimensionOf,
  hiddenLeavesOf,
  measureOf,
  type Condition,
  type Cube,
  type Definition,
  type Dimension,
  type Expr,
  type Leaf,
  type Measure,
  type Reading,
} from '@tqc/domain/reports';
import { sql, type RawBuilder } from 'kysely';
import {
  all,
  among,
  askedOf,
  conditionOf,
  field,
  keyOf,
  listed,
  scopeOf,
  type Asked,
  type Sql,
  type Within,
} from './compileParts';
import { rolledOf, type Figure, type Rolled } from './rolled';

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

/** What every row of a report fulfils. */
function whereOf(cube: Cube, definition: Definition, within: Within, asked: Asked): Sql[] {
  return [
    ...scopeOf(cube, within),
    ...cube.always.map((one) => conditionOf(one)),
    ...definition.filters.map(({ dim, keys }) =>
      among(keyOf(cube, known(cube, dim), within), keys),
    ),
    ...askedOf(cube, asked),
  ];
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

function known(cube: Cube, id: string): Dimension {
  const found = dimensionOf(cube, id);
  // The definition was judged before: what is missing now is a mistake of the program.
  if (!found) throw new Error(`${cube.id} has no dimension ${id}`);
  return found;
}

type Inner = ReturnType<typeof createInner>;

/** What the rows of persons with more than one application say in place of a division's name. */
const AGAIN = 'again';

/**
 * The rows of the fact with what is asked of them, each once. Where nothing but counts is asked,
 * equal rows are counted together first: a sum over a few thousand kinds instead of a million rows.
 * Kept sums stand in their place with the changes that wait for them, written as rows.
 */
function createInner(cube: Cube, within: Within, rolled?: Rolled) {
  const taken: { readonly ofRow: Sql; readonly ofSum: Sql; readonly ofAgain: Sql }[] = [];
  const places = new Map<string, Sql>();
  let isCounted = true;
  let hasPersons = false;
  /** A column of the inner rows under a name of its own; `same` names what is asked twice. */
  function take(ofRow: Sql, same?: string, ofSum: Sql = ofRow, ofAgain: Sql = ofRow): Sql {
    const before = same === undefined ? undefined : places.get(same);
    if (before) return before;
    const name = `c${taken.length}`;
    taken.push({
      ofRow: named(ofRow, name),
      ofSum: named(ofSum, name),
      ofAgain: named(ofAgain, name),
    });
    if (same !== undefined) places.set(same, sql.ref(name));
    return sql.ref(name);
  }
  const numbers = (more: readonly number[] = []) =>
    sql.raw([...taken.map((_, at) => at + 1), ...more].join(', '));
  const relation = (name: string) => sql`${sql.table(name)} as ${sql.ref('f')}`;
  return {
    cube,
    take,
    takeKey: (dimension: Dimension, same?: string): Sql =>
      take(keyOf(cube, dimension, within), same, rolled?.keyOf(dimension)),
    takeCondition: (one: Condition): Sql =>
      take(conditionOf(one), `when ${JSON.stringify(one)}`, rolled?.conditionOf(one)),
    /** Which sums a figure is read from; a change that waits belongs to all of them. */
    isOf: (fact: string): Sql => sql`(src is null or src = ${fact}::text)`,
    factOf: (figure: Figure): string | undefined => rolled?.factOf(figure),
    /** A figure that needs every row by itself. */
    needRows() {
      isCounted = false;
    },
    /** The person of a row, of those alone who have more than one; undefined without sums. */
    takeAgain(name: string): { readonly person: Sql; readonly isAgain: Sql } | undefined {
      if (!rolled) return undefined;
      hasPersons = true;
      const nobody = sql`null::bytea`;
      const person = take(nobody, `again ${name}`, nobody, field(name));
      return { person, isAgain: sql`src = ${AGAIN}::text` };
    },
    text(definition: Definition, asked: Asked): Sql {
      const ofRow = taken.map((one) => one.ofRow);
      if (!rolled) {
        const n = named(isCounted ? sql`count(*)` : sql`1`, 'n');
        const where = all(whereOf(cube, definition, within, asked));
        return sql`select ${listed([...ofRow, n])} from ${relation(cube.from)} where ${where}${isCounted ? sql` group by ${numbers()}` : sql``}`;
      }
      const n = named(sql`sum(${field('n')})`, 'n');
      const ofSum = [...taken.map((one) => one.ofSum), n, named(field('fact'), 'src')];
      const anySum = named(sql`null::text`, 'src');
      const bounds = whereOf({ ...cube, always: [] }, definition, within, asked);
      const rows = whereOf(cube, definition, within, asked);
      const again = [
        ...taken.map((one) => one.ofAgain),
        named(sql`1`, 'n'),
        named(sql`${AGAIN}::text`, 'src'),
      ];
      const parts = [
        sql`select ${listed(ofSum)} from ${relation(rolled.from.sums)} where ${rolled.where} group by ${numbers([ofSum.length])}`,
        sql`select ${listed([...ofRow, n, anySum])} from ${relation(rolled.from.waiting)} where ${all([...bounds, ...rolled.waits])} group by ${numbers()}`,
        ...(rolled.byRow
          ? [
              sql`select ${listed([...ofRow, named(sql`count(*)`, 'n'), anySum])} from ${relation(cube.from)} where ${all([...rows, rolled.byRow])} group by ${numbers()}`,
            ]
          : []),
        ...(hasPersons
          ? [sql`select ${listed(again)} from ${relation(rolled.from.again)} where ${all(rows)}`]
          : []),
      ];
      return sql`${sql.join(parts, sql` union all `)}`;
    },
  };
}

const named = (expression: Sql, name: string): Sql => sql`${expression} as ${sql.ref(name)}`;

function figureOf(inner: Inner, figure: Figure): Sql {
  const { measure, where } = figure;
  const { cube } = inner;
  const filters = where.map(({ dim, keys }) =>
    among(inner.takeKey(known(cube, dim), `dim ${dim}`), keys),
  );
  const conditions =
    measure.way === 'count' || measure.way === 'distinct'
      ? measure.when.map((one) => inner.takeCondition(one))
      : [];
  const fact = inner.factOf(figure);
  const counted = all([
    ...conditions,
    ...filters,
    ...(fact === undefined ? [] : [inner.isOf(fact)]),
  ]);
  switch (measure.way) {
    case 'count':
      return sql`coalesce(sum(n) filter (where ${counted}), 0)::float8`;
    case 'sum': {
      const of = inner.take(field(measure.of), `field ${measure.of}`);
      return sql`coalesce(sum(n * ${of}) filter (where ${counted}), 0)::float8`;
    }
    case 'reading':
      return readingOf(inner, measure, filters);
    case 'distinct': {
      const again = inner.takeAgain(measure.of);
      if (again) {
        // As many as there are rows, but that those of one person count once.
        const some = all([...conditions, ...filters, again.isAgain]);
        return sql`(coalesce(sum(n) filter (where ${counted}), 0) - count(*) filter (where ${some}) + count(distinct ${again.person}) filter (where ${some}))::float8`;
      }
      inner.needRows();
      const of = inner.take(field(measure.of), `field ${measure.of}`);
      return sql`count(distinct ${of}) filter (where ${counted})::float8`;
    }
    case 'days': {
      inner.needRows();
      const days = inner.take(
        sql`extract(epoch from (${field(measure.to)} - ${field(measure.from)})) / 86400`,
        `days ${measure.from} ${measure.to}`,
      );
      const some = sql`filter (where ${all([sql`${days} is not null`, ...filters])})`;
      if (measure.take === 'average') return sql`(avg(${days}) ${some})::float8`;
      const share = measure.take === 'median' ? sql`0.5` : sql`0.9`;
      return sql`(percentile_cont(${share}) within group (order by ${days}) ${some})::float8`;
    }
    default:
      throw new Error('ratios and formulas are made from other figures');
  }
}

/** A reading over the rows of one thing; where several meet, no figure says anything. */
function readingOf(
  inner: Inner,
  { of, at, take, one }: Extract<Measure, { way: 'reading' }>,
  filters: readonly Sql[],
): Sql {
  inner.needRows();
  const value = inner.take(field(of), `field ${of}`);
  const thing = inner.takeKey(known(inner.cube, one), `dim ${one}`);
  const some = sql`filter (where ${all([sql`${value} is not null`, ...filters])})`;
  const alone = sql`min(${thing}) filter (where ${all(filters)}) = max(${thing}) filter (where ${all(filters)})`;
  const figure = {
    average: () => sql`avg(${value}) ${some}`,
    peak: () => sql`max(${value}) ${some}`,
    latest: () => {
      const taken = inner.take(field(at), `field ${at}`);
      return sql`(array_agg(${value} order by ${taken} desc) filter (where ${all(filters)}))[1]`;
    },
  }[take]();
  return sql`(case when ${alone} then ${figure} end)::float8`;
}
