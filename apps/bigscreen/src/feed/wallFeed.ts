import { applyFrame, isBehind } from './applyFrame';
import type { Keep } from './keep';
import type { StreamEvent } from '@tqc/client';
import type { Command, Frame, PanelData, Scope, Snapshot } from './wallTypes';

/** How the wall gets its figures now: by the stream, by asking now and then, or not at all. */
export type Link = 'starting' | 'live' | 'polling' | 'cut';

/** What a scene shows. */
export interface FeedState {
  readonly panels: Readonly<Record<string, PanelData>>;
  readonly scope: Scope | undefined;
  readonly seq: string;
  /** Server's time up to which the figures are known to be right; 0 before the first. */
  readonly freshAt: number;
  readonly link: Link;
  /** Build of the wall the server hands out. */
  readonly build: string;
}

/** Where a feed gets its figures; a test plays the server. */
export interface FeedSource {
  /** The snapshot, or `same` when nothing changed since the last. */
  snapshot(
    scene: string,
    org: string,
    batch: string,
    signal: AbortSignal,
  ): Promise<Snapshot | 'same'>;
  stream(
    scene: string,
    org: string,
    batch: string,
    after: string,
    signal: AbortSignal,
    onByte: () => void,
  ): Promise<AsyncIterable<StreamEvent>>;
  /** The server's time. */
  now(): number;
  /** True when an error means that this display is no longer wanted. */
  isEnd(error: unknown): boolean;
}

export interface FeedParts {
  readonly source: FeedSource;
  readonly keep: Keep;
  readonly scene: string;
  readonly org: string;
  /** One batch alone; empty for all. */
  readonly batch?: string;
  readonly onCommand: (command: Command) => void;
  readonly onEnd: () => void;
  /** Waiting, so that a test need not. */
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** The figures of one scene, kept up to date until closed. */
export interface Feed {
  state(): FeedState;
  subscribe(changed: () => void): () => void;
  /** Asks at once, for example to answer a command. */
  ask(): void;
  /** The network is back: whatever is being waited for is not waited for any longer. */
  wake(): void;
  close(): void;
}

/** Times of the feed in milliseconds. */
export const TIMES = {
  silence: 40_000,
  first: 500,
  soon: 4000,
  most: 30_000,
  long: 120_000,
  poll: 15_000,
  retry: 60_000,
  check: 60_000,
  keep: 60_000,
} as const;
/** Failures within a minute after which the stream is given a rest. */
const PATIENCE = 3;
const EMPTY: FeedState = {
  panels: {},
  scope: undefined,
  seq: '',
  freshAt: 0,
  link: 'starting',
  build: '',
};

/**
 * Opens a feed: the last known figures at once, then a snapshot, then the stream; when the stream
 * fails, snapshots.
 */
export function createFeed({
  source,
  keep,
  scene,
  org,
  batch = '',
  onCommand,
  onEnd,
  wait = pause,
}: FeedParts): Feed {
  let state = EMPTY;
  let keptAt = 0;
  let waiting = new AbortController();
  const failures: number[] = [];
  const hearers = new Set<() => void>();
  const ending = new AbortController();
  const { signal } = ending;
  // The number goes up with the form of what is kept: a build never reads another's.
  const place = `snapshot/2/${scene}/${org}${batch && `/${batch}`}`;

  function set(change: Partial<FeedState>): void {
    if (signal.aborted) return;
    state = { ...state, ...change };
    for (const hear of hearers) hear();
    if (state.freshAt > 0 && Date.now() - keptAt > TIMES.keep) {
      keptAt = Date.now();
      void keep.put(place, state);
    }
  }

  function take(snapshot: Snapshot | 'same', link: Link): void {
    if (snapshot === 'same') return set({ freshAt: source.now(), link });
    // While this was on its way the stream may have gone further.
    if (state.link === 'live' && isBehind(snapshot.seq, state.seq)) return;
    set({
      panels: snapshot.panels,
      scope: snapshot.scope,
      seq: snapshot.seq,
      freshAt: Math.max(state.freshAt, Date.parse(snapshot.serverTime)),
      build: snapshot.build,
      link,
    });
  }

  async function check(): Promise<void> {
    try {
      take(
        await source.snapshot(scene, org, batch, signal),
        state.link === 'cut' ? 'polling' : state.link,
      );
    } catch (error) {
      if (source.isEnd(error)) end();
    }
  }

  function end(): void {
    if (signal.aborted) return;
    ending.abort();
    onEnd();
  }

  /** Reads the stream until it ends; true when the line was good for a while. */
  async function follow(): Promise<boolean> {
    const line = new AbortController();
    const stop = () => line.abort();
    signal.addEventListener('abort', stop);
    let silence = setTimeout(stop, TIMES.silence);
    const onByte = () => {
      clearTimeout(silence);
      silence = setTimeout(stop, TIMES.silence);
    };
    const checking = setInterval(() => void check(), TIMES.check);
    let good = false;
    try {
      for await (const { event, data } of await source.stream(
        scene,
        org,
        batch,
        state.seq,
        line.signal,
        onByte,
      )) {
        good = true;
        if (!hear(event, data)) return true;
      }
    } finally {
      clearTimeout(silence);
      clearInterval(checking);
      signal.removeEventListener('abort', stop);
      line.abort();
    }
    return good;
  }

  /** Takes one event; false when everything must be asked again. */
  function hear(event: string, text: string): boolean {
    const data = JSON.parse(text) as unknown;
    if (event === 'd') {
      const frame = data as Frame;
      const panels = applyFrame(state.panels, frame);
      if (!panels) return false;
      const latest = Math.max(
        state.freshAt,
        ...Object.values(frame.panels).map(({ asOf }) => Date.parse(asOf)),
      );
      set({ panels, seq: frame.seq, freshAt: latest, link: 'live' });
    } else if (event === 'beat')
      set({
        freshAt: Math.max(state.freshAt, Date.parse((data as { at: string }).at)),
        link: 'live',
      });
    else if (event === 'cmd') onCommand(data as Command);
    else if (event === 'revoked') end();
    return event !== 'reset';
  }

  async function run(): Promise<void> {
    const kept = await keep.get<FeedState>(place);
    if (kept && state.freshAt === 0) set({ ...kept, link: 'starting' });
    let delay: number = TIMES.first;
    let downSince = 0;
    while (!signal.aborted) {
      let reached = false;
      let good = false;
      try {
        take(
          await source.snapshot(scene, org, batch, signal),
          state.link === 'live' ? 'live' : 'polling',
        );
        reached = true;
        downSince = 0;
        good = await follow();
        if (good) delay = TIMES.first;
        if (signal.aborted) return;
      } catch (error) {
        if (signal.aborted) return;
        if (source.isEnd(error)) return end();
        // Without a stream there are still snapshots; without snapshots there is nothing.
        set({ link: reached ? 'polling' : 'cut' });
      }
      const now = Date.now();
      // A line that is down is tried again and again; only a stream that never works while answers
      // do is given a rest.
      if (reached && !good) failures.push(now);
      if (!reached) downSince ||= now;
      while (now - (failures[0] ?? now) > 60_000) failures.shift();
      if (failures.length >= PATIENCE) await poll();
      else await rest(delay * (0.8 + Math.random() * 0.4));
      // Soon in the first minutes, when most cuts end; rarely in an outage of hours.
      delay = Math.min(
        delay * 2,
        downSince > 0 && now - downSince > TIMES.long ? TIMES.most : TIMES.soon,
      );
    }
  }

  /** Asks every quarter of a minute until it is time to try the stream again. */
  async function poll(): Promise<void> {
    for (let waited = 0; waited < TIMES.retry && !signal.aborted; waited += TIMES.poll) {
      await rest(TIMES.poll);
      const down = state.link === 'cut';
      try {
        take(await source.snapshot(scene, org, batch, signal), 'polling');
        // The server is back: the stream deserves another try at once.
        if (down) return;
      } catch (error) {
        if (source.isEnd(error)) return end();
        set({ link: 'cut' });
      }
    }
  }

  function rest(ms: number): Promise<void> {
    waiting = new AbortController();
    return wait(ms, AbortSignal.any([signal, waiting.signal]));
  }

  void run();
  return {
    state: () => state,
    subscribe(changed) {
      hearers.add(changed);
      return () => hearers.delete(changed);
    },
    ask: () => void check(),
    wake() {
      failures.length = 0;
      waiting.abort();
    },
    close() {
      if (state.freshAt > 0) void keep.put(place, state);
      ending.abort();
    },
  };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    function done(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done);
  });
}
