import { orgBatch, provinceBatch } from '@tqc/contract/register';
import { ListScreen } from '../../../kit/list/ListScreen';
import { useSession } from '../../../kit/session/session';

/** 认定计划查看: from the province up, provincial plans; below, one's own and those above. */
export function PlanViewScreen() {
  const orgType = useSession(({ user }) => user?.orgType) ?? 1;
  if (orgType >= 4) {
    return (
      <ListScreen
        note="各省的网报、确认与审批时间。"
        list={provinceBatch.list}
        search={['cbName', 'orgName', 'approvalStatus', 'openToday']}
        columns={[
          'cbName',
          'areaName',
          'planName',
          'orgName',
          'filingBegin',
          'filingEnd',
          'confirmBegin',
          'confirmEnd',
          'approveBegin',
          'approveEnd',
          'ctIds',
          'approvalStatus',
        ]}
      />
    );
  }
  return (
    <ListScreen
      note="本机构及上级机构的网报与确认时间。"
      list={orgBatch.list}
      search={['cbName', 'orgName', 'approvalStatus']}
      columns={[
        'cbName',
        'provincePlanName',
        'planName',
        'orgName',
        'filingBegin',
        'filingEnd',
        'confirmBegin',
        'confirmEnd',
        'arrangements',
        'applied',
        'attention',
        'approvalStatus',
      ]}
    />
  );
}
