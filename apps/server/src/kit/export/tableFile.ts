/** A number stays one; anything else is text and nothing but text. */
export type Cell = string | number;

/** A column of a file; `heads` stand above its title, from the outside in. */
export interface TableColumn {
  readonly title: string;
  readonly width: number;
  readonly heads?: readonly string[];
}

/** What a file of rows consists of; its rows come in pieces and are never all there at once. */
export interface TableFile {
  readonly title: string;
  /** What stands between the title and the heads of the columns. */
  readonly lines: readonly string[];
  readonly columns: readonly TableColumn[];
  readonly rows: AsyncIterable<readonly (readonly Cell[])[]>;
}
