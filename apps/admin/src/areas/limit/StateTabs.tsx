import { limit } from '@tqc/contract/limit';
import { limitStatus } from '@tqc/domain/dictionaries';
import { useSearchParams } from 'react-router-dom';
import { KindTabs } from '../../kit/list/KindTabs';
import { useReloadTurn } from '../../kit/list/useReload';
import { useRecord } from '../../kit/record/useRecord';

interface StateTab {
  readonly key: string;
  readonly label: string;
  readonly statuses: readonly number[];
}

const tabOf = (key: string, ...names: readonly Parameters<typeof limitStatus.code>[0][]) => ({
  key,
  label: names.map((name) => limitStatus.label(limitStatus.code(name))).join('、'),
  statuses: names.map((name) => limitStatus.code(name)),
});

const all: StateTab = { key: 'all', label: '全部', statuses: [] };
const tabs: readonly StateTab[] = [
  all,
  tabOf('draft', 'draft'),
  tabOf('reported', 'reported'),
  tabOf('refused', 'refused'),
  tabOf('limited', 'limited'),
  { ...tabOf('releasing', 'releaseAsked', 'releaseReviewed'), label: '解除办理中' },
  tabOf('released', 'released'),
];

/** The tab of the address, the first when none is named. */
export function useStateTab(): StateTab {
  const [params] = useSearchParams();
  return tabs.find(({ key }) => key === params.get('tab')) ?? all;
}

/** Tabs of states, each with the number of entries behind it. */
export function StateTabs() {
  const [params, setParams] = useSearchParams();
  const current = useStateTab();
  const turn = useReloadTurn();
  const { record } = useRecord(limit.queryLimitationByStatus, {}, { turn });
  const counts = record?.record;
  const numberOf = ({ statuses }: StateTab) =>
    counts
      ?.filter(({ status }) => statuses.length === 0 || statuses.includes(status))
      .reduce((sum, { n }) => sum + n, 0);
  return (
    <KindTabs
      label="状态"
      tabs={tabs.map((tab) => {
        const n = numberOf(tab);
        return { ...tab, label: n === undefined ? tab.label : `${tab.label}（${n}）` };
      })}
      current={current.key}
      onChoose={(key) => {
        const next = new URLSearchParams(params);
        next.set('tab', key);
        next.delete('pageNo');
        setParams(next);
      }}
    />
  );
}
