import type { Status } from './defineStatus';
import { TooLate } from './TooLate';

interface Step<N extends string> {
  readonly from: N | readonly N[];
  /** The state afterwards; absent when the step leaves it as it is. */
  readonly to?: N;
  /** The sentence for a record in any other state. */
  readonly otherwise: string;
}

/** What may happen to a record, and what becomes of it. */
export interface Flow<E extends string> {
  /** The state after the event; throws TooLate when the event does not fit. */
  next(event: E, code: number): number;
  can(event: E, code: number): boolean;
  /** Why the event does not fit, or undefined when it does. */
  why(event: E, code: number): string | undefined;
  /** Every step as codes, for comparison and model tests. */
  readonly steps: readonly { readonly event: E; readonly from: number; readonly to: number }[];
  readonly events: readonly E[];
  /** Every state of its status, also those that no step of it touches. */
  readonly codes: readonly number[];
}

/** A state machine over a status. */
export function defineFlow<N extends string, const D extends Record<string, Step<N>>>(
  status: Status<N>,
  drafts: D,
): Flow<keyof D & string> {
  type E = keyof D & string;
  const steps = (Object.entries(drafts) as [E, Step<N>][]).flatMap(([event, { from, to }]) =>
    (typeof from === 'string' ? [from] : from).map((name) => ({
      event,
      from: status.code(name),
      to: status.code(to ?? name),
    })),
  );
  const find = (event: E, code: number) =>
    steps.find((step) => step.event === event && step.from === code);
  const flow: Flow<E> = {
    next(event, code) {
      const step = find(event, code);
      if (!step) throw new TooLate(drafts[event]?.otherwise ?? '');
      return step.to;
    },
    can: (event, code) => find(event, code) !== undefined,
    why: (event, code) => (find(event, code) ? undefined : drafts[event]?.otherwise),
    steps,
    events: Object.keys(drafts) as E[],
    codes: status.codes,
  };
  return flow;
}
