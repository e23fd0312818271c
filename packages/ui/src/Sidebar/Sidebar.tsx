import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { classNames, Icon, isKeyTaken, roveFocus } from '../foundation';
import { FoldedGroup } from './FoldedGroup';
import { matchTitle } from './matchTitle';
import { MenuIcon } from './MenuIcon';
import { MenuLink } from './MenuLink';
import type { SidebarGroup, SidebarItem } from './menu';
import styles from './Sidebar.module.css';

interface SidebarProps {
  /** 系统名称。 */
  title: string;
  /** 菜单：单个页面，或一组页面，按显示的顺序。 */
  menu: readonly (SidebarItem | SidebarGroup)[];
  /** 当前页面的路径。 */
  current: string;
  /** 收起成一列图标。 */
  folded: boolean;
  /** 路径在地址栏里的写法，供在新标签页打开。 */
  hrefOf: (path: string) => string;
  onGo: (path: string) => void;
}

/** 主菜单：系统名称、查找、分组；展开宽 255，收起宽 48 并在旁边弹出分组。换了页面，菜单滚到它那一项。 */
export function Sidebar({ title, menu, current, folded, hrefOf, onGo }: SidebarProps) {
  const root = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [wanted, setWanted] = useState('');
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const searching = !folded && wanted.trim() !== '';
  const fits = (item: SidebarItem) =>
    !searching || matchTitle(item.title, item.initials, wanted) !== undefined;
  const shown = menu.flatMap((part): readonly (SidebarItem | SidebarGroup)[] => {
    if (!('items' in part)) return fits(part) ? [part] : [];
    const items =
      searching && matchTitle(part.title, part.initials, wanted) !== undefined
        ? part.items
        : part.items.filter(fits);
    return items.length > 0 ? [{ ...part, items }] : [];
  });

  // By a tab, a link or the address one comes to pages that the list does not show just now.
  useEffect(() => {
    const entry = list.current?.querySelector('a[aria-current]');
    if (list.current && entry) showIn(list.current, entry);
  }, [current, folded]);

  function toggle(name: string) {
    setClosed(
      (before) =>
        new Set(
          before.has(name) ? [...before].filter((other) => other !== name) : [...before, name],
        ),
    );
  }

  function onSearchKey(event: KeyboardEvent) {
    if (isKeyTaken(event, event.currentTarget)) return;
    const first = root.current?.querySelector<HTMLAnchorElement>('a');
    if (event.key === 'Enter' && searching) first?.click();
    else if (event.key === 'ArrowDown') first?.focus();
    else if (event.key === 'Escape') setWanted('');
    else return;
    event.preventDefault();
  }

  return (
    <nav
      ref={root}
      className={classNames(styles.sidebar, folded && styles.folded)}
      aria-label="主菜单"
      onKeyDown={(event) => moveFocus(root.current, event)}
    >
      <div className={styles.name} title={title}>
        <MenuIcon name="certificate" />
        {!folded && <span className={styles.text}>{title}</span>}
      </div>
      {!folded && (
        <div className={styles.search}>
          <Icon name="search" />
          <input
            type="search"
            aria-label="查找菜单"
            placeholder={
              menu.some((part) => part.initials !== undefined)
                ? '查找菜单，可用拼音首字母'
                : '查找菜单'
            }
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
            onKeyDown={onSearchKey}
          />
        </div>
      )}
      {shown.length === 0 && (
        <p className={styles.none} role="status">
          {searching ? '没有找到菜单' : '没有可用的菜单'}
        </p>
      )}
      <ul ref={list} className={styles.list}>
        {shown.map((part) => {
          if (!('items' in part))
            return (
              <li key={part.path}>
                <MenuLink
                  item={part}
                  icon={part.icon ?? 'dot'}
                  folded={folded}
                  current={current}
                  hrefOf={hrefOf}
                  onGo={onGo}
                />
              </li>
            );
          if (folded)
            return (
              <FoldedGroup
                key={part.name}
                group={part}
                current={current}
                hrefOf={hrefOf}
                onGo={onGo}
              />
            );
          const open = searching || !closed.has(part.name);
          return (
            <li key={part.name}>
              <button
                type="button"
                data-menu=""
                className={styles.heading}
                aria-expanded={open}
                title={part.title}
                onClick={() => toggle(part.name)}
              >
                <MenuIcon name={part.icon} />
                <span className={styles.text}>{part.title}</span>
                <Icon name={open ? 'up' : 'down'} size={12} />
              </button>
              {open && (
                <ul className={styles.items}>
                  {part.items.map((item) => (
                    <li key={item.path}>
                      <MenuLink item={item} current={current} hrefOf={hrefOf} onGo={onGo} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** 看不到的滚到中间；只滚这一栏，不动它外面的页面。 */
function showIn(list: HTMLElement, entry: Element) {
  const [box, at] = [list.getBoundingClientRect(), entry.getBoundingClientRect()];
  if (at.top >= box.top && at.bottom <= box.bottom) return;
  list.scrollTop += at.top - box.top - (box.height - at.height) / 2;
}

/** 上下键、Home / End 在菜单的各项之间移动，不必一项一项地按 Tab。 */
function moveFocus(root: HTMLElement | null, event: KeyboardEvent) {
  if (event.defaultPrevented || !(event.target as HTMLElement).matches('[data-menu]')) return;
  if (roveFocus(event, [...(root?.querySelectorAll<HTMLElement>('[data-menu]') ?? [])]))
    event.preventDefault();
}
