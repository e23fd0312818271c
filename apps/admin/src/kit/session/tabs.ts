import { pathWithoutSealed } from '@tqc/contract/kit';
import { create } from 'zustand';

/** One opened page. */
export interface Tab {
  readonly path: string;
  readonly fullPath: string;
  readonly title: string;
  readonly pinned: boolean;
  /** Counted up by refresh: the page is made anew. */
  readonly turn: number;
}

interface TabsState {
  readonly tabs: readonly Tab[];
}

export type TabCommand = 'refresh' | 'close' | 'others' | 'left' | 'right' | 'all';

/** The page that stays open. */
export const HOME = '/HomeWorks';
const SKIPPED = new Set(['/', '/dashboard', '/Login', '/findPassword']);
const STORAGE = 'recrdData';
/** Pages kept alive; the ones used longest ago are reduced to their address. */
export const LIVE_PAGES = 12;

function restore(): readonly Tab[] {
  try {
    return withoutNumbers(JSON.parse(sessionStorage.getItem(STORAGE) ?? '[]') as Tab[]);
  } catch {
    return [];
  }
}

/** What stands in the storage holds no personal number, whoever put it into the tab. */
function withoutNumbers(tabs: readonly Tab[]): readonly Tab[] {
  return tabs.map((tab) => ({ ...tab, fullPath: pathWithoutSealed(tab.fullPath) }));
}

function store(tabs: readonly Tab[]): void {
  sessionStorage.setItem(STORAGE, JSON.stringify(withoutNumbers(tabs)));
}

/** The strip of opened pages, kept for the browser tab's session. */
export const useTabs = create<TabsState>(() => ({ tabs: restore() }));
useTabs.subscribe(({ tabs }) => store(tabs));
// What an older build left there is written anew at once, not at the next visit.
if (useTabs.getState().tabs.length > 0) store(useTabs.getState().tabs);

/** Notes a visit: a new page becomes a tab, a known one remembers its filters. */
export function visitTab(path: string, address: string, title: string | undefined): void {
  if (SKIPPED.has(path) || path.startsWith('/redirect/') || title === undefined) return;
  const fullPath = pathWithoutSealed(address);
  const { tabs } = useTabs.getState();
  const known = tabs.find((tab) => tab.path === path);
  if (known && known.fullPath === fullPath && known.title === title) return;
  useTabs.setState({
    tabs: known
      ? tabs.map((tab) => (tab === known ? { ...tab, fullPath, title } : tab))
      : [...tabs, { path, fullPath, title, pinned: path === HOME, turn: 0 }],
  });
}

/** The workbench stands first from the beginning, whatever page was asked for. */
export function openHome(title: string | undefined): void {
  const { tabs } = useTabs.getState();
  if (title === undefined || tabs.some(({ path }) => path === HOME)) return;
  const home = { path: HOME, fullPath: HOME, title, pinned: true, turn: 0 };
  useTabs.setState({ tabs: [home, ...tabs] });
}

/** Has an open page made anew; the others stay as they are. */
export function refreshTab(path: string): void {
  const { tabs } = useTabs.getState();
  useTabs.setState({ tabs: runCommand(tabs, path, 'refresh', path).tabs });
}

/** What a command leaves and where it leads; pure, so that the rules can be tested. */
export function runCommand(
  tabs: readonly Tab[],
  active: string,
  command: TabCommand,
  on: string,
): { tabs: readonly Tab[]; goTo: string | undefined } {
  const at = tabs.findIndex(({ path }) => path === on);
  if (command === 'refresh')
    return {
      tabs: tabs.map((tab) => (tab.path === on ? { ...tab, turn: tab.turn + 1 } : tab)),
      goTo: on === active ? undefined : tabs[at]?.fullPath,
    };
  const keep = (tab: Tab, index: number) =>
    tab.pinned ||
    {
      close: tab.path !== on,
      others: tab.path === on,
      left: index >= at,
      right: index <= at,
      all: false,
    }[command];
  const left = tabs.filter(keep);
  if (left.some(({ path }) => path === active)) return { tabs: left, goTo: undefined };
  const before = tabs
    .slice(
      0,
      tabs.findIndex(({ path }) => path === active),
    )
    .filter((tab) => left.includes(tab))
    .at(-1);
  return {
    tabs: left,
    goTo:
      (command === 'close' ? before : (left.find(({ path }) => path === on) ?? before))?.fullPath ??
      '/dashboard',
  };
}

export function closeAllTabs(): void {
  useTabs.setState({ tabs: [] });
}
