import { EmptyState } from '@tqc/ui/EmptyState';
import { DirtyPlace, dirtyRegistry, useLeaveGuard } from '@tqc/ui/FormDialog';
import { WhyPanel } from '@tqc/ui/PermissionGate';
import { SafePart } from '@tqc/ui/SafePart';
import { TabStrip } from '@tqc/ui/TabStrip';
import { Watermark } from '@tqc/ui/Watermark';
import { Activity, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { CurrentScreen } from '../kit/session/currentScreen';
import { BuiltPages } from '../kit/session/builtPages';
import { ListMemoryContext, serverListMemory } from '../kit/list/listMemory';
import { markOf } from '../kit/session/mark';
import { useTabNames } from '../kit/session/tabName';
import { useListsTurn } from '../kit/session/lists';
import { useSession } from '../kit/session/session';
import {
  HOME,
  LIVE_PAGES,
  openHome,
  refreshTab,
  runCommand,
  useTabs,
  visitTab,
  type TabCommand,
} from '../kit/session/tabs';
import { Header } from './Header';
import { landingOf } from './landing';
import { Lock } from './Lock';
import { MaintenanceBanner } from './MaintenanceBanner';
import { MaintenanceNotice } from './MaintenanceNotice';
import { NewVersion } from './NewVersion';
import { builtPaths, pageAt, placeAt, titleAt } from './pages';
import { Sidebar } from './Sidebar';
import { signOut } from './signOut';
import { UndoBar } from './UndoBar';
import { REDIRECT, wayOn } from './wayOn';
import styles from './Shell.module.css';

const SYSTEM = '教师资格管理信息系统';

/**
 * Sidebar, header, strip of opened pages, and the pages themselves, which stay alive behind each
 * other.
 */
export function Shell() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // All that is open is drawn again where code lists got other words.
  useListsTurn();
  const user = useSession((session) => session.user);
  const rights = useSession((session) => session.rights);
  const hasMenu = useSession((session) => session.menu.length > 0);
  const { tabs } = useTabs();
  const [folded, setFolded] = useState(false);
  const [why, setWhy] = useState(false);
  const { guard, dialog } = useLeaveGuard();
  const place = placeAt(pathname + search);
  const title = titleAt(place);
  const page = pageAt(place);
  const isFor = (one: typeof page) =>
    one !== undefined &&
    (one.right === undefined || rights.has(one.right) || user?.superuser === 1);
  const allowed = isFor(page);
  const startsAtHome = isFor(pageAt(HOME));

  useEffect(() => {
    if (startsAtHome) openHome(titleAt(HOME));
  }, [startsAtHome]);
  useEffect(() => {
    if (pathname.startsWith(REDIRECT))
      refreshTab(placeAt(pathname.slice(REDIRECT.length - 1) + search));
  }, [pathname, search]);
  useEffect(() => {
    if (allowed) visitTab(place, pathname + search, title);
  }, [allowed, place, pathname, search, title]);

  const names = useTabNames();
  const named = useMemo(
    () => tabs.map((tab) => ({ ...tab, title: names[tab.path] ?? tab.title })),
    [tabs, names],
  );
  const mark = useMemo(() => markOf(user), [user]);
  const live = useLivePages(
    tabs.map(({ path }) => path),
    place,
  );
  const landing = useMemo(() => (user ? landingOf(user, rights) : '/HomeWorks'), [user, rights]);

  function command(name: TabCommand, on: string) {
    const { tabs: left, goTo } = runCommand(tabs, place, name, on);
    // A page that is made anew loses what stands in it like one that is closed.
    const gone = new Set(tabs.filter((tab) => !left.includes(tab)).map(({ path }) => path));
    guard(
      () => {
        useTabs.setState({ tabs: left });
        if (goTo) navigate(goTo);
      },
      ({ place }) => gone.has(place),
    );
  }

  const onward = wayOn(pathname, search, landing);
  return (
    <div className={styles.shell}>
      <title>{title === undefined ? SYSTEM : `${title} - ${SYSTEM}`}</title>
      {onward !== undefined && <Navigate to={onward} replace />}
      <a className={styles.skip} href="#content">
        跳到内容
      </a>
      <Sidebar folded={folded} current={place} onGo={(to) => navigate(to)} />
      <div className={styles.right}>
        <Header
          title={title ?? ''}
          folded={folded}
          onFold={() => setFolded(!folded)}
          onWhy={() => setWhy(true)}
          onSignOut={() => guard(() => void signOut())}
        />
        <TabStrip
          tabs={named}
          active={place}
          onSelect={(tab) => navigate(tab.fullPath)}
          onCommand={command}
        />
        <BuiltPages value={builtPaths}>
          <ListMemoryContext value={serverListMemory}>
            <main id="content" className={styles.content} tabIndex={-1}>
              {!allowed && onward === undefined && (
                <div role="alert" className={styles.missing}>
                  <EmptyState {...whyMissing(page !== undefined, hasMenu)} />
                </div>
              )}
              {allowed && !tabs.some(({ path }) => path === place) && (
                <p className={styles.missing}>正在打开…</p>
              )}
              {tabs
                .filter(({ path }) => live.includes(path))
                .map((tab) => (
                  <Activity
                    key={`${tab.path}#${tab.turn}`}
                    mode={tab.path === place && allowed ? 'visible' : 'hidden'}
                  >
                    <DirtyPlace value={tab.path}>
                      <SafePart name="本页">
                        <Suspense fallback={<p className={styles.missing}>正在打开…</p>}>
                          <PageOf
                            place={tab.path}
                            location={tab.path === place ? pathname + search : tab.fullPath}
                          />
                        </Suspense>
                      </SafePart>
                    </DirtyPlace>
                  </Activity>
                ))}
            </main>
          </ListMemoryContext>
        </BuiltPages>
        <UndoBar />
        <Watermark lines={mark} />
      </div>
      <MaintenanceNotice path={pathname} />
      <NewVersion />
      <WhyPanel open={why} onToggle={setWhy} />
      {dialog}
      <Lock />
    </div>
  );
}

/** Why no page stands here; whoever has no role yet finds nothing in the menu either. */
function whyMissing(exists: boolean, hasMenu: boolean): { text: string; hint: string } {
  if (!hasMenu)
    return {
      text: '您的账号还没有可以使用的功能。',
      hint: '新分配的角色可能正在等待审核；请与为您开通账号的机构联系',
    };
  return {
    text: exists ? '您没有该页面的权限。' : '没有该页面，或该功能尚未开放。',
    hint: '可以从左侧菜单打开其他页面',
  };
}

/** The page of a place, at the address it was left with. */
function PageOf({ place, location }: { readonly place: string; readonly location: string }) {
  const page = pageAt(place);
  if (!page) return null;
  const { id, path, Screen } = page;
  return (
    <Routes location={location}>
      <Route
        path={path.split('?')[0] ?? path}
        element={
          <CurrentScreen value={id}>
            <MaintenanceBanner id={id} />
            <Screen />
          </CurrentScreen>
        }
      />
    </Routes>
  );
}

/**
 * The pages used last, and those with something unsaved; older ones are let go and come back from
 * their address.
 */
function useLivePages(opened: readonly string[], active: string): readonly string[] {
  const order = useRef<string[]>([]);
  const unsaved = new Set(dirtyRegistry.list().map(({ place }) => place));
  order.current = [
    active,
    ...order.current.filter((path) => path !== active && opened.includes(path)),
  ].filter((path, at) => at < LIVE_PAGES || unsaved.has(path));
  return order.current;
}
