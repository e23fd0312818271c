import { allScreens, type Screen } from '@tqc/contract/screens';
import { initials } from '../registration/initials';
import type { Principal } from '../../kit/session';

const ICONS: Readonly<Record<string, string>> = {
  shell: 'desktop',
  register: 'certificate',
  enroll: 'calendar',
  cert: 'book',
  limit: 'lock',
  ecert: 'stamp',
  applicant: 'user',
  exemption: 'graduation',
  monitor: 'chart',
  basic: 'settings',
  platform: 'link',
  external: 'external',
  doc: 'download',
};

/** One entry of the menu as the browser gets it. */
export interface MenuItem {
  readonly code: string;
  readonly name: string;
  readonly title: string;
  readonly initials: string;
  readonly path: string;
  readonly icon: string;
  readonly order: number;
  readonly component: string;
  readonly parentMenu: string;
}

/**
 * The entries somebody sees: groups of which a screen is permitted, and the permitted screens, in
 * order; pages that every role of theirs leaves out are not among them. Points and universities see
 * nothing else.
 */
export function menuOf(
  { rights }: Pick<Principal, 'rights'>,
  hidden: ReadonlySet<string> = new Set(),
): MenuItem[] {
  const permitted = allScreens.filter(
    (screen) =>
      screen.order !== undefined &&
      screen.route &&
      !hidden.has(screen.permission) &&
      (rights.has(screen.permission) || screen.permission === 'signedIn'),
  );
  const areas = new Set(permitted.filter(({ kind }) => kind !== 'group').map(areaOf));
  return permitted
    .filter((screen) => screen.kind !== 'group' || areas.has(areaOf(screen)))
    .map(itemOf)
    .sort((a, b) => a.order - b.order);
}

function itemOf(screen: Screen): MenuItem {
  const area = areaOf(screen);
  return {
    code: screen.permission,
    name: screen.id,
    title: screen.title,
    initials: initialsOf(screen.title),
    path: screen.route ?? '',
    icon: ICONS[area] ?? 'dot',
    order: screen.order ?? 0,
    component: screen.id,
    parentMenu: screen.parent ?? '',
  };
}

/** Every sign-in asks for the same titles, and a title never changes while the server runs. */
const known = new Map<string, string>();

function initialsOf(title: string): string {
  const found = known.get(title) ?? initials(title);
  known.set(title, found);
  return found;
}

function areaOf({ id }: Screen): string {
  return id.split('.')[0] ?? '';
}
