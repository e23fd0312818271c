import type { Channel, Transport } from '@tqc/client';

/** Somebody with a certificate, as their own papers say. */
export interface Holder {
  readonly name: string;
  readonly sex: number;
  readonly birthDate: string;
  readonly idType: number;
  readonly idNo: string;
  readonly certNo: string;
  /** Registered before; the validity is over or ends soon. */
  readonly registered: boolean;
}

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
  /** So many who may register on a day, with what their certificates say. */
  holders(wanted: number, today: string): Promise<readonly Holder[]>;
  tell(line: string): void;
}

/** Who plays the season of registration beside. */
export interface Registering {
  readonly registrations: number;
  readonly points: readonly string[];
  readonly counties: readonly string[];
  readonly city: string;
  readonly province: string;
  readonly centre: string;
}

/** How a season goes. */
export interface Season {
  readonly applications: number;
  /** Left out, nobody registers. */
  readonly registering?: Registering | undefined;
  readonly days: number;
  readonly first: string;
  readonly seed: number;
  /** Who receives applicants, and who recognises; somebody may do both. */
  readonly points: readonly string[];
  readonly owners: readonly string[];
  /** Who looks on: the sums are compared for them too. */
  readonly others: readonly string[];
}
