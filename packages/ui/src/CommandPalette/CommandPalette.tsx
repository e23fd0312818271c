import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Icon, isKeyTaken, useMountedModal } from '../foundation';
import { rankPages, type PalettePage } from './rankPages';
import styles from './CommandPalette.module.css';

interface CommandPaletteProps {
  pages: readonly PalettePage[];
  /** 最近打开过的路径，最近的在先。 */
  recent?: readonly string[];
  onGo: (path: string) => void;
  onClose: () => void;
}

const NONE: readonly string[] = [];

/** 转到页面：按名称或拼音首字母查找，上下键选择，回车打开。 */
export function CommandPalette({ pages, recent = NONE, onGo, onClose }: CommandPaletteProps) {
  const id = useId();
  const dialog = useMountedModal(onClose);
  const list = useRef<HTMLUListElement>(null);
  const [wanted, setWanted] = useState('');
  const [at, setAt] = useState(0);
  const found = rankPages(pages, wanted, recent);
  const chosen = Math.min(at, found.length - 1);

  useLayoutEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  function go(page: PalettePage | undefined) {
    if (!page) return;
    onClose();
    onGo(page.path);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isKeyTaken(event, event.currentTarget)) return;
    if (event.key === 'Enter') go(found[chosen]);
    else if (event.key === 'ArrowDown') setAt((chosen + 1) % Math.max(1, found.length));
    else if (event.key === 'ArrowUp')
      setAt((chosen - 1 + found.length) % Math.max(1, found.length));
    else return;
    event.preventDefault();
  }

  return (
    <dialog
      {...dialog}
      className={styles.palette}
      aria-label="转到页面"
      onClick={(event) => {
        // On the mask, the target of the event is the dialog itself.
        if (event.target === event.currentTarget) onClose();
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className={styles.box}>
        <label className={styles.search}>
          <Icon name="search" size={20} />
          <input
            type="text"
            role="combobox"
            aria-label="查找页面"
            aria-expanded={found.length > 0}
            aria-controls={`${id}l`}
            aria-autocomplete="list"
            aria-activedescendant={found[chosen] ? `${id}o${chosen}` : undefined}
            placeholder={
              pages.some(({ initials }) => initials !== undefined)
                ? '查找页面，可用拼音首字母'
                : '查找页面'
            }
            autoComplete="off"
            value={wanted}
            onChange={(event) => {
              setWanted(event.target.value);
              setAt(0);
            }}
            onKeyDown={onKeyDown}
          />
        </label>
        <ul
          ref={list}
          id={`${id}l`}
          className={styles.list}
          role="listbox"
          aria-label="页面"
          hidden={found.length === 0}
        >
          {found.map((page, index) => (
            <li
              key={page.path}
              id={`${id}o${index}`}
              role="option"
              aria-selected={index === chosen}
              className={styles.option}
              onMouseMove={() => setAt(index)}
              onClick={() => go(page)}
            >
              <Icon name={recent.includes(page.path) ? 'clock' : 'file'} />
              <span className={styles.title}>{page.title}</span>
              {page.group && <span className={styles.group}>{page.group}</span>}
            </li>
          ))}
        </ul>
        {found.length === 0 && (
          <p className={styles.none} role="status">
            {pages.length === 0 ? '没有可以打开的页面' : '没有找到页面，请换个名称试试'}
          </p>
        )}
        <p className={styles.keys} aria-hidden="true">
          <kbd>↑</kbd> <kbd>↓</kbd> 选择　<kbd>回车</kbd> 打开　<kbd>Esc</kbd> 关闭
        </p>
      </div>
    </dialog>
  );
}
