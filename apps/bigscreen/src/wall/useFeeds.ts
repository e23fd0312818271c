import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { ApiError } from '@tqc/client';
import { signsOut } from '@tqc/contract/errors';
import { wall } from '@tqc/contract/monitor';
import { keep } from '../feed/keep';
import { readEvents } from '../feed/readEvents';
import { createFeed, type Feed, type FeedSource, type FeedState } from '../feed/wallFeed';
import type { Command } from '../feed/wallTypes';
import type { Display } from '../session/display';

interface FeedsOptions {
  readonly display: Display;
  /** The scenes that are shown now. */
  readonly scenes: readonly string[];
  readonly org: string;
  /** What the device tells about itself with its next question. */
  readonly tell: () => Readonly<Record<string, string | number | undefined>>;
  readonly onCommand: (command: Command) => void;
  readonly onEnd: () => void;
}

/** The states of the shown scenes, and a way to ask at once; scenes that are left are closed, those that stay stay. */
export function useFeeds({ display, scenes, org, tell, onCommand, onEnd }: FeedsOptions): { readonly states: readonly FeedState[]; readonly ask: () => void } {
  const latest = useRef({ tell, onCommand, onEnd });
  latest.current = { tell, onCommand, onEnd };
  const feeds = useRef(new Map<string, Feed>());
  const version = useRef(0);
  const store = useMemo(() => changes(), []);
  const wanted = scenes.map((scene) => `${scene}/${org}`).join(' ');
  useEffect(() => {
    const source = sourceOf(display, () => latest.current.tell());
    const names = new Set(wanted.split(' '));
    for (const [name, feed] of feeds.current) {
      if (names.has(name)) continue;
      feed.close();
      feeds.current.delete(name);
    }
    for (const name of names) {
      if (feeds.current.has(name)) continue;
      const [scene = '', place = ''] = name.split('/');
      const feed = createFeed({ source, keep, scene, org: place, onCommand: (command) => latest.current.onCommand(command), onEnd: () => latest.current.onEnd() });
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

const NOTHING: FeedState = { panels: {}, scope: undefined, seq: '', freshAt: 0, link: 'starting', build: '' };

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

/** The server behind a feed. */
function sourceOf({ transport, tagged, scope }: Display, tell: () => Readonly<Record<string, string | number | undefined>>): FeedSource {
  const placed = (org: string) => (org === scope.orgId ? {} : { org });
  return {
    async snapshot(scene, org, signal) {
      const answer = await transport.send(wall.snapshot, { scene, ...placed(org), ...tell() }, { signal });
      return tagged.unchanged(`${scene}/${org === scope.orgId ? '' : org}`) ? 'same' : answer;
    },
    async stream(scene, org, after, signal, onByte) {
      const response = await transport.open(wall.stream, { scene, ...placed(org), after }, signal);
      const type = response.headers.get('content-type') ?? '';
      if (response.ok && response.body && type.startsWith('text/event-stream')) return readEvents(response.body, onByte);
      const { code = 0, message = '' } = (await response.json().catch(() => ({}))) as { code?: number; message?: string };
      throw new ApiError(code, message);
    },
    now: () => transport.now(),
    isEnd: (error) => error instanceof ApiError && (signsOut(error.code) || error.code === 403) && error.code !== 488,
  };
}
