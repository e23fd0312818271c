import type { Transport } from '@tqc/client';
import type { BenchServer } from '../startServer';

/** One line of the table: what was promised, what was measured, whether it holds. */
export interface Line {
  readonly bar: string;
  readonly wanted: string;
  readonly measured: string;
  /** Absent where nothing was promised. */
  readonly met?: boolean;
}

/**
 * What every proof runs against: the real product with the demonstration, and somebody who may open
 * displays.
 */
export interface Bench {
  readonly server: BenchServer;
  readonly nation: Transport;
}

/** A proof: what it does, in a sentence for the reader of the table, and how to run it. */
export interface Proof {
  readonly name: string;
  readonly how: string;
  run(bench: Bench): Promise<readonly Line[]>;
}
