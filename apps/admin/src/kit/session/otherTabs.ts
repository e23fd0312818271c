import type { waiting } from '@tqc/contract/account';
import type { OutputOf } from '@tqc/contract/kit';
import type { Handed } from './storedSession';

/** A decision that waits to count, as the server told it. */
export type Waits = OutputOf<typeof waiting.list>['record'][number];

/** What tabs of one browser tell each other. `key` is the handle of the session it is about. */
export type Word =
  | { readonly about: 'ask'; readonly from: string }
  | { readonly about: 'session'; readonly to?: string; readonly session: Handed }
  | { readonly about: 'token'; readonly key: string; readonly token: string }
  | { readonly about: 'locked' | 'ended'; readonly key: string; readonly notice?: string }
  | { readonly about: 'touched'; readonly key: string }
  | { readonly about: 'decided' | 'takenBack'; readonly key: string; readonly waits: Waits };

const NAME = 'tqc-session';

let channel: BroadcastChannel | undefined;
let holding = Promise.resolve();

/**
 * Listens to the other tabs of this browser: only pages of this very origin hear the channel, and
 * they could read the session storage of their own just as well. Returns the end of listening.
 */
export function hearOtherTabs(listen: (word: Word) => void): () => void {
  const opened = new BroadcastChannel(NAME);
  channel = opened;
  const open = new AbortController();
  holding = holdOpen(open.signal);
  opened.onmessage = ({ data }: MessageEvent<Word>) => listen(data);
  return () => {
    opened.close();
    open.abort();
    if (channel === opened) channel = undefined;
  };
}

/** Tells the other tabs; a page that does not listen, as a story, has nobody to tell. */
export function tellOtherTabs(word: Word): void {
  channel?.postMessage(word);
}

/** Whether another tab of the product is open in this browser. */
export async function othersAreOpen(): Promise<boolean> {
  await holding;
  const { held = [] } = await navigator.locks.query();
  return held.filter(({ name }) => name === NAME).length > 1;
}

/** Holds a lock that all open tabs share until the signal; resolves once it is held. */
function holdOpen(signal: AbortSignal): Promise<void> {
  return new Promise((held) => {
    void navigator.locks.request(NAME, { mode: 'shared' }, () => {
      held();
      return new Promise<void>((release) => {
        signal.addEventListener('abort', () => release());
      });
    });
  });
}
