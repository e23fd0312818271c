import { createSelection, type SelectionStore } from '@tqc/ui/DataTable';
import { useRef, useSyncExternalStore } from 'react';

/**
 * The rows that are chosen, over the pages of a list. Rows of several searches may be chosen
 * together, but not rows of several tabs: what is done with them differs.
 */
export function useSelection(tab: string): SelectionStore {
  const chosen = useRef<{ readonly tab: string; readonly store: SelectionStore }>(undefined);
  if (!chosen.current || chosen.current.tab !== tab)
    chosen.current = { tab, store: createSelection() };
  return chosen.current.store;
}

/** The chosen rows themselves, also those of pages seen before. */
export function useSelected<R>(
  selection: SelectionStore,
  rows: readonly R[],
  idOf: (row: R) => string,
): readonly R[] {
  const ids = useSyncExternalStore(selection.subscribe, selection.ids);
  const seen = useRef(new Map<string, R>());
  for (const row of rows) seen.current.set(idOf(row), row);
  return ids.flatMap((id) => seen.current.get(id) ?? []);
}
