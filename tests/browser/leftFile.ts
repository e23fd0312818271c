import { composeStory } from '@storybook/react-vite';
import { createElement, Fragment } from 'react';
import { vi } from 'vitest';
import { cleanup } from 'vitest-browser-react/pure';

const address = location.href;
const Nothing = composeStory({ render: () => createElement(Fragment) }, { title: '空' });

/** Takes away what a test or a story drew; what was replaced for it is as it was. */
export async function takeAway(): Promise<void> {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  // A story that is played takes the one before away first, and its effects with it.
  await Nothing.run();
  await cleanup();
}

/** Empties what the browser keeps for a page, and sets the document back. */
export async function emptyPage(): Promise<void> {
  sessionStorage.clear();
  localStorage.clear();
  for (const { name = '' } of await indexedDB.databases()) await emptyDatabase(name);
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  for (const name of ['style', 'class', 'arco-theme']) document.body.removeAttribute(name);
  document.documentElement.removeAttribute('data-theme');
  if (location.href !== address) history.replaceState(null, '', address);
  window.scrollTo(0, 0);
}

/** Emptied and not deleted: the page may hold a key that stands in it. */
function emptyDatabase(name: string): Promise<void> {
  return new Promise((done) => {
    const opening = indexedDB.open(name);
    opening.onerror = () => done();
    opening.onsuccess = () => {
      const { result } = opening;
      const end = () => {
        result.close();
        done();
      };
      const stores = [...result.objectStoreNames];
      if (stores.length === 0) return end();
      const emptying = result.transaction(stores, 'readwrite');
      for (const store of stores) emptying.objectStore(store).clear();
      emptying.oncomplete = end;
      emptying.onerror = end;
    };
  });
}
