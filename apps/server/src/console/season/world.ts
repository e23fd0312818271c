import type { Channel, Transport } from '@tqc/client';

/** The started server in which a season is played, and its clock. */
export interface World {
  readonly url: string;
  readonly channel: Channel;
  /** Signs somebody in anew: no session outlives a day. */
  signIn(account: string): Promise<Transport>;
  /** Moves the clock that the server plays by. */
  moveTo(moment: Date): Promise<void>;
  /** Lets time pass for whoever called too often. */
  rest(): Promise<void>;
  /** Waits until what goes on behind the calls is done: queries answered, figures folded. */
  settle(): Promise<void>;
  /** For the comparison at the end alone: what people do goes through calls. */
  query<R extends object>(text: string, values: readonly unknown[]): Promise<readonly R[]>;
  tell(line: string): void;
}

/** How a season goes. */
export interface Season {
  readonly applications: number;
  readonly days: number;
  readonly first: string;
  readonly seed: number;
  /** Who receives applicants, and who recognises; somebody may do both. */
  readonly points: readonly string[];
  readonly owners: readonly string[];
  /** Who looks on: the sums are compared for them too. */
  readonly others: readonly string[];
}
