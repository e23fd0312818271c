import type { Flow } from '@tqc/domain/kit';

const NO_STATE = -1;

const said = new Set<string>();

/** What a flow says of an event that does not fit the state of a record. */
export function otherwise<E extends string>(flow: Flow<E>, event: E): string {
  const why = flow.why(event, NO_STATE) ?? '';
  said.add(why);
  return why;
}

/** Whether a sentence is one that a flow says of a state, by an example. */
export const isOfState = (sentence: string): boolean => said.has(sentence);
