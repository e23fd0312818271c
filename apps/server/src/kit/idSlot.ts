import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { ID_SLOTS, takeIdSlot } from './newId';

/** A place in the identifiers, kept as long as this process lives and reaches its database. */
export interface IdSlot {
  /** The place held now; undefined while there is none, and then no identifier is made. */
  place(): number | undefined;
  /** Renews the loan now: a write that tells whether the database takes any. */
  renew(): Promise<void>;
  release(): Promise<void>;
}

/** How long a place is lent and how often the loan is renewed, in milliseconds. */
export interface SlotTimes {
  readonly lease: number;
  readonly renew: number;
  /** The connections this process may hold at most, for the others to see. */
  readonly connections: number;
}

const TIMES: SlotTimes = { lease: 30_000, renew: 10_000, connections: 0 };
/** After a renewal that failed. */
const SOON = 1000;
/** Our side stops giving out identifiers so much of the loan before others may have the place. */
const MARGIN = 0.2;

// The place that lay idle longest first: whoever had it may have a clock that runs ahead.
const TAKE = `update process_slot set token = $1, until = now() + $2 * interval '1 millisecond', connections = $3
  where slot = (select slot from process_slot where until < now() order by until, slot limit 1 for update skip locked) returning slot`;
const RENEW = `update process_slot set until = now() + $3 * interval '1 millisecond' where slot = $1 and token = $2 and until > now()`;

/**
 * Lends this process a place in the identifiers and renews the loan. A loan that cannot be renewed
 * in time ends here before it ends in the database, so two processes never hold one place; a new
 * one is taken as soon as the database answers again.
 */
export async function holdIdSlot(
  pool: Pool,
  times: Partial<SlotTimes> = {},
  give: (place: number, until: number) => void = takeIdSlot,
): Promise<IdSlot> {
  const { lease, renew, connections } = { ...TIMES, ...times };
  const token = randomUUID();
  let place: number | undefined;
  let until = 0;
  let stopped = false;

  // The timer and whoever asks share one turn: two at once would take two places.
  let turning: Promise<void> | undefined;
  const turn = () => (turning ??= once().finally(() => (turning = undefined)));

  async function once(): Promise<void> {
    // Counted from before the question: the database counts from a later moment.
    const asked = performance.now();
    if (place !== undefined) {
      const { rowCount } = await pool.query(RENEW, [place, token, lease]);
      if (rowCount !== 1) {
        give(place, 0);
        place = undefined;
      }
    }
    if (place === undefined) {
      const { rows } = await pool.query<{ slot: number }>(TAKE, [token, lease, connections]);
      place = rows[0]?.slot;
    }
    if (place === undefined) return;
    until = asked + lease * (1 - MARGIN);
    give(place, until);
  }

  await turn();
  if (place === undefined) throw new Error(`同一数据库上最多运行${ID_SLOTS}个服务进程`);
  let renewing: NodeJS.Timeout;
  const later = (wait: number) => {
    renewing = setTimeout(keep, wait);
    renewing.unref();
  };
  // Without an answer the loan runs out by itself; whoever has none asks again at once, because
  // until then nobody can begin anything here.
  function keep(): void {
    void turn()
      .then(
        () => place !== undefined,
        () => false,
      )
      .then((held) => stopped || later(held ? renew : Math.min(renew, SOON)));
  }
  later(renew);
  return {
    place: () => (performance.now() < until ? place : undefined),
    async renew() {
      if (!stopped) await turn();
      if (place === undefined) throw new Error('no place in the identifiers');
    },
    async release() {
      stopped = true;
      clearTimeout(renewing);
      until = 0;
      give(place ?? 0, until);
      if (place === undefined) return;
      await pool
        .query(
          'update process_slot set token = null, until = now() where slot = $1 and token = $2',
          [place, token],
        )
        .catch(() => undefined);
    },
  };
}
