import { rowsOf, type Guard } from '../scope';
import type { Principal } from './principal';

/**
 * The rows a session rests on are no longer those that are remembered: it ended, or its
 * person, their rights, their password or their organisation changed.
 */
export class SessionMoved extends Error {}

/** What is remembered of a session since it was last looked up. */
export interface Remembered {
  readonly principal: Principal;
  /** Hash of the token, as it stands under signatures. */
  readonly tokenHash: string;
  /** When the token is over, and when the session is; milliseconds. */
  readonly tokenEnds: number;
  readonly ends: number;
  readonly seen: number;
  /** The versions of its rows. */
  readonly stamp: string;
  readonly at: number;
}

/** A session from memory, with the question that has to be answered before anything counts. */
export interface Recalled {
  readonly principal: Principal;
  readonly still: Guard;
  /** True when the database agreed. */
  held(): boolean;
}

/** Sessions of this process by their tokens. */
export interface Memory {
  keep(token: string, session: Remembered): void;
  find(token: string, now: number): Remembered | undefined;
  forget(token: string): void;
}

/** So long a session is remembered; then it is looked up again and its use is written down. */
export const KEPT = 30_000;
const MOST = 2000;

/**
 * The versions of the rows behind a session: the transaction that wrote each of them last. Any
 * change of any column makes another.
 */
export const STAMP = "concat_ws('/', s.xmin, a.xmin, o.xmin)";

/** Remembers the sessions of the last moments. */
export function createMemory(): Memory {
  const known = new Map<string, Remembered>();
  return {
    keep(token, session) {
      known.delete(token);
      // Who was looked up first stands first.
      for (const [oldest, { at }] of known) {
        if (known.size < MOST && session.at - at < KEPT) break;
        known.delete(oldest);
      }
      known.set(token, session);
    },
    find(token, now) {
      const found = known.get(token);
      // Whoever was remembered in the future, before the clock was set back, is not.
      return found && now >= found.at && now - found.at < KEPT ? found : undefined;
    },
    forget: (token) => void known.delete(token),
  };
}

/** A session from memory, to be proved in the first message of its transaction. */
export function recalled({ principal, stamp }: Remembered, forget: () => void): Recalled {
  let held = false;
  return {
    principal,
    held: () => held,
    still: {
      text: `select ${STAMP} as stamp from session s join admin a using (admin_id) join org o using (org_id) where s.sid = $1`,
      values: [principal.sid],
      refuse(answer) {
        const [row] = rowsOf<{ stamp: string }>(answer);
        held = row?.stamp === stamp;
        if (held) return undefined;
        forget();
        return new SessionMoved();
      },
    },
  };
}
