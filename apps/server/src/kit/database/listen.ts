import pg from 'pg';
import { connectionOf, type DatabaseTarget } from './pool';

type Handler = (payload: string) => void;

/** What several processes tell each other through the database. */
export interface Listener {
  on(channel: string, handler: Handler): () => void;
  /**
   * False while the connection is lost: what depends on hearing of changes must not trust itself
   * then.
   */
  healthy(): boolean;
  close(): Promise<void>;
}

const RETRY = 1000;

/**
 * One connection of a process that hears what the others say; it comes back by itself when it is
 * lost.
 */
export async function createListener(
  target: DatabaseTarget,
  onBack: () => void = () => undefined,
): Promise<Listener> {
  const handlers = new Map<string, Set<Handler>>();
  let client: pg.Client | undefined;
  let closed = false;

  async function connect(): Promise<void> {
    const made = new pg.Client({ ...connectionOf(target), application_name: 'tqc listen' });
    made.on('error', () => lost(made));
    made.on('end', () => lost(made));
    made.on('notification', ({ channel, payload = '' }) =>
      handlers.get(channel)?.forEach((handler) => hear(channel, handler, payload)),
    );
    await made.connect();
    client = made;
    for (const channel of handlers.keys())
      await made.query(`listen ${pg.escapeIdentifier(channel)}`);
  }

  /**
   * Whoever may sign in to the database can say anything here: what nobody of ours said is told in
   * the log and does no harm.
   */
  function hear(channel: string, handler: Handler, payload: string): void {
    try {
      handler(payload);
    } catch (error) {
      console.warn(`${channel}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  function lost(which: pg.Client): void {
    if (which !== client || closed) return;
    client = undefined;
    const again = () => {
      if (closed) return;
      connect().then(onBack, () => setTimeout(again, RETRY).unref());
    };
    setTimeout(again, RETRY).unref();
  }

  await connect();
  return {
    on(channel, handler) {
      const known = handlers.get(channel);
      if (!known) void client?.query(`listen ${pg.escapeIdentifier(channel)}`);
      const set = known ?? new Set<Handler>();
      handlers.set(channel, set.add(handler));
      return () => set.delete(handler);
    },
    healthy: () => client !== undefined,
    async close() {
      closed = true;
      await client?.end();
    },
  };
}
