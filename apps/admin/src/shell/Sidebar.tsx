import { useMemo, useState, type ReactElement } from 'react';
import { useSession, type MenuItem } from '../kit/session';
import { pages } from './pages';
import styles from './Sidebar.module.css';

const ICONS: Readonly<Record<string, string>> = {
  desktop: 'M3 4h18v12H3zM8 20h8M12 16v4', certificate: 'M4 4h16v11H4zM8 8h8M8 11h5M15 15v6l2-1.5L19 21v-6', calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4', book: 'M5 4h14v16H5zM9 4v16', lock: 'M6 10h12v10H6zM9 10V7a3 3 0 0 1 6 0v3',
  stamp: 'M5 20h14M7 16h10l-2-5V6a3 3 0 0 0-6 0v5z', user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 20c1-5 15-5 16 0', graduation: 'm3 9 9-4 9 4-9 4zM7 11v5c2 2 8 2 10 0v-5', chart: 'M4 20V4M4 20h16M8 16v-4M12 16V8M16 16v-6', settings: 'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 3v3M12 18v3M3 12h3M18 12h3',
  link: 'M9 15l6-6M7 11l-2 2a4 4 0 0 0 6 6l2-2M17 13l2-2a4 4 0 0 0-6-6l-2 2', external: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6', download: 'M12 4v11M7 11l5 5 5-5M4 20h16', dot: 'M12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
};

interface Group {
  readonly name: string;
  readonly title: string;
  readonly icon: string;
  readonly items: readonly MenuItem[];
}

/** The menu in groups; only entries whose page exists can be opened, the others are not shown. */
function groupsOf(menu: readonly MenuItem[]): { single: readonly MenuItem[]; groups: readonly Group[] } {
  const built = menu.filter(({ path }) => pages.some((page) => page.path === path));
  const groups = menu.filter(({ parentMenu, name }) => parentMenu === '' && name.endsWith('.group')).map(({ name, title, icon }) => ({ name, title, icon, items: built.filter((item) => item.parentMenu === name) })).filter(({ items }) => items.length > 0);
  const grouped = new Set(groups.flatMap(({ items }) => items));
  return { single: built.filter((item) => !grouped.has(item)), groups };
}

/** System name, search, groups; 255 wide, 48 when folded. */
export function Sidebar({ folded, current, onGo }: { readonly folded: boolean; readonly current: string; readonly onGo: (path: string) => void }) {
  const menu = useSession((session) => session.menu);
  const { single, groups } = useMemo(() => groupsOf(menu), [menu]);
  const [wanted, setWanted] = useState('');
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const fits = ({ title }: MenuItem) => wanted === '' || title.includes(wanted.trim());
  const entry = (item: MenuItem): ReactElement => (
    <li key={item.name}>
      <a href={`/tqc${item.path}`} className={styles.entry} aria-current={item.path === current ? 'page' : undefined} title={item.title} onClick={(event) => {
        if (event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        onGo(item.path);
      }}>
        {item.parentMenu === '' || folded ? <MenuIcon name={item.icon} /> : null}
        <span className={styles.text}>{item.title}</span>
      </a>
    </li>
  );
  return (
    <nav className={`${styles.sidebar} ${folded ? styles.folded : ''}`} aria-label="主菜单">
      <div className={styles.name}><MenuIcon name="certificate" /><span className={styles.text}>教师资格管理信息系统</span></div>
      {!folded && <input type="search" className={styles.search} aria-label="查找菜单" placeholder="查找菜单" value={wanted} onChange={(event) => setWanted(event.target.value)} />}
      <ul className={styles.list}>
        {single.filter(fits).map(entry)}
        {groups.map((group) => {
          const items = group.items.filter(fits);
          const open = !closed.has(group.name) || wanted !== '';
          if (items.length === 0) return null;
          return (
            <li key={group.name} className={styles.group}>
              <button type="button" aria-expanded={open} className={styles.heading} title={group.title} onClick={() => setClosed(new Set(open ? [...closed, group.name] : [...closed].filter((name) => name !== group.name)))}>
                <MenuIcon name={group.icon} />
                <span className={styles.text}>{group.title}</span>
              </button>
              {open && <ul className={styles.list}>{items.map(entry)}</ul>}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function MenuIcon({ name }: { readonly name: string }) {
  return <svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true"><path d={ICONS[name] ?? ICONS['dot']} /></svg>;
}
