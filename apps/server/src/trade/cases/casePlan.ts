import type { ScreenId } from '@tqc/contract/screens';
import type { CallContext } from '../../kit/serve';
import type { PagePlan, RowOf } from '../../kit/store';
import type { CaseKind, CaseRow, Name, StepNote } from './caseKind';

/** What every table of cases that somebody hands in says of one. */
export interface CaseColumns extends CaseRow {
  readonly name: string;
  /** The organisation whose case it is. */
  readonly orgId: string;
  /** Who handed it in last, and when; nobody yet, where it begins as a draft. */
  readonly askedBy: string | null;
  readonly applicant: string;
  readonly appliedAt: string | null;
  /** What was said with the last decision. */
  readonly lastOpinion: string;
}
/** Tables that have these columns; the compiler refuses any other. */
export type CaseTable = { [N in Name]: RowOf<N> extends CaseColumns ? N : never }[Name];

export type Columns<T extends Name> = Partial<Record<keyof RowOf<T> & string, unknown>>;
/** A call as it looks at cases. */
export type Seen = Pick<CallContext, 'app' | 'db' | 'who' | 'now'>;

/** Who hears of a decision, and the page on which they go on. */
export type Recipient = { readonly page: ScreenId } & (
  | { readonly person: string | null }
  | { readonly org: string | null }
);

/** What is said with a decision. */
export interface Said<K> {
  readonly decision: K;
  readonly opinion: string;
}
/** What a decision does besides: columns of its case, and what follows once the case has them. */
export interface Effect<T extends Name> {
  readonly columns: () => Promise<Columns<T>>;
  readonly after?: () => Promise<unknown>;
}
type Opinion = Pick<Said<never>, 'opinion'>;

/** What a table of decisions says of needs and messages; `N` are those it tells, `F` the facts. */
interface Telling<K, N, F> {
  readonly require: (key: K, said: Opinion) => void;
  readonly message: (
    key: K,
    facts: F & Opinion,
  ) => { readonly to: N; readonly title: string; readonly text: string } | undefined;
}

/** A flow that knows at least these events. */
interface Steps<E> {
  readonly can: (event: E, code: number) => boolean;
  readonly why: (event: E, code: number) => string | undefined;
  readonly next: (event: E, code: number) => number;
}

/** What an area declares of its cases: rows that somebody hands in and somebody else decides on. */
export interface CasePlan<
  T extends CaseTable,
  K extends string,
  E extends string,
  C extends string,
  W extends string,
  N extends string,
  F,
  D,
  B,
> extends Pick<
  CaseKind<T, StepNote, K, C, W>,
  'table' | 'key' | 'kind' | 'calls' | 'deciders' | 'hands'
> {
  readonly decisions: CaseKind<T, StepNote, K, C, W>['decisions'] & Telling<K, NoInfer<N>, F>;
  readonly flow: Steps<NoInfer<K | E> | 'remove'>;
  /** What its own organisation does with a case: the step of its life, and what happened in it. */
  readonly moves: Readonly<Record<E, readonly [step: string, event: string]>>;
  /** How the lists of cases turn what is asked into conditions. */
  readonly list: Omit<PagePlan<T>, 'where'>;
  /** What the answer tells of a row beyond its columns, or instead of them; looked up for many. */
  readonly dress: (call: Seen, rows: readonly RowOf<T>[]) => Promise<(row: RowOf<T>) => D>;
  /** What stands beside one case, where it is read alone. */
  readonly beside: (call: Seen, row: RowOf<T>) => Promise<B>;
  /** Those whom the table tells. */
  readonly tells: Readonly<Record<N, (row: RowOf<T>) => Recipient>>;
  /** What the messages of the table name, besides what was said. */
  readonly facts: (row: RowOf<T>) => F;
}
