import { StateTabs, useStateTab, type StateTab } from '../../../kit/list/StateTabs';
import { useReloadTurn } from '../../../kit/list/useReload';
import { ScopeSwitch } from '../../../kit/list/OwnScope';
import { useStatusCounts } from './useStatusCounts';

/** One tab of a list of applications: its word and the statuses it shows. */
export interface StatusTab extends StateTab {
  /** Of these only whom the approval gave back: they are listed, and counted with no sum. */
  readonly returned?: true;
}

/**
 * Tabs with the number of applications behind each, of those that are searched for; counted when a
 * tab is opened and when the list is loaded again.
 */
export function StatusTabs({ tabs }: { readonly tabs: readonly StatusTab[] }) {
  const current = useStateTab(tabs);
  const turn = useReloadTurn();
  const waiting = useStatusCounts(`${current.key} ${turn}`);
  return (
    <StateTabs
      tabs={tabs}
      countOf={({ statuses, returned }) => (returned ? undefined : waiting(...statuses))}
    >
      <ScopeSwitch />
    </StateTabs>
  );
}
