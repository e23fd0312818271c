import { useSearchParams } from 'react-router-dom';
import { KindTabs } from '../../../kit/list/KindTabs';
import { useReloadTurn } from '../../../kit/list/useReload';

import { ScopeSwitch } from './OwnScope';
import { useStatusCounts } from './useStatusCounts';

/** One tab of a list of applications: its word and the statuses it shows. */
export interface StatusTab {
  readonly key: string;
  readonly label: string;
  readonly statuses: readonly number[];
  /** Of these only whom the approval gave back: they are listed, and counted with no sum. */
  readonly returned?: true;
}

/** The tab of the address, the first when none is named. */
export function useStatusTab(tabs: readonly StatusTab[]): StatusTab {
  const [params] = useSearchParams();
  const found = tabs.find(({ key }) => key === params.get('tab')) ?? tabs[0];
  if (!found) throw new Error('no tabs');
  return found;
}

/**
 * Tabs with the number of applications behind each, of those that are searched for; counted when a
 * tab is opened and when the list is loaded again.
 */
export function StatusTabs({ tabs }: { readonly tabs: readonly StatusTab[] }) {
  const [params, setParams] = useSearchParams();
  const current = useStatusTab(tabs);
  const turn = useReloadTurn();
  const waiting = useStatusCounts(`${current.key} ${turn}`);
  return (
    <KindTabs
      label="状态"
      tabs={tabs.map(({ key, label, statuses, returned }) => ({
        key,
        label: `${label}${bracketed(returned ? undefined : waiting(...statuses))}`,
      }))}
      current={current.key}
      onChoose={(key) => {
        const next = new URLSearchParams(params);
        next.set('tab', key);
        next.delete('pageNo');
        setParams(next);
      }}
    >
      <ScopeSwitch />
    </KindTabs>
  );
}

const bracketed = (n: number | undefined): string => (n === undefined ? '' : `（${n}）`);
