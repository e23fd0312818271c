import { useRef, useState } from 'react';
import {
  begin,
  busyIn,
  decidingNext,
  formIn,
  refusalIn,
  type Deciding,
  type DecidingEvent,
  type Place,
  type Refusal,
} from './deciding';

interface DecidingOptions<K extends string> {
  /** What was refused before the case was read anew. */
  readonly told?: Refusal<K> | undefined;
  /** Where a field stands in the panel; undefined where it shows none of that name. */
  readonly placeOf: (field: string) => Place | undefined;
}

/** The one decision of a panel: what stands of it, and what may happen to it. */
export function useDeciding<K extends string>({ told, placeOf }: DecidingOptions<K>) {
  const [state, setState] = useState<Deciding<K>>(() => begin(told));
  // Two keys may come between two pictures: the second one has to know of the first.
  const live = useRef(state);
  function happen(event: DecidingEvent<K>) {
    live.current = decidingNext(live.current, event);
    setState(live.current);
  }
  return {
    state,
    form: formIn(state),
    refused: refusalIn(state),
    busy: busyIn(state),
    /** Whether nothing else is decided now. */
    isTaken: () => busyIn(live.current) !== undefined,
    happen,
    /** True when the decision is to be sent: it is the only one under way, and no known refusal. */
    send(decision: K): boolean {
      if (busyIn(live.current) !== undefined) return false;
      happen({ type: 'send', decision, now: performance.now() });
      return live.current.at === 'sent';
    },
    refuse(why: Refusal<K>) {
      const place = why.field === undefined ? undefined : placeOf(why.field);
      happen({ type: 'refuse', why, place, now: performance.now() });
    },
  } as const;
}
