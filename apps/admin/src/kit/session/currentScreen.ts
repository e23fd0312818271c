import { screenOf, type ScreenId } from '@tqc/contract/screens';
import { createContext, useContext } from 'react';

/**
 * Which screen of the catalogue a page draws: told by the shell, and by a story where the shell is
 * not there.
 */
export const CurrentScreen = createContext<ScreenId | undefined>(undefined);

/** The title of the page as the catalogue has it; empty outside a page. */
export function useScreenTitle(): string {
  const id = useContext(CurrentScreen);
  return id === undefined ? '' : screenOf(id).title;
}
