import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from './classNames';
import { holdSecondClick } from './holdSecondClick';
import { Popup } from './Popup';
import { roveFocus } from './roveFocus';
import styles from './MenuButton.module.css';

/** 菜单里的一项。 */
export interface MenuChoice {
  readonly key: string;
  readonly label: string;
}

interface MenuButtonProps {
  /** 菜单的名称。 */
  label: string;
  items: readonly MenuChoice[];
  onChoose: (key: string) => void;
  /** 按钮里显示的内容；只有图标时同时给 isIcon，菜单的名称就是按钮的名称。 */
  children: ReactNode;
  isIcon?: boolean;
  /** 现在选着哪一项：各项成为单选，选着的打勾。 */
  chosen?: string;
  /** 表格里的按钮由格子管 Tab 键。 */
  tabIndex?: -1;
}

/** 点开一份菜单的按钮：上下键移动，Home / End 首末项，Esc 和 Tab 关闭，焦点回到按钮。 */
export function MenuButton({
  label,
  items,
  onChoose,
  children,
  isIcon = false,
  chosen,
  tabIndex,
}: MenuButtonProps) {
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    anchor.current?.focus();
  };
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={classNames(styles.button, isIcon && styles.icon)}
        tabIndex={tabIndex}
        aria-label={isIcon ? label : undefined}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || open) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {children}
      </button>
      <Popup anchor={anchor} open={open} onClose={() => setOpen(false)} align="end" label={label}>
        <div
          ref={focusFirst}
          id={id}
          role="menu"
          aria-label={label}
          className={styles.menu}
          onKeyDown={(event) => onMenuKey(event, close)}
        >
          {items.map((item) => (
            <button
              key={item.key}
              type="button"
              role={chosen === undefined ? 'menuitem' : 'menuitemradio'}
              aria-checked={chosen === undefined ? undefined : item.key === chosen}
              tabIndex={-1}
              onClick={(event) => {
                holdSecondClick(event);
                close();
                onChoose(item.key);
              }}
            >
              {item.label}
            </button>
          ))}
        </div>
      </Popup>
    </>
  );
}

/** 打开时焦点进到第一项；写在外面，页面重画时不会再抢焦点。 */
function focusFirst(menu: HTMLElement | null): void {
  menu?.querySelector('button')?.focus();
}

function onMenuKey(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  if (event.key === 'Tab') close();
  else if (!roveFocus(event, [...event.currentTarget.querySelectorAll('button')])) return;
  event.preventDefault();
}
