import type { Row } from '@tqc/contract/kit';
import { orgBatch } from '@tqc/contract/register';
import { orgBatchApproval } from '@tqc/domain/dictionaries';
import { orgPlanActions } from '@tqc/domain/planning';
import { BulkBar, BulkButton } from '../../../kit/form/BulkButton';
import { AskButton } from '../../../kit/form/buttons';
import { decideButton } from '../../../kit/form/decideButton';
import { EachBar, EachButton, eachStep } from '../../../kit/form/EachButton';
import { stepButton } from '../../../kit/form/stepButton';
import { ListScreen } from '../../../kit/list/ListScreen';
import { ViewButton } from '../../../kit/record/ViewButton';
import { call } from '../../../kit/session/api';
import { useSession } from '../../../kit/session/session';
import { amendButton } from './amendButton';
import { OrgPlanFacts } from './PlanFacts';

const { copyDown, get, queryProvinceDownOrgName, update, urgeReport } = orgBatch;
const FAILED = orgBatchApproval.code('failed');
type DownOrg = Row<typeof queryProvinceDownOrgName>;

/** 下级机构计划 */
export function DownOrgPlanScreen() {
  const level = useSession(({ user }) => user?.orgType) ?? 0;
  return (
    <ListScreen
      note="每个下级机构的计划和进度。还没有上报的可以催报，或照本机构的计划替它拟好草稿；审批不通过、没有重新上报的可以催报。"
      list={queryProvinceDownOrgName}
      search={['cbName', 'area', 'overdue', 'orgName', 'orgType', 'approvalStatus']}
      selectable
      toolbar={(selected, keep) => (
        <>
          <EachBar
            rows={selected}
            idOf={(row) => row.downId}
            nameOf={(row) => row.orgName}
            onKeep={keep}
          >
            <EachButton call={update} label="批量通过" {...eachStep(orgPlanActions.pass, 'pass')} />
          </EachBar>
          <BulkBar
            chosen={selected.map(({ downId, orgName, version }) => ({
              id: downId,
              name: orgName,
              version,
            }))}
            noneChosen="请先勾选机构"
            onKeep={keep}
          >
            <BulkButton
              call={urgeReport}
              label="批量催报"
              title="催报"
              input={(part) => ({ downIds: part.map(({ id }) => id) })}
              most={100}
              done="已催报"
            />
            <BulkButton
              call={copyDown}
              label="复制到下级"
              title="照本机构计划拟草稿"
              input={(part) => ({ downIds: part.map(({ id }) => id) })}
              most={100}
              done="已拟好草稿"
            />
          </BulkBar>
        </>
      )}
      columns={[
        'cbName',
        'provincePlanName',
        'orgName',
        'orgType',
        'areaName',
        'phone',
        'planName',
        'approvalStatus',
        'overdue',
        'filingBegin',
        'filingEnd',
        'confirmBegin',
        'confirmEnd',
        'arrangements',
        'applied',
        'issued',
        'unsettled',
        'endStatus',
      ]}
      rowActions={({ obId, ...row }) =>
        obId === null ? urgeButton(row) : planActions({ ...row, obId }, level)
      }
    />
  );
}

/** Reminds who has reported nothing, or nothing anew since its plan was refused. */
function urgeButton({ downId, orgName }: Pick<DownOrg, 'downId' | 'orgName'>, when = true) {
  return (
    <AskButton
      call={urgeReport}
      label="催报"
      link
      input={{ downIds: [downId] }}
      question={`确定向${orgName}催报吗？`}
      when={when}
    />
  );
}

/** What can be done with a plan that was reported. */
function planActions(row: DownOrg & { readonly obId: string }, level: number) {
  const { pass, fail } = orgPlanActions;
  const step = (action: 'endPlan' | 'returnEnd') =>
    stepButton({ call: update, step: orgPlanActions[action], row, input: { action } });
  return (
    <>
      <ViewButton call={get} input={{ obId: row.obId }} title={row.planName}>
        {(plan) => <OrgPlanFacts plan={plan} />}
      </ViewButton>
      {decideButton({
        call: update,
        steps: { pass, fail },
        row,
        load: () => call(get, { obId: row.obId }),
        about: (plan) => <OrgPlanFacts plan={plan} />,
      })}
      {urgeButton(row, row.approvalStatus === FAILED)}
      {amendButton(row, level)}
      {step('endPlan')}
      {step('returnEnd')}
    </>
  );
}
