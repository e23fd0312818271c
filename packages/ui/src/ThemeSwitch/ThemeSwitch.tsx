import { useRef, useState } from 'react';
import { Icon, Popup, roveFocus, ToolButton, type IconName } from '../foundation';
import { themes, type Theme } from '../tokens';
import styles from './ThemeSwitch.module.css';

const looks: Record<Theme, { name: string; note: string; icon: IconName }> = {
  white: { name: '白色', note: '默认', icon: 'sun' },
  dark: { name: '深色', note: '暗处不刺眼', icon: 'moon' },
  grey: { name: '灰度', note: '哀悼日使用', icon: 'contrast' },
  'colour-weak': { name: '色弱', note: '状态不用红绿区分', icon: 'eye' },
};

/** 页眉上的主题切换：白色、深色、灰度、色弱，方向键换、回车选定。 */
export function ThemeSwitch({
  theme,
  onChange,
}: {
  theme: Theme;
  onChange: (theme: Theme) => void;
}) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  function pick(next: Theme) {
    onChange(next);
    setOpen(false);
    anchor.current?.focus();
  }
  return (
    <>
      <ToolButton
        ref={anchor}
        icon={looks[theme].icon}
        label={`主题：${looks[theme].name}`}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      <Popup anchor={anchor} open={open} onClose={() => setOpen(false)} align="end" label="主题">
        <div
          role="radiogroup"
          aria-label="主题"
          className={styles.list}
          onKeyDown={(event) => {
            if (
              roveFocus(event, [
                ...event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]'),
              ])
            )
              event.preventDefault();
          }}
        >
          {themes.map((one) => (
            <button
              key={one}
              type="button"
              role="radio"
              aria-checked={one === theme}
              autoFocus={one === theme}
              className={styles.theme}
              onClick={() => pick(one)}
            >
              <Icon name={looks[one].icon} />
              <span className={styles.name}>{looks[one].name}</span>
              <span className={styles.note}>{looks[one].note}</span>
              {one === theme && <Icon name="check" size={14} />}
            </button>
          ))}
        </div>
      </Popup>
    </>
  );
}
