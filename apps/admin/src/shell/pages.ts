import { allScreens, screenOf, type ScreenId } from '@tqc/contract/screens';
import { lazy, type ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { pages as account } from '../areas/account';
import { pages as basic } from '../areas/basic';
import { pages as cert } from '../areas/cert';
import { pages as message } from '../areas/message';
import { pages as monitor } from '../areas/monitor';
import { pages as register } from '../areas/register';
import { pages as rms } from '../areas/rms';
import { pages as shell } from '../areas/shell';
import type { Pages } from '../kit/session/pages';

/** A page under the shell: where it stands, what right it needs, what it shows. */
export interface Page {
  readonly path: string;
  readonly right?: string;
  readonly Screen: ComponentType;
}

const areas: readonly Pages[] = [shell, basic, register, cert, message, account, rms, monitor];

/** Every page that is built. */
export const pages: readonly Page[] = areas.flatMap((area) =>
  // Object.entries forgets the names of the keys; they are those of Pages.
  (Object.entries(area) as [ScreenId, NonNullable<Pages[ScreenId]>][]).map(([id, load]) => {
    const { route = '', permission } = screenOf(id);
    return {
      path: route,
      ...(permission === 'signedIn' ? {} : { right: permission }),
      Screen: lazy(() => load().then((module) => ({ default: screenIn(id, module) }))),
    };
  }),
);

/** Paths of the pages that are built. */
export const builtPaths: ReadonlySet<string> = new Set(pages.map(({ path }) => path));

/** The page that stands at an address. */
export function pageAt(path: string): Page | undefined {
  return pages.find((page) => matchPath(page.path, path) !== null);
}

/** Title of an address, built or not; a part of the address that a title names in braces stands in its place. */
export function titleAt(path: string): string | undefined {
  for (const { route, title } of allScreens) {
    const found = route === undefined ? null : matchPath(route, path);
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
