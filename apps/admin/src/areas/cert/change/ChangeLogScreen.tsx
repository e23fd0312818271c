import { certChange } from '@tqc/contract/cert';
import { ListScreen } from '../../../kit/list/ListScreen';
import { changeView } from './changeView';

const { list } = certChange;

/** 证书变更日志 */
export function ChangeLogScreen() {
  return (
    <ListScreen
      note="证书上每个变更的字段一行：变更前、变更后、依据和审批结果。"
      list={list}
      fixed={{ perField: true }}
      search={[
        'name',
        'idNo',
        'certNo',
        'chgNo',
        'changeType',
        'label',
        'status',
        'orgName',
        { name: 'appliedAt', label: '申请时间', kind: 'dateRange' },
      ]}
      columns={[
        'chgNo',
        'name',
        'status',
        'label',
        'before',
        'after',
        'changeType',
        'certNo',
        'idNo',
        'why',
        'appliedAt',
        'decidedAt',
        'orgName',
        'decidedOrg',
        'decider',
      ]}
      actionsWidth={88}
      rowActions={changeView}
    />
  );
}
