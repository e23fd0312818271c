import type { Listener } from '../database';

type Hear = (event: string, data: unknown) => void;

/** News for people who are looking right now, whichever process they are connected to. */
export interface Events {
  /** Hears what is said about a topic; the answer ends it. */
  on(topic: string, hear: Hear): () => void;
}

/** Channel of the database on which processes tell each other. Payload: {topic, event, data}. */
export const EVENT_CHANNEL = 'tqc_event';

/** Events over LISTEN and NOTIFY; without a listener nothing is heard (a single test server). */
export function createEvents(listener?: Listener): Events {
  const topics = new Map<string, Set<Hear>>();
  listener?.on(EVENT_CHANNEL, (payload) => {
    const { topic, event, data } = JSON.parse(payload) as {
      topic: string;
      event: string;
      data: unknown;
    };
    topics.get(topic)?.forEach((hear) => hear(event, data));
  });
  return {
    on(topic, hear) {
      const set = topics.get(topic) ?? new Set<Hear>();
      topics.set(topic, set.add(hear));
      return () => {
        set.delete(hear);
        if (set.size === 0) topics.delete(topic);
      };
    },
  };
}
