import { createContext, useContext } from 'react';

interface OfList {
  reload(): void;
  readonly turn: number;
  /** What the list is asked. */
  readonly asked?: Readonly<Record<string, unknown>>;
  /** The same, when the answer is that there is nothing. */
  readonly foundNone?: Readonly<Record<string, unknown>> | undefined;
}

/** What a list gives to the buttons and the notes within it. */
export const Reload = createContext<OfList>({
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

/**
 * What the list was asked in vain, so that something beside it can say where else to look;
 * undefined while it has rows, asks or failed.
 */
export function useFoundNone(): Readonly<Record<string, unknown>> | undefined {
  return useContext(Reload).foundNone;
}

/** What the list is asked: what stands beside it tells of the same. */
export function useAsked(): Readonly<Record<string, unknown>> | undefined {
  return useContext(Reload).asked;
}
