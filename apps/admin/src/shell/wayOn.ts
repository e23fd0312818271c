import { ownPath } from './ownPath';

/** Leads to the page behind it and has that page made anew. */
export const REDIRECT = '/redirect/';

/** Where an address without a page of its own leads; undefined for every other. */
export function wayOn(pathname: string, search: string, landing: string): string | undefined {
  if (pathname === '/' || pathname === '/dashboard') return landing;
  return pathname.startsWith(REDIRECT)
    ? ownPath(pathname.slice(REDIRECT.length - 1) + search)
    : undefined;
}
