import type { Socket } from 'node:net';
import pg from 'pg';

/** What the driver keeps of a connection and its types do not tell. */
interface Wire {
  /** False from a question to its answer. */
  readonly readyForQuery?: boolean;
  readonly processID: number | null;
  readonly connection: { readonly stream: Socket };
}

const LOOK_EVERY = 500;
/** Looks without a byte, after which somebody asks what the server is doing. */
const SILENT_LOOKS = 4;
const PROBE_LIMIT = 1500;
/** So many times in a row nobody could be asked: the line itself is gone. */
const DEAF_PROBES = 2;

/**
 * What a connection of ours does: at work for us, or waiting for us while we wait for it. The
 * latter is ended there, so that what it holds is free for whoever sends the same call again.
 * Behind a pooler the numbers mean other connections; then nothing is said.
 */
const PROBE = `with asked as (
    select pid, state = any('{active,disabled}') and wait_event_type is distinct from 'Client' as works
    from pg_stat_activity where pid = any($1::int[]) and usename = session_user)
  select pg_backend_pid() = $2 as direct, array(select pid from asked where works) as working,
    array(select pg_terminate_backend(pid) from asked where not works and pg_backend_pid() = $2) as ended`;

/**
 * Ends connections of a pool whose line is dead without having been cut: a stall, a fail-over, a
 * table of some firewall that forgot them. Waiting for the limit of a statement would keep every
 * call that meets one of them for fifteen seconds.
 */
export function watchLine(pool: pg.Pool, config: pg.ClientConfig): void {
  const silence = new Map<pg.PoolClient, { bytes: number; looks: number }>();
  const held = new Set<pg.PoolClient>();
  let probing = false;
  let deaf = 0;
  pool.on('connect', (client) => silence.set(client, { bytes: 0, looks: 0 }));
  pool.on('acquire', (client) => held.add(client));
  pool.on('release', (_error, client) => held.delete(client));
  pool.on('remove', (client) => {
    silence.delete(client);
    held.delete(client);
  });

  const looking = setInterval(() => {
    if (pool.ended) return clearInterval(looking);
    const silent: pg.PoolClient[] = [];
    for (const [client, heard] of silence) {
      const { readyForQuery, connection } = wireOf(client);
      const { bytesRead } = connection.stream;
      // Counted in looks, not by the clock: a process that was busy itself has read nothing either.
      if (readyForQuery !== false || bytesRead !== heard.bytes) heard.looks = 0;
      else heard.looks += 1;
      heard.bytes = bytesRead;
      if (heard.looks >= SILENT_LOOKS) silent.push(client);
    }
    if (silent.length === 0) deaf = 0;
    else if (!probing) void judge(silent);
  }, LOOK_EVERY);
  looking.unref();

  async function judge(silent: readonly pg.PoolClient[]): Promise<void> {
    probing = true;
    const working = await probe(config, silent).finally(() => (probing = false));
    deaf = working === 'deaf' ? deaf + 1 : 0;
    if (working === 'unknown' || (working === 'deaf' && deaf < DEAF_PROBES)) return;
    const dead = silent.filter((client) => {
      const still = (silence.get(client)?.looks ?? 0) >= SILENT_LOOKS;
      return still && (working === 'deaf' || !working.has(wireOf(client).processID ?? 0));
    });
    if (dead.length === 0) return;
    // Those that nobody uses just now are of the same line: the next call shall not find out.
    const idle = [...silence.keys()].filter((client) => !held.has(client));
    for (const client of [...dead, ...idle]) wireOf(client).connection.stream.destroy();
  }
}

/** The numbers of those at work; or that nothing is known, or that nobody can be asked. */
async function probe(
  config: pg.ClientConfig,
  silent: readonly pg.PoolClient[],
): Promise<Set<number> | 'unknown' | 'deaf'> {
  const client = new pg.Client({
    ...config,
    connectionTimeoutMillis: PROBE_LIMIT,
    query_timeout: PROBE_LIMIT,
    application_name: 'tqc line',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ direct: boolean; working: number[] }>(PROBE, [
      silent.map((one) => wireOf(one).processID),
      wireOf(client).processID,
    ]);
    return rows[0]?.direct ? new Set(rows[0].working) : 'unknown';
  } catch (error) {
    // A refusal is an answer: the line works.
    return error instanceof pg.DatabaseError ? 'unknown' : 'deaf';
  } finally {
    void client.end().catch(() => undefined);
  }
}

// The driver's own parts, which no public name leads to.
const wireOf = (client: pg.ClientBase) => client as unknown as Wire;
