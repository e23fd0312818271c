import type { Flow } from '@tqc/domain/kit';
import type { RawBuilder } from 'kysely';
import type { CallContext } from '../../kit/serve';
import type { Principal } from '../../kit/session';
import type { RowOf } from '../../kit/store';
import type { Tables } from '../../kit/tables';

export type Name = keyof Tables & string;

/** What a step says of a case. */
export interface StepNote {
  readonly step: string;
  readonly event: string;
  readonly toStatus: number;
  readonly opinion?: string;
}

/** A case as every table of cases holds it. */
export interface CaseRow {
  readonly status: number;
  readonly version: number;
}

/** What of a table of decisions (`defineDecisions`) is read here. */
interface DecisionTable<K extends string, C extends string, W extends string> {
  readonly keys: readonly K[];
  get(key: K): {
    readonly label: string;
    readonly step: { readonly label: string };
    readonly calls: readonly C[];
    readonly by: W;
  };
}

/** What an area says of its cases; how they are held, judged and decided follows from it. */
export interface CaseKind<
  T extends Name,
  S extends StepNote,
  K extends string,
  C extends string,
  W extends string,
> {
  readonly table: T;
  readonly key: keyof Tables[T] & string;
  /** Under this word they wait to count, and stand in the audit. */
  readonly kind: string;
  readonly nameOf: (row: RowOf<T>) => string;
  readonly decisions: DecisionTable<K, C, W>;
  readonly flow: Pick<Flow<K>, 'can' | 'why'>;
  /** The calls that carry the decisions, by the words of the table. */
  readonly calls: Readonly<Record<C, { readonly permission: string }>>;
  /** Who the deciders of the table are. */
  readonly deciders: Readonly<Record<W, (row: RowOf<T>, who: Pick<Principal, 'orgId'>) => boolean>>;
  /** Why nothing at all is decided on a case as it stands. */
  readonly shut: (row: RowOf<T>) => string | undefined;
  /** Said to who is concerned and decides something else; without it they may not know of it. */
  readonly notYours?: string;
  /** Why this very person does not decide, though the organisation does. */
  readonly hands?: (row: RowOf<T>, decision: K, who: Principal) => string | undefined;
  /** Where the table is partitioned: what leads to the parts. */
  readonly within?: (rows: readonly RowOf<T>[]) => RawBuilder<unknown>;
  /** Writes steps into the lives of cases and into the audit. */
  readonly log: (
    call: CallContext,
    rows: readonly RowOf<T>[],
    stepOf: (row: RowOf<T>) => S,
  ) => Promise<void>;
}

/** What of a kind says who decides what. */
export type Judged<
  T extends Name,
  S extends StepNote,
  K extends string,
  C extends string,
  W extends string,
> = Pick<
  CaseKind<T, S, K, C, W>,
  'decisions' | 'flow' | 'calls' | 'deciders' | 'shut' | 'hands' | 'notYours'
>;
