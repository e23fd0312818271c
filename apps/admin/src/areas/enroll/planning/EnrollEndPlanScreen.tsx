import { provinceBatch } from '@tqc/contract/enroll';
import { planKind } from '@tqc/domain/dictionaries';
import { orgPlanActions } from '@tqc/domain/planning';
import type { ReactNode } from 'react';
import { EachBar, EachButton, eachStep } from '../../../kit/form/EachButton';
import { stepButton } from '../../../kit/form/stepButton';
import { ListScreen } from '../../../kit/list/ListScreen';
import { useKindTabs } from '../../../kit/list/useKindTabs';
import { ViewButton } from '../../../kit/record/ViewButton';
import { useSession } from '../../../kit/session/session';
import { EnrollOrgPlanFacts } from './EnrollOrgPlanFacts';
import { EnrollProvinceEndsScreen } from './EnrollProvinceEndsScreen';
import { unsettledReason } from './unsettledReason';

const { applyEnrollFinshDetail, applyEnrollFinshEdit, applyEnrollFinshList } = provinceBatch;
const { endPlan, returnEnd } = orgPlanActions;
const CENTRE = 5;
const ORG = { kind: 'org' } as const;
const kinds = [...planKind.options]
  .reverse()
  .map(({ value, label }) => ({ key: String(value), label }));

/**
 * 结束注册计划: the superior agrees to what was applied for; the centre then ends the plans of
 * provinces, which nobody asks for.
 */
export function EnrollEndPlanScreen() {
  const isCentre = useSession(({ user }) => user?.orgType) === CENTRE;
  const { kind, tabs } = useKindTabs('计划类型', kinds);
  if (!isCentre) return <OrgEnds />;
  return kind?.key === 'province' ? (
    <EnrollProvinceEndsScreen tabs={tabs} />
  ) : (
    <OrgEnds tabs={tabs} />
  );
}

function OrgEnds({ tabs }: { readonly tabs?: ReactNode }) {
  return (
    <ListScreen
      note="下级申请结束的注册计划，核对办结情况后同意或退回；结束以后只能查看。"
      list={applyEnrollFinshList}
      fixed={ORG}
      search={['cbName', 'area', 'orgName', 'orgType', 'endStatus']}
      selectable
      toolbar={(selected, keep) => (
        <EachBar
          rows={selected}
          idOf={({ endId }) => endId}
          nameOf={({ planName }) => planName}
          onKeep={keep}
        >
          <EachButton
            call={applyEnrollFinshEdit}
            label="批量同意"
            {...eachStep(endPlan, 'endPlan')}
            input={({ obId }) => ({ obId, action: 'endPlan' })}
          />
        </EachBar>
      )}
      columns={[
        'cbName',
        'planName',
        'endStatus',
        'approvalStatus',
        'orgName',
        'orgType',
        'areaName',
        'firstReviewEnd',
        'booked',
        'unsettled',
        'endReason',
        'endAskedAt',
        'endDecidedBy',
        'endDecidedAt',
      ]}
      actionsWidth={230}
      rowActions={(row) => {
        const obId = row.obId ?? '';
        return (
          <>
            <ViewButton call={applyEnrollFinshDetail} input={{ obId }} title={row.planName}>
              {(plan) => <EnrollOrgPlanFacts plan={plan} />}
            </ViewButton>
            {stepButton({
              call: applyEnrollFinshEdit,
              step: endPlan,
              row,
              input: { obId, action: 'endPlan' },
              reason: unsettledReason(row),
            })}
            {stepButton({
              call: applyEnrollFinshEdit,
              step: returnEnd,
              row,
              input: { obId, action: 'returnEnd' },
            })}
          </>
        );
      }}
    >
      {tabs}
    </ListScreen>
  );
}
