import pg from 'pg';

/** Where a database is: an address, or the socket of the embedded one. */
export type DatabaseTarget =
  | { readonly url: string }
  | {
      readonly host: string;
      readonly port: number;
      readonly user: string;
      readonly database: string;
    };

// Days and moments stay text: a Date would shift a day and lose microseconds. Identifiers stay text too (pg's own choice for int8).
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.TIMESTAMP, (text) => text.slice(0, 16));
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) =>
  new Date(text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00')).toISOString(),
);

const QUERY_LIMIT = 15_000;
const STATEMENT_LIMIT = 10_000;

/** The settings of one connection. */
export function connectionOf(target: DatabaseTarget): pg.ClientConfig {
  return 'url' in target ? { connectionString: target.url } : { ...target };
}

/** A small pool: on few cores few connections do more. Every wait has a limit; a lost connection is an error of its query, never of the process. `patient` sets no limit: for filling and other long work of the system. */
export function createPool(target: DatabaseTarget, max = 8, { patient = false } = {}): pg.Pool {
  const limits = patient ? {} : { query_timeout: QUERY_LIMIT, statement_timeout: STATEMENT_LIMIT };
  const pool = new pg.Pool({
    ...connectionOf(target),
    max,
    connectionTimeoutMillis: 5000,
    ...limits,
    application_name: 'tqc',
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
