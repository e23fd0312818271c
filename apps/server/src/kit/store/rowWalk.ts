import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../scope';

/**
 * All rows of one list in its order, some at a time, however many there are: the first page that a
 * handler asks for opens a cursor, each further one goes on where it stands. Only within one
 * transaction, whose rows stay as they were when it began.
 */
export interface RowWalk {
  /** Rows at a time. */
  readonly size: number;
  /** The next rows of the list; undefined for any other table than the first that was asked. */
  next<R>(
    db: Db,
    table: string,
    rows: RawBuilder<unknown>,
    total: () => Promise<number>,
  ): Promise<{ total: number; exact: true; record: R[] }> | undefined;
}

/** A walk that has not begun. */
export function createRowWalk(size: number): RowWalk {
  let walked: string | undefined;
  let counted: number | undefined;

  async function go<R>(
    db: Db,
    table: string,
    rows: RawBuilder<unknown>,
    total: () => Promise<number>,
  ) {
    // Named after its table: what a connection remembers of a cursor are the columns of its rows.
    const cursor = sql.id(`walk_${table}`);
    if (counted === undefined) {
      await sql`declare ${cursor} no scroll cursor for ${rows}`.execute(db);
      counted = await total();
    }
    const { rows: record } = await sql<R>`fetch ${sql.lit(size)} from ${cursor}`.execute(db);
    return { total: counted, exact: true as const, record };
  }

  return {
    size,
    next(db, table, rows, total) {
      walked ??= table;
      return walked === table ? go(db, table, rows, total) : undefined;
    },
  };
}
