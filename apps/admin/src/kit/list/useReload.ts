import { createContext, useContext } from 'react';

/** What a list gives to the buttons within it. */
export const Reload = createContext<{ reload(): void; readonly turn: number }>({
  reload: () => undefined,
  turn: 0,
});

/** Loads the list again: buttons call it when their work is done. */
export function useReload(): () => void {
  return useContext(Reload).reload;
}

/**
 * Counts up when the list is loaded again: what stands beside it with figures of its own loads them
 * with it.
 */
export function useReloadTurn(): number {
  return useContext(Reload).turn;
}
