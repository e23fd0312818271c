import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { KindTabs } from './KindTabs';

/** A tab of a list: its word, and the states whose rows it shows. */
export interface StateTab {
  readonly key: string;
  readonly label: string;
  readonly statuses: readonly number[];
}

/** The tab of the address, the first when none is named. */
export function useStateTab<T extends StateTab>(tabs: readonly T[]): T {
  const [params] = useSearchParams();
  const found = tabs.find(({ key }) => key === params.get('tab')) ?? tabs[0];
  if (!found) throw new Error('no tabs');
  return found;
}

interface StateTabsProps<T extends StateTab> {
  readonly tabs: readonly T[];
  /** How many rows there are behind a tab, once that is known. */
  readonly countOf: (tab: T) => number | undefined;
  /** Stands at the other end of the strip. */
  readonly children?: ReactNode;
}

/**
 * The states of a list as tabs, each with the number of rows behind it. Another state of the same
 * list keeps what is searched for.
 */
export function StateTabs<T extends StateTab>({ tabs, countOf, children }: StateTabsProps<T>) {
  const [params, setParams] = useSearchParams();
  const current = useStateTab(tabs);
  return (
    <KindTabs
      label="状态"
      tabs={tabs.map((tab) => ({ ...tab, count: bracketed(countOf(tab)) }))}
      current={current.key}
      onChoose={(key) => {
        const next = new URLSearchParams(params);
        next.set('tab', key);
        next.delete('pageNo');
        setParams(next);
      }}
    >
      {children}
    </KindTabs>
  );
}

const bracketed = (n: number | undefined): string => (n === undefined ? '' : `（${n}）`);
