import { orgBatch } from '@tqc/contract/register';
import { ListScreen } from '../../../kit/list/ListScreen';

/** 下级机构计划 */
export function DownOrgPlanScreen() {
  return (
    <ListScreen
      note="下级机构计划的进度：时间、确认点、申请与办结情况。"
      list={orgBatch.list}
      fixed={{ side: 'down' }}
      search={['cbName', 'orgName', 'orgType', 'approvalStatus']}
      columns={[
        'cbName',
        'orgName',
        'orgType',
        'areaName',
        'planName',
        'filingBegin',
        'filingEnd',
        'confirmBegin',
        'confirmEnd',
        'arrangements',
        'applied',
        'issued',
        'unsettled',
        'approvalStatus',
        'endStatus',
      ]}
    />
  );
}
