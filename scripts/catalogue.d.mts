type Row = Readonly<Record<string, string>>;

/** The tables the code is made from. */
export interface Tables {
  readonly calls: readonly Row[];
  readonly screens: readonly Row[];
  readonly dictionaries: readonly Row[];
}

export function readTables(folder?: string): Tables;
export function staleFiles(tables?: Tables): Promise<readonly string[]>;
export function staleMessage(paths: readonly string[]): string;
