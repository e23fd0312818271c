import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Tab, TabCommand } from '../kit/tabs';
import styles from './TabStrip.module.css';

const COMMANDS: readonly (readonly [TabCommand, string])[] = [['refresh', '刷新'], ['close', '关闭当前'], ['others', '关闭其他'], ['left', '关闭左侧'], ['right', '关闭右侧'], ['all', '关闭全部']];

interface TabStripProps {
  readonly tabs: readonly Tab[];
  readonly active: string;
  readonly onSelect: (tab: Tab) => void;
  readonly onCommand: (command: TabCommand, on: string) => void;
}

/** The opened pages; right click or Shift+F10 offers what can be done with them. */
export function TabStrip({ tabs, active, onSelect, onCommand }: TabStripProps) {
  const [menu, setMenu] = useState<{ x: number; y: number; on: string }>();
  const list = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [active, tabs.length]);
  useEffect(() => {
    if (!menu) return undefined;
    box.current?.querySelector('button')?.focus();
    const close = (event: MouseEvent) => {
      if (!box.current?.contains(event.target as Node)) setMenu(undefined);
    };
    document.addEventListener('mousedown', close);
    return () => document.removeEventListener('mousedown', close);
  }, [menu]);

  function openMenu(on: string, at: HTMLElement) {
    const { left, bottom } = at.getBoundingClientRect();
    setMenu({ x: left, y: bottom, on });
  }

  function menuKeys(event: KeyboardEvent) {
    const buttons = [...(box.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    if (event.key === 'Escape') setMenu(undefined);
    else if (event.key === 'ArrowDown') buttons[(at + 1) % buttons.length]?.focus();
    else if (event.key === 'ArrowUp') buttons[(at + buttons.length - 1) % buttons.length]?.focus();
    else return;
    event.preventDefault();
  }

  return (
    <div className={styles.strip}>
      <nav ref={list} className={styles.tabs} aria-label="已打开的页面">
        {tabs.map((tab) => (
          <span key={tab.path} className={styles.tab} data-active={tab.path === active || undefined}>
            <button type="button" className={styles.name} aria-current={tab.path === active ? 'page' : undefined} aria-haspopup="menu" onClick={() => onSelect(tab)}
              onContextMenu={(event) => {
                event.preventDefault();
                setMenu({ x: event.clientX, y: event.clientY, on: tab.path });
              }}
              onKeyDown={(event) => {
                if (event.key === 'F10' && event.shiftKey) openMenu(tab.path, event.currentTarget);
                else if (event.key === 'Delete' && !tab.pinned) onCommand('close', tab.path);
              }}>
              {tab.title}
            </button>
            {!tab.pinned && <button type="button" className={styles.close} aria-label={`关闭${tab.title}`} onClick={() => onCommand('close', tab.path)}>×</button>}
          </span>
        ))}
      </nav>
      {menu && (
        <div ref={box} role="menu" aria-label="标签操作" tabIndex={-1} className={styles.menu} style={{ left: menu.x, top: menu.y }} onKeyDown={menuKeys}>
          {COMMANDS.map(([name, label]) => (
            <button key={name} type="button" role="menuitem" disabled={name === 'close' && tabs.find(({ path }) => path === menu.on)?.pinned} onClick={() => {
              setMenu(undefined);
              onCommand(name, menu.on);
            }}>{label}</button>
          ))}
        </div>
      )}
    </div>
  );
}
