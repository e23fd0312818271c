import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { isKeyTaken, roveFocus } from '../foundation';
import type { SidebarGroup } from './menu';
import { MenuIcon } from './MenuIcon';
import { MenuLink } from './MenuLink';
import styles from './Sidebar.module.css';

interface FoldedGroupProps {
  group: SidebarGroup;
  current: string;
  hrefOf: (path: string) => string;
  onGo: (path: string) => void;
}

const EDGE = 8;
/** 鼠标移到弹出的菜单之前可以离开的时间，毫秒。 */
const GRACE = 180;

/** 收起时的一组：悬停、回车或右方向键在旁边弹出，Esc 或左方向键收回。 */
export function FoldedGroup({ group, current, hrefOf, onGo }: FoldedGroupProps) {
  const row = useRef<HTMLLIElement>(null);
  const flyout = useRef<HTMLDivElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState<'hover' | 'keys'>();

  useLayoutEffect(() => {
    if (!open || !row.current || !flyout.current) return;
    const { top, right } = row.current.getBoundingClientRect();
    const { style, offsetHeight } = flyout.current;
    style.left = `${right}px`;
    style.top = `${Math.max(EDGE, Math.min(top, innerHeight - offsetHeight - EDGE))}px`;
    if (open === 'keys') flyout.current.querySelector('a')?.focus();
  }, [open]);

  function close(andFocus: boolean) {
    clearTimeout(leaving.current);
    setOpen(undefined);
    if (andFocus) row.current?.querySelector('button')?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isKeyTaken(event, event.currentTarget)) return;
    const inside = flyout.current?.contains(event.target as Node) === true;
    if (event.key === 'ArrowRight' && !inside) setOpen('keys');
    else if ((event.key === 'Escape' || event.key === 'ArrowLeft') && open) close(true);
    else if (!inside || !roveFocus(event, [...(flyout.current?.querySelectorAll('a') ?? [])]))
      return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <li
      ref={row}
      onMouseEnter={() => {
        clearTimeout(leaving.current);
        if (!open) setOpen('hover');
      }}
      onMouseLeave={() => {
        leaving.current = setTimeout(() => setOpen(undefined), GRACE);
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(undefined);
      }}
      onKeyDown={onKeyDown}
    >
      <button
        type="button"
        data-menu=""
        className={styles.heading}
        data-current={group.items.some(({ path }) => path === current) || undefined}
        aria-label={group.title}
        aria-expanded={open !== undefined}
        onClick={() => (open === 'keys' ? close(true) : setOpen('keys'))}
      >
        <MenuIcon name={group.icon} />
      </button>
      {open && (
        <div ref={flyout} className={styles.flyout} role="group" aria-label={group.title}>
          <b className={styles.caption}>{group.title}</b>
          <ul className={styles.items}>
            {group.items.map((item) => (
              <li key={item.path}>
                <MenuLink
                  item={item}
                  current={current}
                  hrefOf={hrefOf}
                  onGo={(path) => {
                    close(true);
                    onGo(path);
                  }}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </li>
  );
}
