import { Sidebar as MainMenu, type SidebarGroup, type SidebarItem } from '@tqc/ui/Sidebar';
import { useMemo } from 'react';
import { useSession, type MenuItem } from '../kit/session/session';
import { builtPaths } from './pages';

/** System name, search, groups; 255 wide, 48 when folded. */
export function Sidebar({
  folded,
  current,
  onGo,
}: {
  readonly folded: boolean;
  readonly current: string;
  readonly onGo: (path: string) => void;
}) {
  const menu = useSession((session) => session.menu);
  const parts = useMemo(() => menuOf(menu), [menu]);
  return (
    <MainMenu
      title="教师资格管理信息系统"
      menu={parts}
      current={current}
      folded={folded}
      hrefOf={(path) => `/tqc${path}`}
      onGo={onGo}
    />
  );
}

/** The menu in groups; only entries whose page exists can be opened, the others are not shown. */
export function menuOf(menu: readonly MenuItem[]): readonly (SidebarItem | SidebarGroup)[] {
  const built = menu.filter(({ path }) => builtPaths.has(path));
  const groups = menu
    .filter(({ parentMenu, name }) => parentMenu === '' && name.endsWith('.group'))
    .map(({ name, title, initials, icon }) => ({
      name,
      title,
      initials,
      icon,
      items: built.filter((item) => item.parentMenu === name),
    }))
    .filter(({ items }) => items.length > 0);
  const grouped = new Set(groups.flatMap(({ items }) => items));
  return [...built.filter((item) => !grouped.has(item)), ...groups];
}
