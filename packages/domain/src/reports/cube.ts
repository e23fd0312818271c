import type { Dict } from '../kit';
import type { Expr } from './formula/expr';

/**
 * What the values of a field are put together to: a word, and which codes or which numbers it
 * stands for. What fits none of them is counted under 其他.
 */
export interface Group {
  readonly key: string;
  readonly label: string;
  readonly codes?: readonly (number | string)[];
  readonly from?: number;
  readonly to?: number;
}

/**
 * How the rows of a cube can be divided. `field` names a field of its entity.
 *
 * - `org`: the organisations below the one that is looked at;
 * - `code`, `flag`: the values of a code list, yes and no;
 * - `groups`: values put together; `age`: years of life on the day the cube counts by;
 * - `named`: a text as it stands; `batch`: a batch by its name;
 * - `hour`, `day`, `month`, `year`: of a day.
 */
type Kind =
  | { readonly kind: 'org' }
  | { readonly kind: 'code'; readonly field: string; readonly dict: Dict<number> }
  | { readonly kind: 'flag'; readonly field: string; readonly words: readonly [string, string] }
  | { readonly kind: 'groups'; readonly field: string; readonly groups: readonly Group[] }
  | { readonly kind: 'age'; readonly field: string; readonly groups: readonly Group[] }
  | { readonly kind: 'named' | 'batch'; readonly field: string }
  | { readonly kind: 'hour' | 'day' | 'month' | 'year'; readonly field: string };

/**
 * Whether a dimension says something of a person: `quasi` alone names nobody, a few of them
 * together may. What names a person (a name, a number) is no dimension at all.
 */
export type PersonalClass = 'none' | 'quasi';

export type Dimension = Kind & {
  readonly id: string;
  readonly label: string;
  readonly meaning: string;
  readonly personal: PersonalClass;
};

/** What a row must be to be counted. */
export type Condition =
  | { readonly field: string; readonly codes: readonly number[] }
  | { readonly field: string; readonly atLeast: number }
  | { readonly field: string; readonly filled: boolean };

/**
 * How a figure comes about: rows that fulfil conditions, different values of a field among them, a
 * ratio of two others, the whole days between two moments of a row (date minus date, in China), the
 * sum of a number of the rows, a reading that was taken again and again (`one` names the dimension
 * whose values may not meet), or what a formula makes of other figures of the same line.
 */
type Way =
  | { readonly way: 'count'; readonly when: readonly Condition[] }
  | { readonly way: 'distinct'; readonly of: string; readonly when: readonly Condition[] }
  | { readonly way: 'ratio'; readonly part: string; readonly whole: string }
  | {
      readonly way: 'days';
      readonly from: string;
      readonly to: string;
      readonly take: 'average' | 'median' | 'p90';
    }
  | { readonly way: 'sum'; readonly of: string }
  | {
      readonly way: 'reading';
      readonly of: string;
      readonly at: string;
      readonly take: 'latest' | 'average' | 'peak';
      readonly one: string;
      /** Keys of the things that are counted in whole numbers, also on an average. */
      readonly wholes?: readonly string[];
    }
  | { readonly way: 'formula'; readonly tree: Expr | undefined; readonly digits: number };

/** `all`: parts may be summed; `never`: every sum is counted anew from the rows. */
export type Additivity = 'all' | 'never';

export type Measure = Way & {
  readonly id: string;
  readonly label: string;
  readonly unit: string;
  readonly meaning: string;
  readonly additive: Additivity;
};

/**
 * Sums that are kept of the rows of a cube, by month and by day. Each sum is divided by what is
 * `shared`, and by one of what is kept `apart` at a time, or by two of these that are kept in
 * `pairs`. A row is counted once in the sums of each division, of each pair and of the days.
 */
export interface RollUp {
  readonly from: 'reportRoll';
  /** Changes that are not in the sums yet, with the fields of the entity. */
  readonly queue: 'reportDelta';
  readonly shared: readonly string[];
  readonly apart: readonly string[];
  /** What tables divide by at once; the values of the first are codes, which hold no space. */
  readonly pairs: readonly (readonly [code: string, other: string])[];
  /** Days between two moments: how many rows took how many, and the name of those sums. */
  readonly days: Readonly<Record<string, readonly [from: string, to: string]>>;
  /** Fields of which is kept whether they are filled, and the name of those sums. */
  readonly filled: Readonly<Record<string, string>>;
  /**
   * Rows whose value of a field some other row has too, with the fields of the entity; of any rows,
   * different values are as many as the rows less these, and those that these have.
   */
  readonly again: { readonly from: 'reportAgain'; readonly of: string };
}

/** A subject that reports count: one entity, whose rows are what is counted. */
export interface Cube {
  readonly id: string;
  readonly label: string;
  readonly meaning: string;
  /** The entity; one row of it is counted once. */
  readonly from:
    | 'registration'
    | 'cert'
    | 'enrollment'
    | 'platformPush'
    | 'orgFigure'
    | 'sysMetric';
  /** Columns of the place a row lies in, by level of organisation: no cube is without. */
  readonly scope: Readonly<Record<1 | 2 | 3 | 4, string>>;
  /** Rows that are never counted. */
  readonly always: readonly Condition[];
  /** The day by which a report is bounded. */
  readonly day: { readonly field: string; readonly label: string; readonly isMoment: boolean };
  /** The field of the batch, where rows belong to one. */
  readonly batch?: string;
  /** Whose batches those are: of recognition where nothing is said. */
  readonly batchTrack?: 'register' | 'enroll';
  /**
   * The dimension over whose values nothing may be summed, because they are figures of different
   * kinds: people and milliseconds have no sum, whatever the measure.
   */
  readonly unlike?: string;
  readonly rollUp?: RollUp;
  readonly dimensions: readonly Dimension[];
  readonly measures: readonly Measure[];
}

/** One value that a dimension can have, known before any row is read. */
export interface Member {
  readonly key: string;
  readonly label: string;
}

/** What fits no group, and what is not said. */
export const OTHER: Member = { key: '-', label: '其他' };

/** The values of a dimension that are known beforehand; undefined where only the rows tell. */
export function membersOf(dimension: Dimension): readonly Member[] | undefined {
  switch (dimension.kind) {
    case 'code':
      return dimension.dict.options.map(({ value, label }) => ({ key: String(value), label }));
    case 'flag':
      return dimension.words.map((label, at) => ({ key: String(1 - at), label }));
    case 'groups':
    case 'age':
      return dimension.groups.map(({ key, label }) => ({ key, label }));
    default:
      return undefined;
  }
}

/** The dimension of an id; undefined for any other. */
export function dimensionOf({ dimensions }: Cube, id: string): Dimension | undefined {
  return dimensions.find((one) => one.id === id);
}

/** The measure of an id; undefined for any other. */
export function measureOf({ measures }: Cube, id: string): Measure | undefined {
  return measures.find((one) => one.id === id);
}

/** What the batches of its rows are called. */
export const batchLabelOf = (cube: Pick<Cube, 'batchTrack'> | undefined) =>
  cube?.batchTrack === 'enroll' ? '注册批次' : '认定批次';
