import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { isKeyTaken, roveFocus } from '../foundation';
import { canRun, tabCommands, type StripTab, type TabCommand } from './stripTab';
import styles from './TabStrip.module.css';

/** 菜单对着哪个标签、开在哪里。 */
export interface TabMenuAt {
  readonly on: string;
  readonly x: number;
  readonly y: number;
}

interface TabMenuProps {
  at: TabMenuAt;
  tabs: readonly StripTab[];
  /** 用键盘或命令关闭，焦点回到标签。 */
  onClose: () => void;
  /** 点了别处而关闭，焦点不动。 */
  onLeave: () => void;
  onCommand: (command: TabCommand, on: string) => void;
}

const EDGE = 8;

/** 标签的右键菜单：上下键移动，Home / End 首末项，Esc 和 Tab 关闭。 */
export function TabMenu({ at, tabs, onClose, onLeave, onCommand }: TabMenuProps) {
  const box = useRef<HTMLDivElement>(null);
  const leave = useRef(onLeave);
  leave.current = onLeave;
  useLayoutEffect(() => {
    if (!box.current) return;
    const { offsetWidth, offsetHeight, style } = box.current;
    style.left = `${Math.max(EDGE, Math.min(at.x, innerWidth - offsetWidth - EDGE))}px`;
    style.top = `${Math.max(EDGE, Math.min(at.y, innerHeight - offsetHeight - EDGE))}px`;
    box.current.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
  }, [at]);
  useEffect(() => {
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) leave.current();
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    if (isKeyTaken(event, event.currentTarget)) return;
    if (event.key === 'Escape' || event.key === 'Tab') onClose();
    else if (
      !roveFocus(event, [
        ...(box.current?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? []),
      ])
    )
      return;
    event.preventDefault();
    event.stopPropagation();
  }

  return createPortal(
    <div
      ref={box}
      role="menu"
      aria-label="标签操作"
      tabIndex={-1}
      className={styles.menu}
      onKeyDown={onKeyDown}
    >
      {tabCommands.map(([command, label]) => (
        <button
          key={command}
          type="button"
          role="menuitem"
          tabIndex={-1}
          disabled={!canRun(tabs, command, at.on)}
          onClick={() => {
            onClose();
            onCommand(command, at.on);
          }}
        >
          {label}
        </button>
      ))}
    </div>,
    document.body,
  );
}
