import { useSearchParams } from 'react-router-dom';
import { useReloadTurn } from '../../../kit/list/useReload';
import { useWorkFigures } from '../../../kit/record/useWorkFigures';
import styles from './StatusTabs.module.css';

/** One tab of a list of applications: its word and the statuses it shows. */
export interface StatusTab {
  readonly key: string;
  readonly label: string;
  readonly statuses: readonly number[];
}

/** The tab of the address, the first when none is named. */
export function useStatusTab(tabs: readonly StatusTab[]): StatusTab {
  const [params] = useSearchParams();
  const found = tabs.find(({ key }) => key === params.get('tab')) ?? tabs[0];
  if (!found) throw new Error('no tabs');
  return found;
}

/**
 * Tabs with the number of applications behind each, whatever is searched for; counted when a tab is
 * opened and when the list is loaded again.
 */
export function StatusTabs({ tabs }: { readonly tabs: readonly StatusTab[] }) {
  const [params, setParams] = useSearchParams();
  const current = useStatusTab(tabs);
  const turn = useReloadTurn();
  const { waiting } = useWorkFigures(`${current.key} ${turn}`);
  return (
    <nav className={styles.tabs} aria-label="状态">
      {tabs.map(({ key, label, statuses }) => (
        <button
          key={key}
          type="button"
          aria-current={key === current.key ? 'page' : undefined}
          onClick={() => {
            const next = new URLSearchParams(params);
            next.set('tab', key);
            next.delete('pageNo');
            setParams(next);
          }}
        >
          {label}
          {bracketed(waiting(...statuses))}
        </button>
      ))}
    </nav>
  );
}

const bracketed = (n: number | undefined): string => (n === undefined ? '' : `（${n}）`);
