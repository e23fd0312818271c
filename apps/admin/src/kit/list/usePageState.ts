import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { whenSessionEnds } from '../session/session';
import { useTabs } from '../session/tabs';

const kept = new Map<string, Map<string, unknown>>();

// What a page kept goes when its tab is closed or refreshed; what is only behind others stays.
useTabs.subscribe(({ tabs }, before) => {
  for (const { path, turn } of before.tabs) {
    const now = tabs.find((tab) => tab.path === path);
    if (!now || now.turn !== turn) kept.delete(path);
  }
});

// A tab is named by its place, which may be more than its path; and the next person to sign in
// here finds nothing of the one before either way.
whenSessionEnds(() => kept.clear());

/**
 * State of a page that outlives its being let go: of many open tabs only the last used are alive,
 * the others come back from here.
 */
export function usePageState<T>(name: string, initial: T): [T, (value: T) => void] {
  const { pathname } = useLocation();
  const [value, setValue] = useState<T>(() => {
    const page = kept.get(pathname);
    // Only this hook writes the entry, always with a value of the same name and kind.
    return page?.has(name) ? (page.get(name) as T) : initial;
  });
  return [
    value,
    (next) => {
      const page = kept.get(pathname) ?? new Map<string, unknown>();
      kept.set(pathname, page.set(name, next));
      setValue(next);
    },
  ];
}
