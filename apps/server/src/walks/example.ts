import type { OutgoingFile, Transport } from '@tqc/client';
import type { Call } from '@tqc/contract/kit';
import type { TestOrg } from '../testing/server';

/** What one call is asked with. */
export interface Asked {
  readonly input: Record<string, unknown>;
  readonly version?: number;
  readonly files?: readonly OutgoingFile[];
  /** Who asks, where it is somebody of their own: whose session the call ends, for example. */
  readonly as?: Transport;
  /** Letters of a list's answer that tell of the record it is about. */
  readonly mark?: string;
}

/**
 * One valid use of a call. Who may make it, what is missing in it and what a repetition answers is
 * derived from the contract; what is said here is what the contract does not know.
 */
export interface Example {
  readonly call: Call;
  /** Who makes it; the first level from below that has the right, where nothing is said. */
  readonly by?: TestOrg;
  /** Where the record lies, where that is not with who makes the call. */
  readonly at?: TestOrg;
  /** Who else with the right may do it to the same record; everybody else is refused. */
  readonly also?: readonly TestOrg[];
  /** True for a read whose answer is everybody's who has the right. */
  readonly shared?: boolean;
  /** True for what anybody with the right does for themselves: there is no foreign record. */
  readonly personal?: boolean;
  /** A fresh record every time for a write. */
  ready(): Promise<Asked>;
  /** What somebody with the right is told of a foreign record, where it is not the usual. */
  readonly stranger?: { readonly code: number; readonly message: string };
  /** What a record in another state answers: the same after success, or what `ready` makes. */
  readonly state?: WrongState;
  /** True where what is changed is in no state that could be wrong. */
  readonly stateless?: boolean;
  /** The same with an old version, where it stands in the input. */
  stale?(asked: Asked): Asked;
  /** True where two such records cannot stand side by side. */
  readonly alone?: boolean;
  /** True where the session that asks is at its end afterwards. */
  readonly leaves?: boolean;
  /** What even a right call is told, where it is not done here. */
  readonly never?: string;
}

interface WrongState {
  readonly says: string | RegExp;
  ready?(): Promise<Asked>;
}

/** One use of a call that needs no right: what of it is right, only its own way knows. */
export interface OpenExample {
  readonly call: Call;
  succeed(): Promise<unknown>;
}
