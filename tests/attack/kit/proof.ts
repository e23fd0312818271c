import type { Own } from './ownCopy';
import type { People } from './people';

/**
 * What a proof attacks: the address, and, where the program started the copy itself, its process
 * and database.
 */
export interface Attack {
  readonly url: string;
  readonly people: People;
  readonly own: Own | undefined;
  readonly seed: number;
}

/** One thing looked at: `ok` undefined where this target gives no way to look. */
export interface Finding {
  readonly point: number;
  readonly name: string;
  readonly ok: boolean | undefined;
  readonly figures: string;
}

/** Notes what was found. */
export type Check = (name: string, ok: boolean | undefined, figures: string) => void;

/** The proof of one serious fault: every check holds once the fault is mended. */
export interface Proof {
  /** Number of the finding it belongs to. */
  readonly point: number;
  readonly name: string;
  prove(attack: Attack, check: Check): Promise<void>;
}
