import { limit, wfWorkflow, type WorkItem } from '@tqc/contract/limit';
import { limitDecisions, type limitSteps } from '@tqc/domain/limit';
import type { ReactNode } from 'react';
import { CaseInbox } from '../../kit/case/CaseInbox';
import { useKindTabs } from '../../kit/list/useKindTabs';
import { useReloadTurn } from '../../kit/list/useReload';
import { useRecord } from '../../kit/record/useRecord';
import { RestrictionFacts, restrictionView } from './RestrictionFacts';

type Step = (typeof limitSteps)[number];
type Column = keyof (typeof WorkItem)['shape'] & string;

interface WorkProps {
  readonly step: Step;
  readonly note: string;
  /** What this step looks at, between the person and whoever entered it. */
  readonly columns: readonly Column[];
  readonly search: readonly ('limitType' | 'releaseReason')[];
}

/** What waits for the caller's organisation in a step of restrictions, and what it decided on. */
export function RestrictionWork({ step, note, columns, search }: WorkProps) {
  const { kind, tabs } = useKindTabs('办理情况', [
    { key: 'mine', label: '待办', count: <Waiting step={step} /> },
    { key: 'done', label: '已办' },
  ]);
  const waits = kind?.key !== 'done';
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
      {tabs}
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
