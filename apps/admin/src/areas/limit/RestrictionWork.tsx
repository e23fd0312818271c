import { limit, wfWorkflow, type WorkItem } from '@tqc/contract/limit';
import { limitDecisions, type limitSteps } from '@tqc/domain/limit';
import type { ReactNode } from 'react';
import { CaseInbox } from '../../kit/case/CaseInbox';
import { useKindTabs } from '../../kit/list/useKindTabs';
import { useReloadTurn } from '../../kit/list/useReload';
import { useRecord } from '../../kit/record/useRecord';
import { NONE_WAITING } from '../../kit/session/approvals';
import { RestrictionFacts, restrictionView } from './RestrictionFacts';

type Step = (typeof limitSteps)[number];
type Column = keyof (typeof WorkItem)['shape'] & string;

interface Work {
  readonly note: string;
  /** What this step looks at, between the person and whoever entered it. */
  readonly columns: readonly Column[];
  readonly search: readonly ('limitType' | 'releaseReason')[];
}

const WORK: Readonly<Record<Step, Work>> = {
  approval: {
    note: '审批下一级录入的限制，同意后立即生效；提交人不能审批自己提交的。',
    search: ['limitType'],
    columns: ['laws', 'documentNo', 'authority', 'beginDate', 'endDate'],
  },
  releaseReview: {
    note: '初审解除限制的申请，同意后转审批；不同意的继续限制。',
    search: ['limitType', 'releaseReason'],
    columns: ['beginDate', 'endDate', 'releaseReason'],
  },
  release: {
    note: '审批初审同意的解除申请，同意后立即解除；初审人不能再审批。',
    search: ['limitType', 'releaseReason'],
    columns: ['beginDate', 'endDate', 'releaseReason'],
  },
};

interface WorkProps {
  readonly step: Step;
  /** Stands between search and list where all approvals are one page: only what waits. */
  readonly inbox?: ReactNode;
}

/** What waits for the caller's organisation in a step of restrictions, and what it decided on. */
export function RestrictionWork({ step, inbox }: WorkProps) {
  const { note, columns, search } = WORK[step];
  const { kind, tabs } = useKindTabs('办理情况', [
    { key: 'mine', label: '待办', count: <Waiting step={step} /> },
    { key: 'done', label: '已办' },
  ]);
  const waits = inbox !== undefined || kind?.key !== 'done';
  return (
    <CaseInbox
      note={note}
      list={wfWorkflow.list}
      waits={waits}
      deciding={{
        get: wfWorkflow.get,
        decide: wfWorkflow.update,
        table: limitDecisions,
        step,
        keyOf: ({ id }) => ({ id }),
        about: (record) => <RestrictionFacts record={record} />,
        noun: '限制记录',
      }}
      fixed={{ step, state: waits ? 'mine' : 'done' }}
      {...(!waits && { none: '还没有办理过' })}
      {...(inbox !== undefined && { none: NONE_WAITING })}
      sorts={['appliedAt']}
      search={[
        'name',
        'idNo',
        'limitNo',
        ...search,
        'area',
        'orgName',
        { name: 'appliedAt', label: '提交时间', kind: 'dateRange' },
      ]}
      columns={[
        'limitNo',
        'name',
        'status',
        'idNo',
        'limitType',
        ...columns,
        'orgName',
        'applicant',
        'appliedAt',
        'lastOpinion',
      ]}
      actionsWidth={120}
      rowActions={(row) => restrictionView(wfWorkflow.get, { id: row.id }, row)}
    >
      {inbox ?? tabs}
    </CaseInbox>
  );
}

/** How many wait, counted again whenever the list is loaded again. */
function Waiting({ step }: { readonly step: Step }): ReactNode {
  const turn = useReloadTurn();
  const { record } = useRecord(limit.queryLimitationByStatus, {}, { turn });
  const n = record?.waiting.find((one) => one.step === step)?.n;
  return n === undefined ? null : `（${n}）`;
}
