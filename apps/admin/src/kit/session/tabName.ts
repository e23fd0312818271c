import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { create } from 'zustand';
import { whenSessionEnds } from './session';

/**
 * What open pages call their tabs besides the title of the catalogue. In memory alone: a number of
 * a certificate leads to a person and stands in no storage.
 */
export const useTabNames = create<Readonly<Record<string, string>>>(() => ({}));

// Whoever signs in next opens the same addresses.
whenSessionEnds(() => useTabNames.setState({}, true));

/** Names the tab of this page once it knows what it shows. */
export function useTabName(name: string | undefined): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (name !== undefined) useTabNames.setState({ [pathname]: name });
  }, [pathname, name]);
}
