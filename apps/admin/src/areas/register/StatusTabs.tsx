import { registration } from '@tqc/contract/register';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call } from '../../kit/api';
import { useReloadTurn } from '../../kit/ListScreen';
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

/** Tabs with the number of applications behind each, whatever is searched for; counted when a tab is opened and when the list is loaded again. */
export function StatusTabs({ tabs }: { readonly tabs: readonly StatusTab[] }) {
  const [params, setParams] = useSearchParams();
  const current = useStatusTab(tabs);
  const turn = useReloadTurn();
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  useEffect(() => {
    let late = false;
    void Promise.all(tabs.map(async ({ key, statuses }) => [key, (await call(registration.list, { statuses: [...statuses], pageSize: 10 })).total] as const)).then(
      (pairs) => {
        if (!late) setCounts(Object.fromEntries(pairs));
      }, () => undefined);
    return () => {
      late = true;
    };
  }, [tabs, current, turn]);
  return (
    <nav className={styles.tabs} aria-label="状态">
      {tabs.map(({ key, label }) => (
        <button key={key} type="button" aria-current={key === current.key ? 'page' : undefined} onClick={() => {
          const next = new URLSearchParams(params);
          next.set('tab', key);
          next.delete('pageNo');
          setParams(next);
        }}>
          {label}{counts[key] === undefined ? '' : `（${counts[key]}）`}
        </button>
      ))}
    </nav>
  );
}
