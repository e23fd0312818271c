import { holds } from '@tqc/contract/permission';
import { allScreens, screenOf, type ScreenId } from '@tqc/contract/screens';
import { lazy, type ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import type { Pages } from '../kit/session/pages';

/** A page under the shell: where it stands, what right it needs, what it shows. */
export interface Page {
  readonly id: ScreenId;
  readonly path: string;
  readonly right?: string;
  readonly Screen: ComponentType;
}

/** Every area has an `index.ts` with its pages: being there is all the registration there is. */
const areas = import.meta.glob<Pages>('../areas/*/index.ts', { eager: true, import: 'pages' });

/** Every page that is built. */
export const pages: readonly Page[] = Object.values(areas).flatMap((area) =>
  // Object.entries forgets the names of the keys; they are those of Pages.
  (Object.entries(area) as [ScreenId, NonNullable<Pages[ScreenId]>][]).map(([id, load]) => {
    const { route = '', permission } = screenOf(id);
    return {
      id,
      path: route,
      ...(permission === 'signedIn' ? {} : { right: permission }),
      Screen: lazy(() => load().then((module) => ({ default: screenIn(id, module) }))),
    };
  }),
);

/** Paths of the pages that are built. */
export const builtPaths: ReadonlySet<string> = new Set(pages.map(({ path }) => path));

/**
 * The place an address leads to: a route of the catalogue that holds a query, such as
 * `…SubModelType?type=1`, is a place of its own, with its tab, title and right; any other address
 * is at the place of its path.
 */
export function placeAt(address: string): string {
  const [path = '', search] = address.split('?');
  const asked = new URLSearchParams(search);
  const own = allScreens.find(({ route = '' }) => {
    const [ownPath, query] = route.split('?');
    const needed = [...new URLSearchParams(query)];
    return (
      query !== undefined &&
      ownPath === path &&
      needed.every(([name, value]) => asked.get(name) === value)
    );
  });
  return own?.route ?? path;
}

/** A path against a route with names; a place with a query is compared as it stands. */
const matchPlace = (route: string, place: string) =>
  route.includes('?') || place.includes('?') ? null : matchPath(route, place);

/** The page that stands at a place. */
export function pageAt(place: string): Page | undefined {
  return pages.find(({ path }) => path === place || matchPlace(path, place) !== null);
}

/** Whether an address leads to a page that is built and that these rights open. */
export function mayOpen(address: string, rights: ReadonlySet<string>): boolean {
  const page = pageAt(placeAt(address));
  return page !== undefined && (page.right === undefined || holds(rights, page.right));
}

/**
 * Title of a place, built or not; a part of the address that a title names in braces stands in its
 * place.
 */
export function titleAt(place: string): string | undefined {
  for (const { route, title } of allScreens) {
    if (route === place) return title;
    const found = route === undefined ? null : matchPlace(route, place);
    if (found) return title.replaceAll(/\{(\w+)\}/g, (_, name) => found.params[name] ?? '');
  }
  return undefined;
}

/** A module of a page exports its screen and nothing else. */
function screenIn(id: ScreenId, module: Readonly<Record<string, ComponentType>>): ComponentType {
  const [screen] = Object.values(module);
  if (!screen) throw new Error(`page ${id} has no screen`);
  return screen;
}
