import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '../foundation';
import type { StripTab, TabCommand } from './stripTab';
import { TabMenu, type TabMenuAt } from './TabMenu';
import { useOverflow } from './useOverflow';
import styles from './TabStrip.module.css';

interface TabStripProps<Tab extends StripTab> {
  tabs: readonly Tab[];
  active: string;
  onSelect: (tab: Tab) => void;
  onCommand: (command: TabCommand, on: string) => void;
}

/** 已打开的页面：点开、关闭、右键菜单；放不下时两头有滚动按钮。 */
export function TabStrip<Tab extends StripTab>({
  tabs,
  active,
  onSelect,
  onCommand,
}: TabStripProps<Tab>) {
  const list = useRef<HTMLElement>(null);
  const [menu, setMenu] = useState<TabMenuAt>();
  const { left, right, scroll } = useOverflow(list, tabs.length);
  const overflowing = left || right;

  useEffect(() => {
    list.current
      ?.querySelector('[data-active]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [active, tabs.length, overflowing]);

  function close(path: string) {
    onCommand('close', path);
    // The closed tab took the focus with it; the current one gets it back.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>('[aria-current]')?.focus(),
    );
  }

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>, tab: Tab) {
    if ((event.key === 'F10' && event.shiftKey) || event.key === 'ContextMenu') {
      const box = event.currentTarget.getBoundingClientRect();
      setMenu({ on: tab.path, x: box.left, y: box.bottom });
    } else if (event.key === 'Delete' && !tab.pinned) close(tab.path);
    else if (['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key))
      moveFocus(list.current, event);
    else return;
    event.preventDefault();
  }

  return (
    <div className={styles.strip}>
      {overflowing && (
        <button
          type="button"
          className={styles.scroll}
          aria-label="标签向左滚动"
          disabled={!left}
          onClick={() => scroll(-1)}
        >
          <Icon name="left" />
        </button>
      )}
      <nav ref={list} className={styles.tabs} aria-label="已打开的页面">
        {tabs.map((tab) => (
          <span
            key={tab.path}
            className={styles.tab}
            data-active={tab.path === active || undefined}
            onAuxClick={(event) => {
              if (event.button === 1 && !tab.pinned) close(tab.path);
            }}
          >
            <button
              type="button"
              data-tab=""
              className={styles.name}
              aria-current={tab.path === active ? 'page' : undefined}
              aria-haspopup="menu"
              title={tab.title}
              onClick={() => onSelect(tab)}
              onKeyDown={(event) => onKeyDown(event, tab)}
              onContextMenu={(event) => {
                event.preventDefault();
                setMenu({ on: tab.path, x: event.clientX, y: event.clientY });
              }}
            >
              {tab.pinned && <Icon name="pin" size={12} />}
              <span className={styles.text}>{tab.title}</span>
            </button>
            {!tab.pinned && (
              <button
                type="button"
                className={styles.close}
                aria-label={`关闭${tab.title}`}
                onClick={() => close(tab.path)}
              >
                <Icon name="close" size={12} />
              </button>
            )}
          </span>
        ))}
      </nav>
      {overflowing && (
        <button
          type="button"
          className={styles.scroll}
          aria-label="标签向右滚动"
          disabled={!right}
          onClick={() => scroll(1)}
        >
          <Icon name="right" />
        </button>
      )}
      {menu && (
        <TabMenu
          at={menu}
          tabs={tabs}
          onClose={() => {
            setMenu(undefined);
            const at = tabs.findIndex(({ path }) => path === menu.on);
            list.current?.querySelectorAll<HTMLElement>('[data-tab]')[at]?.focus();
          }}
          onLeave={() => setMenu(undefined)}
          onCommand={onCommand}
        />
      )}
    </div>
  );
}

function moveFocus(list: HTMLElement | null, { key, currentTarget }: KeyboardEvent) {
  const names = [...(list?.querySelectorAll<HTMLElement>('[data-tab]') ?? [])];
  const at = names.indexOf(currentTarget as HTMLElement);
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: names.length - 1 }[key] ?? at;
  names[(to + names.length) % names.length]?.focus();
}
