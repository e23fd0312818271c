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
  readonly measures: readonly string[];
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
} as const;
