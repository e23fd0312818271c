import type { ReactNode } from 'react';
import styles from './KindTabs.module.css';

/** One tab; what counts its rows stands after the word. */
export interface KindTab {
  readonly key: string;
  readonly label: string;
  readonly count?: ReactNode;
  /** What its list is asked for first, as the address has it. */
  readonly asked?: Readonly<Record<string, string>>;
}

interface KindTabsProps {
  /** What the tabs tell apart, for who hears the page. */
  readonly label: string;
  readonly tabs: readonly KindTab[];
  readonly current: string | undefined;
  readonly onChoose: (key: string) => void;
  /** Stands at the other end of the strip. */
  readonly children?: ReactNode;
}

/** The strip of tabs that lies on a list: each shows the list of another kind. */
export function KindTabs({ label, tabs, current, onChoose, children }: KindTabsProps) {
  return (
    <div className={styles.bar}>
      <nav className={styles.tabs} aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            aria-current={tab.key === current ? 'page' : undefined}
            onClick={() => onChoose(tab.key)}
          >
            {tab.label}
            {tab.count}
          </button>
        ))}
      </nav>
      {children}
    </div>
  );
}
