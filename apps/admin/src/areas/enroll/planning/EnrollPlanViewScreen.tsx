import { provinceBatch } from '@tqc/contract/enroll';
import type { Option } from '@tqc/ui/fields';
import type { SearchField } from '@tqc/ui/SearchForm';
import type { ReactNode } from 'react';
import { useChoices } from '../../../kit/form/useChoices';
import { ListScreen } from '../../../kit/list/ListScreen';
import { useKindTabs } from '../../../kit/list/useKindTabs';
import { ViewButton } from '../../../kit/record/ViewButton';
import { useSession } from '../../../kit/session/session';
import { FilingNow } from './FilingNow';
import { EnrollPlanFacts } from './EnrollPlanFacts';
import { PlanLevels } from './PlanLevels';
import { OwnEnrollPlansScreen } from './OwnEnrollPlansScreen';
import { stageColumns } from './stageColumns';

const { netAtTime, provincialPlanEnquiry, queryProvinceBatchSearch, queryProvinceEnroll } =
  provinceBatch;
const planField = (options: readonly Option[]): SearchField => ({
  name: 'pbId',
  label: '省级计划',
  kind: 'select',
  options,
});

const kinds = [
  { key: 'province', label: '省级计划' },
  { key: 'own', label: '本机构计划' },
];
const PROVINCE = 4;

/**
 * 注册计划查看: everybody reads the plans of the provinces; whoever works below one reads its own
 * organisation's as well, a point that of the organisation above it.
 */
export function EnrollPlanViewScreen() {
  const orgType = useSession(({ user }) => user?.orgType) ?? 1;
  const shown = orgType < PROVINCE ? [...kinds].reverse() : kinds;
  const { kind, tabs } = useKindTabs('计划范围', shown);
  if (orgType > PROVINCE) return <ProvincePlans />;
  return kind?.key === 'own' ? <OwnEnrollPlansScreen tabs={tabs} /> : <ProvincePlans tabs={tabs} />;
}

function ProvincePlans({ tabs }: { readonly tabs?: ReactNode }) {
  const plans = useChoices(queryProvinceEnroll, {}, ({ pbId, planName }) => ({
    value: pbId,
    label: planName,
  }));
  const windows = useChoices(netAtTime, {}, ({ planName, begin, end, open }) => ({
    value: open ? 'open' : 'next',
    label: `${planName}（${begin} 至 ${end}）`,
  }));
  return (
    <ListScreen
      note="各省定期注册的网报、初核、复核和终审时间。"
      list={queryProvinceBatchSearch}
      search={[planField(plans), 'cbName', 'area', 'orgName', 'approvalStatus', 'openToday']}
      columns={[
        'cbName',
        'areaName',
        'planName',
        'approvalStatus',
        'endStatus',
        'scopes',
        'orgName',
        ...stageColumns,
        'trainingHours',
        'recheckLevel',
        'finalLevel',
        'openedOrgs',
      ]}
      actionsWidth={80}
      rowActions={({ pbId, planName }) => (
        <ViewButton call={provincialPlanEnquiry} input={{ pbId }} title={planName}>
          {(plan) => (
            <>
              <EnrollPlanFacts plan={plan} />
              <PlanLevels levels={plan.levels} />
            </>
          )}
        </ViewButton>
      )}
    >
      {tabs}
      <FilingNow windows={windows} />
    </ListScreen>
  );
}
