import { cert, certChange } from '@tqc/contract/cert';
import { certChangeDecisions, certChangeFlow } from '@tqc/domain/cert';
import type { ReactNode } from 'react';
import { CaseInbox } from '../../../kit/case/CaseInbox';
import { AskButton } from '../../../kit/form/buttons';
import { useKindTabs } from '../../../kit/list/useKindTabs';
import { NONE_WAITING } from '../../../kit/session/approvals';
import { ChangeFacts } from './ChangeFacts';
import { changeView } from './changeView';

const { delCertChangeAndDetail, get, list } = certChange;
const { beforeCertApprove } = cert;
const TABS = [
  { key: 'waiting', label: '待办' },
  { key: 'decided', label: '已办' },
  { key: 'own', label: '本机构申请' },
] as const;

interface DeskProps {
  /** Changes of certificates, or of the history of registrations. */
  readonly about: 'cert' | 'history';
  readonly note: string;
  /** What stays as it is where a change is deleted. */
  readonly noun: string;
  /** Stands between search and list where all approvals are one page: only what waits. */
  readonly inbox?: ReactNode;
}

/** Changes that wait for a decision, that were decided, and that one asked for. */
export function ChangeDesk({ about, note, noun, inbox }: DeskProps) {
  const { kind, tabs } = useKindTabs('办理情况', TABS, 'state');
  const scope = inbox === undefined ? (kind?.key ?? 'waiting') : 'waiting';
  return (
    <CaseInbox
      note={note}
      list={list}
      waits={scope === 'waiting'}
      deciding={{
        get,
        decide: beforeCertApprove,
        table: certChangeDecisions,
        step: 'approval',
        keyOf: ({ chgId }) => ({ chgId }),
        about: (record) => <ChangeFacts record={record} />,
        noun: '变更申请',
      }}
      fixed={{ about, scope }}
      {...(about === 'history' && scope === 'waiting' && { none: '没有等待注册历史变更审批的' })}
      {...(inbox !== undefined && { none: NONE_WAITING })}
      search={[
        'name',
        'idNo',
        'certNo',
        'chgNo',
        'changeType',
        'orgName',
        ...(scope === 'own' ? (['status'] as const) : []),
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
        ...(about === 'cert' ? (['fields', 'isKey'] as const) : (['why'] as const)),
        'orgName',
        'applicant',
        'appliedAt',
        'lastOpinion',
      ]}
      actionsWidth={140}
      rowActions={(row) => (
        <>
          {changeView(row)}
          <AskButton
            call={delCertChangeAndDetail}
            label="删除"
            link
            danger
            row={{ chgCertid: row.chgId, version: row.version }}
            question={`删除${row.name}的变更申请 ${row.chgNo} 吗？${noun}没有改动。`}
            when={row.own && certChangeFlow.can('remove', row.status)}
          />
        </>
      )}
    >
      {inbox ?? tabs}
    </CaseInbox>
  );
}
