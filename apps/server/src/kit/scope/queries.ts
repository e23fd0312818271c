import { CompiledQuery } from 'kysely';
import type { QueryResultRow } from 'pg';
import type { Db } from './kyselyOn';

/** Plain SQL on whatever stands behind it: the pool, a client, or the transaction of a call. */
export interface Queries {
  query<R extends QueryResultRow>(
    text: string,
    values?: unknown[],
  ): Promise<{ rows: R[]; rowCount: number | null }>;
}

/** Plain SQL inside the transaction of a call, under its rights; columns keep their own names. */
export function queriesOn(db: Db): Queries {
  const plain = db.withoutPlugins();
  return {
    async query(text, values = []) {
      const { rows, numAffectedRows } = await plain.executeQuery(CompiledQuery.raw(text, values));
      // The shape is what the statement says, as with the driver itself.
      return {
        rows: rows as never,
        rowCount: numAffectedRows === undefined ? rows.length : Number(numAffectedRows),
      };
    },
  };
}
