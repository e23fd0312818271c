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

/** Rows as they were last read, by their id: also those of other pages. */
export interface KnownRows<R> {
  add(rows: readonly R[]): void;
  /** The chosen ones, in the order in which they were chosen. */
  of(ids: readonly string[]): readonly R[];
}

/** Keeps what a list has read, so that chosen rows of other pages are at hand. */
export function useKnownRows<R>(rows: readonly R[], rowKey: keyof R & string): KnownRows<R> {
  const known = useRef<KnownRows<R>>(undefined);
  known.current ??= knownRows(rowKey);
  known.current.add(rows);
  return known.current;
}

function knownRows<R>(rowKey: keyof R & string): KnownRows<R> {
  const seen = new Map<string, R>();
  return {
    add(rows) {
      for (const row of rows) seen.set(String(row[rowKey]), row);
    },
    of: (ids) => ids.flatMap((id) => seen.get(id) ?? []),
  };
}

/** The chosen rows themselves. */
export function useSelected<R>(selection: SelectionStore, known: KnownRows<R>): readonly R[] {
  return known.of(useSyncExternalStore(selection.subscribe, selection.ids));
}
