import type { Flow } from '@tqc/domain/kit';

const NO_STATE = -1;

/** What a flow says of an event that does not fit the state of a record. */
export const otherwise = <E extends string>(flow: Flow<E>, event: E): string =>
  flow.why(event, NO_STATE) ?? '';

/** All that some flows say of a state. */
export const sentencesOf = (flows: readonly Flow<string>[]): ReadonlySet<string> =>
  new Set(flows.flatMap((flow) => flow.events.map((event) => otherwise(flow, event))));
