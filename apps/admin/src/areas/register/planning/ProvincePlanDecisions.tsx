import type { Row } from '@tqc/contract/kit';
import { provinceBatch } from '@tqc/contract/register';
import { provincePlanActions } from '@tqc/domain/planning';
import { ListScreen } from '../../../kit/list/ListScreen';
import { ViewButton } from '../../../kit/record/ViewButton';
import { call } from '../../../kit/session/api';
import type { DecisionsProps } from '../../../trade/planning/decisions';
import { planInbox } from '../../../trade/planning/planInbox';
import { ChangesButton } from './ChangesButton';
import { ProvincePlanFacts } from './PlanFacts';

const { get, list, update } = provinceBatch;

/** Plans of provinces as the centre decides on them. */
export function ProvincePlanDecisions({ tabs, waiting = false }: DecisionsProps) {
  return (
    <ListScreen
      note="审批各省上报的认定计划；时间必须在批次之内。"
      list={list}
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
      {...planInbox({
        call: update,
        actions: provincePlanActions,
        decide: ['pass', 'fail'],
        steps: ['lock', 'unlock'],
        load: ({ pbId }: Row<typeof list>) => call(get, { pbId }),
        about: (plan) => <ProvincePlanFacts plan={plan} />,
        view: ({ pbId, planName }) => (
          <ViewButton call={get} input={{ pbId }} title={planName}>
            {(plan) => <ProvincePlanFacts plan={plan} />}
          </ViewButton>
        ),
        waiting,
        beside: <ChangesButton />,
      })}
    >
      {tabs}
    </ListScreen>
  );
}
