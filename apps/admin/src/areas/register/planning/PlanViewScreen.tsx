import { orgBatch, provinceBatch } from '@tqc/contract/register';
import { ListScreen } from '../../../kit/list/ListScreen';
import { ViewButton } from '../../../kit/record/ViewButton';
import { useSession } from '../../../kit/session/session';
import { OrgPlanFacts, ProvincePlanFacts } from './PlanFacts';

/** 认定计划查看: from the province up, provincial plans; below, one's own and those above. */
export function PlanViewScreen() {
  const orgType = useSession(({ user }) => user?.orgType) ?? 1;
  if (orgType >= 4) {
    return (
      <ListScreen
        note="各省的网报、确认与审批时间。"
        list={provinceBatch.list}
        search={['cbName', 'area', 'orgName', 'ctId', 'approvalStatus', 'openToday']}
        columns={[
          'cbName',
          'areaName',
          'planName',
          'approvalStatus',
          'endStatus',
          'orgName',
          'orgType',
          'windows',
          'filingBegin',
          'filingEnd',
          'confirmBegin',
          'confirmEnd',
          'approveBegin',
          'approveEnd',
          'ctIds',
          'openedOrgs',
          'points',
          'applied',
        ]}
        actionsWidth={80}
        rowActions={({ pbId, planName }) => (
          <ViewButton call={provinceBatch.get} input={{ pbId }} title={planName}>
            {(plan) => <ProvincePlanFacts plan={plan} />}
          </ViewButton>
        )}
      />
    );
  }
  return (
    <ListScreen
      note="本机构及上级机构的网报与确认时间。"
      list={orgBatch.list}
      search={['cbName', 'area', 'orgName', 'ctId', 'approvalStatus', 'openToday']}
      columns={[
        'cbName',
        'provincePlanName',
        'planName',
        'approvalStatus',
        'endStatus',
        'orgName',
        'orgType',
        'filingBegin',
        'filingEnd',
        'confirmBegin',
        'confirmEnd',
        'approveBegin',
        'approveEnd',
        'ctIds',
        'arrangements',
        'applied',
      ]}
      actionsWidth={80}
      rowActions={({ obId, planName }) => (
        <ViewButton call={orgBatch.get} input={{ obId }} title={planName}>
          {(plan) => <OrgPlanFacts plan={plan} />}
        </ViewButton>
      )}
    />
  );
}
