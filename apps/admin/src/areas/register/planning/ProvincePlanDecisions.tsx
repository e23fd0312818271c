import { provinceBatch } from '@tqc/contract/register';
import { provincePlanActions } from '@tqc/domain/planning';
import { decideButton } from '../../../kit/form/decideButton';
import { stepButton } from '../../../kit/form/stepButton';
import { ListScreen } from '../../../kit/list/ListScreen';
import { ViewButton } from '../../../kit/record/ViewButton';
import { NONE_WAITING } from '../../../kit/session/approvals';
import { call } from '../../../kit/session/api';
import { DecisionBar } from './DecisionBar';
import { filtersOf, REPORTED, type DecisionsProps } from '../../../trade/planning/decisions';
import { ProvincePlanFacts } from './PlanFacts';

const { get, list, update } = provinceBatch;

/** Plans of provinces as the centre decides on them. */
export function ProvincePlanDecisions({ tabs, waiting = false }: DecisionsProps) {
  return (
    <ListScreen
      note="审批各省上报的认定计划；时间必须在批次之内。"
      list={list}
      {...(waiting && { fixed: REPORTED, none: NONE_WAITING })}
      search={filtersOf(waiting)}
      selectable
      toolbar={(selected, keep) => (
        <DecisionBar
          call={update}
          pass={provincePlanActions.pass}
          fail={provincePlanActions.fail}
          rows={selected}
          idOf={(row) => row.pbId}
          onKeep={keep}
        />
      )}
      columns={[
        'cbName',
        'planName',
        'approvalStatus',
        'orgName',
        'orgType',
        'areaName',
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
        'reporter',
        'reportedAt',
        'opinion',
      ]}
      rowActions={(row) => {
        const { pass, fail } = provincePlanActions;
        const step = (action: 'lock' | 'unlock') =>
          stepButton({ call: update, step: provincePlanActions[action], row, input: { action } });
        return (
          <>
            {decideButton({
              call: update,
              steps: { pass, fail },
              row,
              load: () => call(get, { pbId: row.pbId }),
              about: (plan) => <ProvincePlanFacts plan={plan} />,
            })}
            <ViewButton call={get} input={{ pbId: row.pbId }} title={row.planName}>
              {(plan) => <ProvincePlanFacts plan={plan} />}
            </ViewButton>
            {step('lock')}
            {step('unlock')}
          </>
        );
      }}
    >
      {tabs}
    </ListScreen>
  );
}
