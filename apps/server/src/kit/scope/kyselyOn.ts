import {
  CamelCasePlugin,
  Kysely,
  PostgresDialect,
  type DatabaseConnection,
  type PluginTransformResultArgs,
  type QueryResult,
  type UnknownRow,
} from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { rowsOf, type Answer } from '../database/message';
import type { Tables } from '../tables';
import type { Conversation } from './conversation';

/** The database as a handler sees it: one open transaction under the role of the caller's level. */
export type Db = Kysely<Tables>;

/** Names of the code for names of the database; rows get them as they are read. */
class Names extends CamelCasePlugin {
  constructor() {
    super({ maintainNestedObjectKeys: true });
  }

  override async transformResult(
    args: PluginTransformResultArgs,
  ): Promise<QueryResult<UnknownRow>> {
    const { result } = args;
    if (!(result instanceof Told)) return super.transformResult(args);
    const { numAffectedRows } = result;
    return {
      rows: rowsOf<UnknownRow>(result.answer, (name) => this.camelCase(name)),
      ...(numAffectedRows === undefined ? {} : { numAffectedRows }),
    };
  }
}

const COUNTED = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** An answer whose rows are read when it is known under which names. */
class Told implements QueryResult<UnknownRow> {
  readonly numAffectedRows?: bigint;

  constructor(readonly answer: Answer) {
    if (COUNTED.has(answer.command)) this.numAffectedRows = BigInt(answer.rowCount);
  }

  get rows(): UnknownRow[] {
    return rowsOf(this.answer);
  }
}

/**
 * A Kysely over the whole pool, outside any transaction: for calls without a session and for the
 * system's own work.
 */
export function kyselyOfPool(pool: Pool): Db {
  const known = wholePools.get(pool);
  if (known) return known;
  const made: Db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new Names()],
  });
  wholePools.set(pool, made);
  return made;
}

/** The same over one connection, inside the transaction that its owner began on it. */
export function kyselyOfClient(client: PoolClient): Db {
  const query = client.query.bind(client) as PoolClient['query'];
  const lent = { query, release: () => undefined } as unknown as PoolClient;
  const pool = { connect: async () => lent, end: async () => undefined };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins: [new Names()] });
}

const wholePools = new WeakMap<Pool, Db>();

// What compiles the questions is the same for every transaction; none of them opens a connection.
const dialect = new PostgresDialect({
  pool: async () => {
    throw new Error('a transaction lends its own connection');
  },
});
const config = { dialect, plugins: [new Names()] };
const driver = dialect.createDriver();
const compiler = new Kysely<Tables>(config).getExecutor();

/**
 * The first rows in some order: which way to them is short depends on how rare the values are, so a
 * plan made for any value may read millions of rows for ten.
 */
const PAGED = /\blimit\b/i;

/** A Kysely over the conversation of one transaction. */
export function kyselyOn(conversation: Conversation, role: string): Db {
  const connection: DatabaseConnection = {
    executeQuery: async <R>({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) =>
      // The statement says what its rows are.
      new Told(
        await conversation.ask({
          text: sql,
          values: parameters,
          role,
          fresh: parameters.length > 0 && PAGED.test(sql),
        }),
      ) as unknown as QueryResult<R>,
    streamQuery() {
      throw new Error('an answer is read whole');
    },
  };
  return new Kysely<Tables>({
    config,
    dialect,
    driver,
    executor: compiler.withConnectionProvider({
      provideConnection: (consumer) => consumer(connection),
    }),
  });
}
