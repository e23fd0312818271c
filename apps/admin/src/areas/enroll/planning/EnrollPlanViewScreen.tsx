import { provinceBatch } from '@tqc/contract/enroll';
import type { Option } from '@tqc/ui/fields';
import type { SearchField } from '@tqc/ui/SearchForm';
import { useChoices } from '../../../kit/form/useChoices';
import { ListScreen } from '../../../kit/list/ListScreen';
import { ViewButton } from '../../../kit/record/ViewButton';
import { FilingNow } from './FilingNow';
import { EnrollPlanFacts } from './EnrollPlanFacts';
import { stageColumns } from './stageColumns';

const { get, netAtTime, queryProvinceBatchSearch, queryProvinceEnroll } = provinceBatch;
const planField = (options: readonly Option[]): SearchField => ({
  name: 'pbId',
  label: '省级计划',
  kind: 'select',
  options,
});

/** 注册计划查看: from the centre down, everybody reads the plans of the provinces. */
export function EnrollPlanViewScreen() {
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
        <ViewButton call={get} input={{ pbId }} title={planName}>
          {(plan) => <EnrollPlanFacts plan={plan} />}
        </ViewButton>
      )}
    >
      <FilingNow windows={windows} />
    </ListScreen>
  );
}
