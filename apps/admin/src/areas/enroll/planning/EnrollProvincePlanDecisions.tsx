import { provinceBatch } from '@tqc/contract/enroll';
import type { Row } from '@tqc/contract/kit';
import { provincePlanActions } from '@tqc/domain/planning';
import { ListScreen } from '../../../kit/list/ListScreen';
import { ViewButton } from '../../../kit/record/ViewButton';
import { call } from '../../../kit/session/api';
import { REPORTED, type DecisionsProps } from '../../../trade/planning/decisions';
import { planInbox } from '../../../trade/planning/planInbox';
import { EnrollPlanFacts } from './EnrollPlanFacts';
import { stageColumns } from './stageColumns';

const { detailsOfApprovalAndRegistration, queryProvinceBatchApprove, update } = provinceBatch;
export const PROVINCE = { kind: 'province' } as const;
/** Of them, what waits. */
export const PROVINCES_WAITING = { ...PROVINCE, ...REPORTED };

/** What lists of province plans show to whoever decides or looks on. */
export const provincePlanColumns = [
  'cbName',
  'planName',
  'approvalStatus',
  'endStatus',
  'orgName',
  'orgType',
  'areaName',
  ...stageColumns,
  'recheckLevel',
  'finalLevel',
  'openedOrgs',
  'reporter',
  'reportedAt',
  'opinion',
] as const;

/** Opens one province plan whole. */
export const viewProvincePlan = ({ pbId, planName }: Row<typeof queryProvinceBatchApprove>) => (
  <ViewButton call={detailsOfApprovalAndRegistration} input={{ pbId }} title={planName}>
    {(plan) => <EnrollPlanFacts plan={plan} />}
  </ViewButton>
);

/** Plans of provinces as the centre decides on them. */
export function EnrollProvincePlanDecisions({ tabs, waiting = false }: DecisionsProps) {
  return (
    <ListScreen
      note="审批各省上报的注册计划；各阶段时间必须在批次之内，公示不少于7天。办完的省级计划在这里结束，都结束后才能结束批次。"
      list={queryProvinceBatchApprove}
      columns={provincePlanColumns}
      {...planInbox({
        call: update,
        actions: provincePlanActions,
        decide: ['pass', 'fail'],
        steps: ['lock', 'unlock', 'endPlan'],
        load: ({ pbId }: Row<typeof queryProvinceBatchApprove>) =>
          call(detailsOfApprovalAndRegistration, { pbId }),
        about: (plan) => <EnrollPlanFacts plan={plan} />,
        view: viewProvincePlan,
        fixed: PROVINCE,
        waiting,
      })}
    >
      {tabs}
    </ListScreen>
  );
}
