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
type Besides<T extends FileTable> = Exclude<keyof RowOf<T>, keyof Lying> & string;

interface Kind<T extends FileTable, P extends Besides<T>> {
  /** Where records of several kinds keep their files in one table: which kind these are of. */
  readonly of?: Partial<Record<Besides<T>, string>>;
  /** Columns that a file takes from its record, where the table is read by place. */
  readonly place?: readonly P[];
  /** The parts that are drawn somewhere: each file of theirs has to be a picture. */
  readonly drawn?: readonly string[];
}

/**
 * The files that lie beside records of one kind, by the part they belong to and in their order;
 * `key` is the column that names the record.
 */
export function filesBeside<T extends FileTable, P extends Besides<T> = never>(
  table: T,
  key: Besides<T>,
  { of: kind = {}, place = [], drawn = [] }: Kind<T, P> = {},
) {
  const from = sql.table(snake(table));
  const keyColumn = sql.ref(snake(key));
  const kindColumns = Object.entries(kind);
  const ofKind = sql.join(
    [sql`true`, ...kindColumns.map(([name, value]) => sql`${sql.ref(snake(name))} = ${value}`)],
    sql` and `,
  );
  const those = (id: string) => sql`${ofKind} and ${keyColumn} = ${id}`;

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
        [key, id] as const,
        ...kindColumns,
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
    /** Which of these records have files. */
    async among(
      { db }: Pick<CallContext, 'db'>,
      ids: readonly string[],
    ): Promise<ReadonlySet<string>> {
      if (ids.length === 0) return new Set();
      const { rows } = await sql<{ id: string }>`
        select distinct ${keyColumn} as id from ${from}
        where ${ofKind} and ${keyColumn} in (${sql.join(ids)})`.execute(db);
      return new Set(rows.map(({ id }) => id));
    },
    /** Forgets the files of a record that is removed: the sweep takes them away. */
    async drop({ db }: Pick<CallContext, 'db'>, id: string): Promise<void> {
      await sql`delete from ${from} where ${those(id)}`.execute(db);
    },
  };
}
