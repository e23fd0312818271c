import { sql } from 'kysely';
import { ownUpload } from '../../kit/files';
import type { CallContext } from '../../kit/serve';
import { snake, type RowOf } from '../../kit/store';
import type { Tables } from '../../kit/tables';

/** What says of a file where it lies beside its record. */
interface Lying {
  readonly fileId: string;
  readonly part: string;
  readonly seq: number;
}
/** Tables of such files; the compiler refuses any other. */
type FileTable = {
  [N in keyof Tables & string]: RowOf<N> extends Lying ? N : never;
}[keyof Tables & string];
/** The columns besides: whose the files are, and where the record lies. */
type Columns<T extends FileTable> = Partial<Record<Exclude<keyof RowOf<T>, keyof Lying>, string>>;

/**
 * The files that lie beside records of one kind, by the part they belong to and in their order.
 * Where the table is read by place, `place` names the columns that a file takes from its record.
 * What is drawn somewhere has to be a picture: `drawn` names those parts.
 */
export function filesBeside<T extends FileTable, P extends keyof Columns<T> & string = never>(
  table: T,
  beside: (id: string) => Columns<T>,
  place: readonly P[] = [],
  drawn: readonly string[] = [],
) {
  const from = sql.table(snake(table));
  const those = (id: string) =>
    sql.join(
      Object.entries(beside(id)).map(([name, value]) => sql`${sql.ref(snake(name))} = ${value}`),
      sql` and `,
    );

  return {
    /**
     * Puts files beside a record, those of a part in the place of what stood there; a part that is
     * not given stays as it is. What is new is the caller's own upload.
     */
    async keep(
      { db, who }: Pick<CallContext, 'db' | 'who'>,
      id: string,
      parts: Readonly<Record<string, readonly string[] | undefined>>,
      record?: Readonly<Record<P, string>>,
    ): Promise<void> {
      const columns = [
        ...Object.entries(beside(id)),
        ...place.map((name) => [name, record?.[name]] as const),
      ];
      const names = [...columns.map(([name]) => sql.ref(snake(name))), sql`part, seq, file_id`];
      const values = columns.map(([, value]) => value);
      for (const [part, files] of Object.entries(parts)) {
        if (files === undefined) continue;
        const { rows: kept } = await sql<Pick<Lying, 'fileId'>>`
          delete from ${from} where ${those(id)} and part = ${part} returning file_id`.execute(db);
        const known = new Set(kept.map(({ fileId }) => fileId));
        const kinds = drawn.includes(part) ? (['image'] as const) : (['pdf', 'image'] as const);
        for (const fileId of files)
          if (!known.has(fileId)) await ownUpload({ db, who }, fileId, kinds);
        const rows = files.map((fileId, seq) => sql`(${sql.join([...values, part, seq, fileId])})`);
        if (rows.length > 0)
          await sql`insert into ${from} (${sql.join(names)}) values ${sql.join(rows)}`.execute(db);
      }
    },
    /** The files of a record by their part. */
    async of({ db }: Pick<CallContext, 'db'>, id: string) {
      const { rows } = await sql<Pick<Lying, 'part' | 'fileId'>>`
        select part, file_id from ${from} where ${those(id)} order by part, seq`.execute(db);
      return (part: string) => rows.filter((one) => one.part === part).map(({ fileId }) => fileId);
    },
    /** Forgets the files of a record that is removed: the sweep takes them away. */
    async drop({ db }: Pick<CallContext, 'db'>, id: string): Promise<void> {
      await sql`delete from ${from} where ${those(id)}`.execute(db);
    },
  };
}
