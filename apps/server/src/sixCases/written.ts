import type { Call } from '@tqc/contract/kit';
import type { TestOrg } from '../testing/server';

/** A write call with what makes it succeed and what must refuse it. */
export interface Written {
  readonly call: Call;
  readonly by: TestOrg;
  /** A fresh record every time, ready for the call. */
  ready(): Promise<Asked>;
  /** Somebody without the right; absent where every level has it. */
  readonly level?: TestOrg;
  /**
   * Somebody with the right who does not see the record; absent where a call touches only the
   * caller's own.
   */
  readonly scope?: TestOrg;
  /** What a stranger is told, where it is not the usual sentence. */
  readonly strange?: { readonly code: number; readonly message: string };
  /**
   * The refusal when the record is not in the state for it: the same again after success, unless
   * `wrong` makes another.
   */
  readonly state?: 'again' | (() => Promise<Asked>);
}

/** A call that answers each record for itself: a refusal stands in the answer, not in its code. */
export interface WrittenInBatch {
  readonly call: Call;
  readonly by: TestOrg;
  readonly level: TestOrg;
  readonly scope: TestOrg;
  ready(): Promise<{ input: Record<string, unknown>; regId: string }>;
  readonly again: boolean;
  stale?(input: Record<string, unknown>, regId: string): Record<string, unknown>;
}

/** What one call is asked with. */
export interface Asked {
  readonly input: Record<string, unknown>;
  readonly version?: number;
  readonly files?: readonly { field: string; name: string; bytes: Uint8Array<ArrayBuffer> }[];
}
