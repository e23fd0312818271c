import { limit } from '@tqc/contract/limit';
import { limitStatus } from '@tqc/domain/dictionaries';
import { StateTabs } from '../../kit/list/StateTabs';
import { useReloadTurn } from '../../kit/list/useReload';
import { useRecord } from '../../kit/record/useRecord';

const tabOf = (key: string, ...names: readonly Parameters<typeof limitStatus.code>[0][]) => ({
  key,
  label: names.map((name) => limitStatus.label(limitStatus.code(name))).join('、'),
  statuses: names.map((name) => limitStatus.code(name)),
});

/** The entries of an organisation by their states; the first tab has them all. */
export const ENTRY_TABS = [
  { key: 'all', label: '全部', statuses: [] },
  tabOf('draft', 'draft'),
  tabOf('reported', 'reported'),
  tabOf('refused', 'refused'),
  tabOf('limited', 'limited'),
  { ...tabOf('releasing', 'releaseAsked', 'releaseReviewed'), label: '解除办理中' },
  tabOf('released', 'released'),
];

/** Those tabs, counted anew whenever the list is loaded again. */
export function EntryTabs() {
  const turn = useReloadTurn();
  const { record } = useRecord(limit.queryLimitationByStatus, {}, { turn });
  return (
    <StateTabs
      tabs={ENTRY_TABS}
      countOf={({ statuses }) =>
        record?.record
          .filter(({ status }) => statuses.length === 0 || statuses.includes(status))
          .reduce((sum, { n }) => sum + n, 0)
      }
    />
  );
}
