import { Socket } from 'node:net';
import pg from 'pg';
import { columnTypes } from './columnTypes';

/** The servers of one database: one is the main one, the others follow it. */
export interface Hosts {
  /** Host and port of the one that is believed to be the main one. */
  readonly current: string;
  /** A socket that leads to the main one, whatever address it is asked for. */
  socket(): Socket;
  /** Looks which one is the main one; those who ask at the same time share the look. */
  settle(): Promise<void>;
}

interface Host {
  readonly host: string;
  readonly port: number;
}

const SEVERAL = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]*,[^/?]*)(.*)$/;
const PORT = 5432;
const LOOK_LIMIT = 2000;
const LOOK_AGAIN = 500;
/** One that was the main one before the last fail-over has the lower number. */
const TIMELINE = `select case when pg_is_in_recovery() then null else substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) end as timeline`;

/**
 * The address of one server, and all of them where the address names several, separated by commas:
 * `postgres://user:password@first:5432,second:5432/database`.
 */
export function readAddress(address: string): { readonly url: string; readonly hosts?: Hosts } {
  const [, before = '', list, after = ''] = SEVERAL.exec(address) ?? [];
  if (list === undefined) return { url: address };
  const all = list.split(',').map((one): Host => {
    const { hostname, port } = new URL(`http://${one}`);
    return { host: hostname.replace(/^\[|\]$/g, ''), port: port ? Number(port) : PORT };
  });
  const urlOf = ({ host, port }: Host) =>
    `${before}${host.includes(':') ? `[${host}]` : host}:${port}${after}`;
  const [first = { host: 'localhost', port: PORT }] = all;
  return { url: urlOf(first), hosts: follow(all, urlOf) };
}

function follow(all: readonly Host[], urlOf: (host: Host) => string): Hosts {
  let current = all[0] ?? { host: 'localhost', port: PORT };
  let looking: Promise<void> | undefined;

  /** Asks all at once; true when one of them said it is the main one. */
  async function look(): Promise<boolean> {
    const lines = await Promise.all(all.map((one) => timelineOf(urlOf(one))));
    const best = lines
      .filter((line) => line !== undefined)
      .sort()
      .at(-1);
    const found = best === undefined ? undefined : all[lines.indexOf(best)];
    if (found) current = found;
    return found !== undefined;
  }

  function settle(): Promise<void> {
    looking ??= look()
      .then((found) => {
        // Nobody is yet: whoever decides which one it shall be needs a while.
        if (!found) setTimeout(() => void settle(), LOOK_AGAIN).unref();
      })
      .finally(() => (looking = undefined));
    return looking;
  }

  return {
    get current() {
      return `${current.host}:${current.port}`;
    },
    settle,
    socket() {
      const socket = new Socket();
      const connect = socket.connect.bind(socket) as (port: number, host: string) => Socket;
      // The driver asks for the first host of the address.
      const toMain = () => connect(current.port, current.host);
      socket.connect = toMain as typeof socket.connect;
      // Ended by nobody here: the server fell, or another one is the main one now.
      socket.once('close', () => socket.writableEnded || void settle());
      return socket;
    },
  };
}

async function timelineOf(url: string): Promise<string | undefined> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: LOOK_LIMIT,
    query_timeout: LOOK_LIMIT,
    types: columnTypes,
    application_name: 'tqc hosts',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ timeline: string | null }>(TIMELINE);
    return rows[0]?.timeline ?? undefined;
  } catch {
    return undefined;
  } finally {
    void client.end().catch(() => undefined);
  }
}

/**
 * For a pool of a database with several servers: a connection that led to one that follows is given
 * back, and the main one is looked for.
 */
export function refuseFollower(hosts: Hosts): Pick<pg.PoolConfig, 'verify'> {
  return {
    verify: (client, done) =>
      void client.query<{ follows: boolean }>('select pg_is_in_recovery() as follows').then(
        ({ rows }) => {
          if (rows[0]?.follows !== true) return done();
          void hosts.settle();
          // As if it had said so itself, at the first write.
          return done(Object.assign(new Error('the server only follows'), { code: '25006' }));
        },
        (error: Error) => done(error),
      ),
  };
}
