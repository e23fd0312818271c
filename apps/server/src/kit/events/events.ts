import type { Listener } from '../database';

type Hear = (event: string, data: unknown) => void;

interface Heard {
  readonly hear: Hear;
  readonly back?: () => void;
}

/** News for people who are looking right now, whichever process they are connected to. */
export interface Events {
  /**
   * Hears what is said about a topic; the answer ends it. `back` is called when something may have
   * been said that nobody here heard.
   */
  on(topic: string, hear: Hear, back?: () => void): () => void;
  /** True while everything that is said is heard. */
  hears(): boolean;
}

/** Channel of the database on which processes tell each other. Payload: {topic, event, data}. */
export const EVENT_CHANNEL = 'tqc_event';

/** Events over LISTEN and NOTIFY; without a listener nothing is heard (a single test server). */
export function createEvents(listener?: Listener): Events {
  const topics = new Map<string, Set<Heard>>();
  listener?.onBack(() => {
    for (const one of [...topics.values()].flatMap((set) => [...set])) one.back?.();
  });
  listener?.on(EVENT_CHANNEL, (payload) => {
    const { topic, event, data } = JSON.parse(payload) as {
      topic: string;
      event: string;
      data: unknown;
    };
    topics.get(topic)?.forEach(({ hear }) => hear(event, data));
  });
  return {
    hears: () => listener?.healthy() ?? false,
    on(topic, hear, back) {
      const set = topics.get(topic) ?? new Set<Heard>();
      const one: Heard = { hear, ...(back && { back }) };
      topics.set(topic, set.add(one));
      return () => {
        set.delete(one);
        if (set.size === 0) topics.delete(topic);
      };
    },
  };
}
