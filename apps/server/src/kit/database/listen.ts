import pg from 'pg';
import { connectionOf, type DatabaseTarget } from './pool';

type Handler = (payload: string) => void;

/** What several processes tell each other through the database. */
export interface Listener {
  on(channel: string, handler: Handler): () => void;
  /** Told when the connection is there again: what was said meanwhile nobody here has heard. */
  onBack(handler: () => void): void;
  /**
   * False while the connection is lost: what depends on hearing of changes must not trust itself
   * then.
   */
  healthy(): boolean;
  close(): Promise<void>;
}

/** How a listener sees that nobody answers any more. */
export interface ListenerOptions {
  /** Milliseconds between two questions. */
  readonly beat?: number;
  /** So long it waits for any answer. */
  readonly patience?: number;
}

const RETRY = 1000;
const BEAT = 30_000;
const PATIENCE = 10_000;

/**
 * One connection of a process that hears what the others say. It comes back by itself when it is
 * lost, also when nobody says so: after a fail-over the other end may simply be silent.
 */
export async function createListener(
  target: DatabaseTarget,
  { beat = BEAT, patience = PATIENCE }: ListenerOptions = {},
): Promise<Listener> {
  const handlers = new Map<string, Set<Handler>>();
  const backs: (() => void)[] = [];
  let client: pg.Client | undefined;
  let closed = false;
  /** Channels that were asked for and are not heard yet. */
  let asking = 0;

  async function connect(): Promise<void> {
    const made = new pg.Client({
      ...connectionOf(target),
      application_name: 'tqc listen',
      keepAlive: true,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
    });
    made.on('error', () => lost(made));
    made.on('end', () => lost(made));
    made.on('notification', ({ channel, payload = '' }) =>
      handlers.get(channel)?.forEach((handler) => hear(channel, handler, payload)),
    );
    try {
      await made.connect();
      const listened = new Set<string>();
      for (let channel = next(listened); channel !== undefined; channel = next(listened)) {
        listened.add(channel);
        await made.query(`listen ${pg.escapeIdentifier(channel)}`);
      }
    } catch (error) {
      void made.end().catch(() => undefined);
      throw error;
    }
    if (closed) return made.end();
    client = made;
  }

  /** A channel nobody listens to yet on a new connection; somebody may have asked meanwhile. */
  function next(listened: ReadonlySet<string>): string | undefined {
    return [...handlers.keys()].find((channel) => !listened.has(channel));
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

  function ask(of: pg.Client, channel: string): void {
    asking += 1;
    of.query(`listen ${pg.escapeIdentifier(channel)}`)
      .catch(() => lost(of))
      .finally(() => (asking -= 1));
  }

  function lost(which: pg.Client): void {
    if (which !== client || closed) return;
    client = undefined;
    // With a question open this ends the connection at once, whether the other end hears it or not.
    void which.end().catch(() => undefined);
    const again = () => {
      if (closed) return;
      connect().then(
        () => backs.forEach((back) => back()),
        () => setTimeout(again, RETRY).unref(),
      );
    };
    setTimeout(again, RETRY).unref();
  }

  await connect();
  const beating = setInterval(() => {
    const asked = client;
    asked?.query('select 1').catch(() => lost(asked));
  }, beat);
  beating.unref();
  return {
    on(channel, handler) {
      const known = handlers.get(channel);
      const set = known ?? new Set<Handler>();
      handlers.set(channel, set.add(handler));
      if (!known && client) ask(client, channel);
      return () => set.delete(handler);
    },
    onBack: (handler) => void backs.push(handler),
    healthy: () => client !== undefined && asking === 0,
    async close() {
      closed = true;
      clearInterval(beating);
      await client?.end();
    },
  };
}
