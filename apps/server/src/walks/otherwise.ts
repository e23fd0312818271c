import type { Flow } from '@tqc/domain/kit';

const NO_STATE = -1;

/** What a flow says of an event that does not fit the state of a record. */
export function otherwise<E extends string>(flow: Flow<E>, event: E): string {
  return flow.why(event, NO_STATE) ?? '';
}
