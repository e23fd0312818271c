import { cert, certChange } from '@tqc/contract/cert';
import { certChangeDecisions, certChangeFlow } from '@tqc/domain/cert';
import { CaseBulkBar } from '../../../kit/case/CaseBulkBar';
import { caseButton } from '../../../kit/case/caseButton';
import { AskButton } from '../../../kit/form/buttons';
import { ListScreen } from '../../../kit/list/ListScreen';
import { useKindTabs } from '../../../kit/list/useKindTabs';
import { waitedColumn } from '../../../kit/list/waitedColumn';
import { call } from '../../../kit/session/api';
import { ChangeFacts } from './ChangeFacts';
import { changeView } from './changeView';

const { delCertChangeAndDetail, get, list } = certChange;
const { beforeCertApprove } = cert;
const TABS = [
  { key: 'waiting', label: '待办' },
  { key: 'decided', label: '已办' },
  { key: 'own', label: '本机构申请' },
] as const;

/** 证书变更审批 */
export function ChangeApproveScreen() {
  const { kind, tabs } = useKindTabs('办理情况', TABS, 'state');
  const isWaiting = kind?.key === 'waiting';
  return (
    <ListScreen
      note="审批证书的变更、删除、恢复和补录，同意后立即生效；提交人不能审批自己提交的。"
      list={list}
      fixed={{ scope: kind?.key ?? 'waiting' }}
      search={[
        'name',
        'idNo',
        'certNo',
        'chgNo',
        'changeType',
        'orgName',
        ...(kind?.key === 'own' ? (['status'] as const) : []),
        { name: 'appliedAt', label: '申请时间', kind: 'dateRange' },
      ]}
      columns={[
        'chgNo',
        'name',
        'status',
        'changeType',
        'idNo',
        'certNo',
        'summary',
        'fields',
        'isKey',
        'orgName',
        'applicant',
        'appliedAt',
        ...(isWaiting ? [waitedColumn] : []),
        'lastOpinion',
      ]}
      selectable={isWaiting}
      toolbar={
        isWaiting
          ? (selected, keep) => (
              <CaseBulkBar
                call={beforeCertApprove}
                table={certChangeDecisions}
                step="approval"
                rows={selected}
                idOf={({ id }) => id}
                nameOf={({ name }) => name}
                noun="变更申请"
                onKeep={keep}
                keyed={({ chgId }) => ({ chgId })}
              />
            )
          : undefined
      }
      actionsWidth={140}
      rowActions={(row) => (
        <>
          {caseButton({
            call: beforeCertApprove,
            table: certChangeDecisions,
            label: '审批',
            row,
            input: { chgId: row.chgId },
            load: () => call(get, { chgId: row.chgId }),
            about: (record) => <ChangeFacts record={record} />,
          })}
          {changeView(row)}
          <AskButton
            call={delCertChangeAndDetail}
            label="删除"
            link
            danger
            row={{ chgCertid: row.chgId, version: row.version }}
            question={`删除${row.name}的变更申请 ${row.chgNo} 吗？证书没有改动。`}
            when={row.own && certChangeFlow.can('remove', row.status)}
          />
        </>
      )}
    >
      {tabs}
    </ListScreen>
  );
}
