import { pathWithoutSealed, withoutSealed } from '@tqc/contract/kit';
import { useLayoutEffect, useMemo } from 'react';
import { useLocation, type Location } from 'react-router-dom';

/**
 * Takes personal numbers out of the browser's address and out of its history: an old link or an old
 * view may bring them.
 */
export function cleanAddress(): void {
  const { pathname, search, hash } = window.location;
  const path = pathWithoutSealed(pathname + search);
  if (path !== pathname + search) history.replaceState(history.state, '', path + hash);
}

/**
 * Where the person is, as all pages see it: a personal number that came with the address is neither
 * used nor kept.
 */
export function useCleanLocation(): Location {
  const location = useLocation();
  useLayoutEffect(cleanAddress, [location]);
  return useMemo(() => ({ ...location, search: withoutSealed(location.search) }), [location]);
}
