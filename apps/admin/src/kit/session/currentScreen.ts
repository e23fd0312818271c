import { screenOf, type ScreenId } from '@tqc/contract/screens';
import { createContext, useContext, useMemo } from 'react';

/**
 * Which screen of the catalogue a page draws: told by the shell, and by a story where the shell is
 * not there.
 */
export const CurrentScreen = createContext<ScreenId | undefined>(undefined);

/**
 * What the route of the page asks for, such as `type=1`: it stays in the address, whatever else is
 * asked there.
 */
export function usePlaceParams(): URLSearchParams {
  const id = useContext(CurrentScreen);
  const query = id === undefined ? undefined : screenOf(id).route?.split('?')[1];
  return useMemo(() => new URLSearchParams(query), [query]);
}

/** The title of the page as the catalogue has it; empty outside a page. */
export function useScreenTitle(): string {
  const id = useContext(CurrentScreen);
  return id === undefined ? '' : screenOf(id).title;
}
