import type { Pool } from 'pg';
import { repeat } from '../repeat';
import { ticks } from '../ticks';
import { createPool, type DatabaseTarget } from './pool';

/** A copy of the database that follows it, for answers that may be a little old. */
export interface Replica {
  readonly pool: Pool;
  /** How it stands. */
  state(): ReplicaState;
  /** The copy to read from for this person; undefined where the answer has to be of now. */
  readFor(person: string): Pool | undefined;
  /** This person wrote just now: what they ask next is answered by the main one. */
  wrote(person: string): void;
  /** It did not answer: left alone until it does. */
  failed(): void;
  close(): Promise<void>;
}

export interface ReplicaState {
  /** Reads go there. */
  readonly used: boolean;
  /** Milliseconds it is behind the main one; undefined while nothing is known. */
  readonly lag: number | undefined;
}

/** Times of a replica, in milliseconds. */
export interface ReplicaTimes {
  /** How often its place in the log is compared with that of the main one. */
  readonly every: number;
  /** A copy further behind is not read. */
  readonly mostLag: number;
  /** Whoever wrote reads the main one for so long: longer than any copy that is read is behind. */
  readonly afterWrite: number;
}

export const REPLICA_TIMES: ReplicaTimes = { every: 250, mostLag: 3000, afterWrite: 5000 };
const REMEMBERED = 120;
const MOST_WRITERS = 10_000;
const ASK_LIMIT = 1000;

const PLACE = `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as place`;
// One that was made the main one follows nobody any more: what it holds may be of another history.
const REPLAYED = `select pg_is_in_recovery() as follows, pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 as place`;

/**
 * Follows a copy of the database: how far it is behind is measured by the places of both in the
 * log, on the clock of this process, so that neither a quiet database nor another clock looks like
 * a lag.
 */
export function followReplica(
  target: DatabaseTarget,
  main: Pool,
  max: number,
  times: ReplicaTimes = REPLICA_TIMES,
): Replica {
  const pool = createPool(target, max);
  /** Where the main one was at a moment of ours, oldest first. */
  let places: { readonly at: number; readonly place: number }[] = [];
  /** The copy held everything that was written until then. */
  let caughtUp: number | undefined;
  const wrote = new Map<string, number>();

  async function compare(): Promise<boolean> {
    const at = ticks();
    const place = (await asked<{ place: number }>(main, PLACE)).place;
    places = [...places.slice(-REMEMBERED), { at, place }];
    try {
      const there = await asked<{ follows: boolean; place: number | null }>(pool, REPLAYED);
      const reached = there.follows ? (there.place ?? 0) : -1;
      const known = places.findLast((one) => one.place <= reached);
      caughtUp = known ? Math.max(known.at, caughtUp ?? 0) : undefined;
    } catch {
      caughtUp = undefined;
    }
    return false;
  }

  const lagNow = () => (caughtUp === undefined ? undefined : ticks() - caughtUp);
  const used = () => (lagNow() ?? Infinity) < times.mostLag;
  const following = repeat(compare, { every: times.every, onError: () => undefined });
  return {
    pool,
    state: () => ({ used: used(), lag: lagNow() }),
    readFor(person) {
      const since = wrote.get(person);
      if (since !== undefined && ticks() - since < times.afterWrite) return undefined;
      return used() ? pool : undefined;
    },
    wrote(person) {
      // Kept in the order of their last write: the first ones are those that may be forgotten.
      wrote.delete(person);
      wrote.set(person, ticks());
      for (const [one, since] of wrote) {
        if (ticks() - since < times.afterWrite && wrote.size <= MOST_WRITERS) break;
        wrote.delete(one);
      }
    },
    failed() {
      caughtUp = undefined;
    },
    async close() {
      await following.stop();
      await pool.end();
    },
  };
}

async function asked<R>(pool: Pool, text: string): Promise<R> {
  const config = { text, query_timeout: ASK_LIMIT };
  const { rows } = await pool.query(config);
  // Each of the two statements answers exactly one row.
  return rows[0] as R;
}
