/** Rows of which only those with these values are counted. */
export interface Filter {
  readonly dim: string;
  readonly keys: readonly string[];
}

/**
 * Columns that belong together: the figures, once for each value of what they are split by. A group
 * without a split has each figure once.
 */
export interface ColumnGroup {
  /** Stands above them; where one figure stands alone, it is its head. */
  readonly title?: string | undefined;
  readonly split?: string | undefined;
  /** With the sum over all values in front. */
  readonly withTotal?: boolean | undefined;
  readonly where?: readonly Filter[] | undefined;
  /** None where a formula fills the one column of the group. */
  readonly measures: readonly string[];
  /** What the column is computed from, in names of figures and columns; it has no split then. */
  readonly formula?: string | undefined;
  /** Places behind the point of what is computed. */
  readonly digits?: number | undefined;
}

/** How the two sides of a check stand to each other. */
export const checkSigns = ['=', '>=', '<='] as const;

/** What must hold in every line of the table: 审核关系. */
export interface CrossCheck {
  readonly left: string;
  readonly sign: (typeof checkSigns)[number];
  readonly right: string;
  /** Whether a table that breaks it may not be handed in; otherwise somebody says why. */
  readonly hard: boolean;
  /** Another report: its sums stand on the right, and only the sums are compared. */
  readonly report?: string | undefined;
}

/** What the reader is asked before the report is made. */
export const askNames = ['org', 'batch', 'ctId', 'when'] as const;
export type AskName = (typeof askNames)[number];

/** The order of the rows: as their words stand, or by a column. */
export interface RowOrder {
  readonly column: string;
  readonly way: 'asc' | 'desc';
}

/** A drawing beside the table: of the rows, some of its columns. */
export interface ChartPart {
  readonly kind: 'bar' | 'line' | 'ring';
  readonly columns: readonly string[];
}

/**
 * What a report is made from. Closed: it holds names of the catalogue, numbers of codes and titles,
 * and nothing that could be run.
 */
export interface Definition {
  readonly schema: 1;
  readonly cube: string;
  readonly rows: readonly string[];
  readonly groups: readonly ColumnGroup[];
  readonly filters: readonly Filter[];
  readonly asks: readonly AskName[];
  /** Values without a row stand there with zeros. */
  readonly zeros: boolean;
  readonly order?: RowOrder | undefined;
  readonly chart?: ChartPart | undefined;
  readonly note?: string | undefined;
  readonly checks?: readonly CrossCheck[] | undefined;
}

/** How much a definition may hold. */
export const LIMITS = {
  rows: 3,
  groups: 20,
  measures: 20,
  filters: 10,
  keys: 60,
  columns: 400,
  charted: 4,
  checks: 20,
  formula: 300,
  digits: 3,
} as const;
