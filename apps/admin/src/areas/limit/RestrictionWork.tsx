import { limit, wfWorkflow, type WorkItem } from '@tqc/contract/limit';
import { limitDecisions, type limitSteps } from '@tqc/domain/limit';
import type { ReactNode } from 'react';
import { CaseBulkBar } from '../../kit/case/CaseBulkBar';
import { caseButton } from '../../kit/case/caseButton';
import { ListScreen } from '../../kit/list/ListScreen';
import { useKindTabs } from '../../kit/list/useKindTabs';
import { useReloadTurn } from '../../kit/list/useReload';
import { useRecord } from '../../kit/record/useRecord';
import { waitedColumn } from '../../kit/list/waitedColumn';
import { ViewButton } from '../../kit/record/ViewButton';
import { call } from '../../kit/session/api';
import { RestrictionFacts } from './RestrictionFacts';

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
  const isWaiting = kind?.key !== 'done';
  const { label, short } = limitDecisions.step(step);
  return (
    <ListScreen
      note={note}
      list={wfWorkflow.list}
      fixed={{ step, state: isWaiting ? 'mine' : 'done' }}
      none={isWaiting ? `没有等待${label}的` : '还没有办理过'}
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
        ...(isWaiting ? [waitedColumn] : []),
        'lastOpinion',
      ]}
      selectable={isWaiting}
      toolbar={
        isWaiting
          ? (selected, keep) => (
              <CaseBulkBar
                call={wfWorkflow.update}
                table={limitDecisions}
                step={step}
                rows={selected}
                idOf={({ limitId }) => limitId}
                nameOf={({ name }) => name}
                noun="限制记录"
                onKeep={keep}
              />
            )
          : undefined
      }
      actionsWidth={120}
      rowActions={(row) => (
        <>
          {caseButton({
            call: wfWorkflow.update,
            table: limitDecisions,
            label: short,
            row,
            load: () => call(wfWorkflow.get, { id: row.id }),
            about: (record) => <RestrictionFacts record={record} />,
          })}
          <ViewButton
            call={wfWorkflow.get}
            input={{ id: row.id }}
            title={`${row.name}的限制记录 ${row.limitNo ?? ''}`}
          >
            {(record) => <RestrictionFacts record={record} />}
          </ViewButton>
        </>
      )}
    >
      {tabs}
    </ListScreen>
  );
}

/** How many wait, counted again whenever the list is loaded again. */
function Waiting({ step }: { readonly step: Step }): ReactNode {
  const turn = useReloadTurn();
  const { record } = useRecord(limit.queryLimitationByStatus, {}, { turn });
  const n = record?.waiting.find((one) => one.step === step)?.n;
  return n === undefined ? null : `（${n}）`;
}
