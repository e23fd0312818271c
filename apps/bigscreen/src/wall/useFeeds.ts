import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { keep } from '../feed/keep';
import { serverSource } from '../feed/serverSource';
import { createFeed, type Feed, type FeedState } from '../feed/wallFeed';
import type { Command } from '../feed/wallTypes';
import type { Display } from '../session/display';

interface FeedsOptions {
  readonly display: Display;
  /** The scenes that are shown now. */
  readonly scenes: readonly string[];
  readonly org: string;
  /** One batch alone; empty for all. */
  readonly batch: string;
  /** What the device tells about itself with its next question. */
  readonly tell: () => Readonly<Record<string, string | number | undefined>>;
  readonly onCommand: (command: Command) => void;
  readonly onEnd: () => void;
}

/**
 * The states of the shown scenes, and a way to ask at once; scenes that are left are closed, those
 * that stay stay.
 */
export function useFeeds({ display, scenes, org, batch, tell, onCommand, onEnd }: FeedsOptions): {
  readonly states: readonly FeedState[];
  readonly ask: () => void;
} {
  const latest = useRef({ tell, onCommand, onEnd });
  latest.current = { tell, onCommand, onEnd };
  const feeds = useRef(new Map<string, Feed>());
  const version = useRef(0);
  const store = useMemo(() => changes(), []);
  const wanted = scenes.map((scene) => `${scene}/${org}/${batch}`).join(' ');
  useEffect(() => {
    const source = serverSource(display, () => latest.current.tell());
    const names = new Set(wanted.split(' '));
    for (const [name, feed] of feeds.current) {
      if (names.has(name)) continue;
      feed.close();
      feeds.current.delete(name);
    }
    for (const name of names) {
      if (feeds.current.has(name)) continue;
      const [scene = '', place = '', one = ''] = name.split('/');
      const feed = createFeed({
        source,
        keep,
        scene,
        org: place,
        batch: one,
        onCommand: (command) => latest.current.onCommand(command),
        onEnd: () => latest.current.onEnd(),
      });
      feed.subscribe(() => {
        version.current += 1;
        store.tell();
      });
      feeds.current.set(name, feed);
    }
    version.current += 1;
    store.tell();
  }, [display, wanted, store]);
  useEffect(() => {
    const wake = () => {
      for (const feed of feeds.current.values()) feed.wake();
    };
    addEventListener('online', wake);
    return () => {
      removeEventListener('online', wake);
      for (const feed of feeds.current.values()) feed.close();
      feeds.current.clear();
    };
  }, []);
  useSyncExternalStore(store.subscribe, () => version.current);
  const states = wanted.split(' ').map((name) => feeds.current.get(name)?.state() ?? NOTHING);
  return { states, ask: () => [...feeds.current.values()][0]?.ask() };
}

const NOTHING: FeedState = {
  panels: {},
  scope: undefined,
  seq: '',
  freshAt: 0,
  link: 'starting',
  build: '',
};

function changes(): { subscribe(hear: () => void): () => void; tell(): void } {
  const hearers = new Set<() => void>();
  return {
    subscribe(hear) {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    tell() {
      for (const hear of hearers) hear();
    },
  };
}
