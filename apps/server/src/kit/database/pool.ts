import pg from 'pg';
import { columnTypes } from './columnTypes';
import { refuseFollower, type Hosts } from './hosts';
import { watchLine } from './lineWatch';
import { heldBy } from './oneConnection';

/** Where a database is: an address, or the socket of the embedded one. */
export type DatabaseTarget =
  | { readonly url: string; readonly hosts?: Hosts | undefined }
  | {
      readonly host: string;
      readonly port: number;
      readonly user: string;
      readonly database: string;
      readonly password?: string;
    };

const CONNECT_LIMIT = 2000;
const PATIENT_CONNECT = 30_000;
const QUERY_LIMIT = 15_000;
const STATEMENT_LIMIT = 10_000;
/** Whoever waits for a row that somebody else holds gives the connection back before long. */
const LOCK_LIMIT = 4000;
const IDLE_LINE = 5000;

/** The settings of one connection. */
export function connectionOf(target: DatabaseTarget): pg.ClientConfig {
  return {
    ...('url' in target ? addressOf(target) : target),
    types: columnTypes,
    // A line that nobody uses for a while is still looked after, by both ends' machines.
    keepAlive: true,
    keepAliveInitialDelayMillis: IDLE_LINE,
  };
}

const addressOf = ({
  url,
  hosts,
}: {
  readonly url: string;
  readonly hosts?: Hosts | undefined;
}) => ({
  connectionString: url,
  ...(hosts ? { stream: () => hosts.socket() } : {}),
});

/** How a pool is made. */
export interface PoolOptions {
  /** Sets no limit of time: for filling, migrating and other long work of the system. */
  readonly patient?: boolean;
  /**
   * What becomes of a call that asks for a second connection while its transaction holds one;
   * refused when not given.
   */
  readonly onSecond?: (fault: Error) => void;
}

/**
 * A small pool: on few cores few connections do more. Every wait has a limit; a lost connection is
 * an error of its query, never of the process.
 */
export function createPool(
  target: DatabaseTarget,
  max = 8,
  { patient = false, onSecond }: PoolOptions = {},
): pg.Pool {
  const limits = patient
    ? { onConnect: takeTime }
    : {
        query_timeout: QUERY_LIMIT,
        statement_timeout: STATEMENT_LIMIT,
        lock_timeout: LOCK_LIMIT,
      };
  const config = connectionOf(target);
  const pool = new pg.Pool({
    ...config,
    ...('url' in target && target.hosts ? refuseFollower(target.hosts) : {}),
    max,
    connectionTimeoutMillis: patient ? PATIENT_CONNECT : CONNECT_LIMIT,
    ...limits,
    application_name: 'tqc',
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  watch(pool, onSecond);
  if (!patient) watchLine(pool, config);
  return pool;
}

/** The database ends whoever holds a transaction open without a word; long work may. */
async function takeTime(client: pg.ClientBase): Promise<void> {
  await client.query('set idle_in_transaction_session_timeout = 0');
}

type Connected = (error: Error | undefined, client?: pg.PoolClient, done?: () => void) => void;

/**
 * As many calls as there are connections, each asking for a second one, would wait for each other
 * until the limit: none may.
 */
function watch(pool: pg.Pool, onSecond: ((fault: Error) => void) | undefined): void {
  const connect = pool.connect.bind(pool) as (then?: Connected) => Promise<pg.PoolClient>;
  const watched = (then?: Connected): Promise<pg.PoolClient> | void => {
    if (heldBy(pool)) {
      const fault = new Error(
        'a call asked the pool for a second connection while its transaction holds one: use the db of the call',
      );
      if (!onSecond) return then ? then(fault) : Promise.reject(fault);
      onSecond(fault);
    }
    return connect(then);
  };
  // The two forms of connect, by callback (which pool.query uses) and by promise, share the one
  // check.
  pool.connect = watched as typeof pool.connect;
}
