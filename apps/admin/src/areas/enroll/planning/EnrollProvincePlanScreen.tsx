import { provinceBatch } from '@tqc/contract/enroll';
import { routeOf, screenOf } from '@tqc/contract/screens';
import { orgBatchApproval } from '@tqc/domain/dictionaries';
import { offers, provincePlanActions, provincePlanWork } from '@tqc/domain/planning';
import type { FormValues } from '@tqc/ui/FormDialog';
import { FormButton } from '../../../kit/form/buttons';
import { choices } from '../../../kit/form/formFields';
import { stepButton } from '../../../kit/form/stepButton';
import { useChoices } from '../../../kit/form/useChoices';
import { ListScreen } from '../../../kit/list/ListScreen';
import { ViewButton } from '../../../kit/record/ViewButton';
import { useSession } from '../../../kit/session/session';
import { attachment } from '../../../trade/planning/attachment';
import {
  filingOf,
  filingRows,
  orgIdsOf,
  openedField,
  orgOption,
  windowsStart,
} from '../../../trade/planning/provinceFields';
import { ChangesLink } from '../../../trade/planning/ChangesLink';
import { enrollProvinceChange } from './enrollProvinceChange';
import { EnrollPlanFacts } from './EnrollPlanFacts';
import { PlanExtensions } from './PlanExtensions';
import { stageColumns } from './stageColumns';

const {
  create,
  get,
  list,
  provinceSelfApplyNewTime,
  queryCertBatch,
  queryOrgInfo,
  remove,
  update,
} = provinceBatch;
const CHANGES = screenOf('enroll.changeRecord');
const PASSED = orgBatchApproval.code('passed');
const form = [
  'planName',
  'scopes',
  filingRows,
  'firstReviewBegin',
  'firstReviewEnd',
  'recheckBegin',
  'recheckEnd',
  'finalBegin',
  'finalEnd',
  'noticeDays',
  'trainingHours',
  'probationMonths',
  'recheckLevel',
  'finalLevel',
  'autoPass',
  'contact',
  'contactPhone',
  'conditions',
  'materials',
] as const;
/** What most provinces do: the city checks again, the province has the last word. */
const USUAL = { noticeDays: 7, trainingHours: 360, recheckLevel: 3, finalLevel: 4 };
const entered = (values: FormValues) => ({
  filing: filingOf(values),
  orgIds: orgIdsOf(values),
});

/** 省级注册计划 */
export function EnrollProvincePlanScreen() {
  // A province has one plan a batch: what it has planned already cannot be chosen again.
  const batches = useChoices(queryCertBatch, {}, (batch) =>
    batch.planned
      ? undefined
      : {
          value: batch.cbId,
          label: `${batch.cbName}（网报${batch.filingBegin}起，终审${batch.finalEnd}止）`,
        },
  );
  const opened = openedField(useChoices(queryOrgInfo, {}, orgOption));
  const orgId = useSession(({ user }) => user?.orgId);
  const mayChanges = useSession(({ rights }) => rights.has(CHANGES.permission));
  return (
    <ListScreen
      note="制定本省的定期注册计划，上报国家级审批；通过后下级机构才能制定自己的计划。"
      list={list}
      search={['cbName', 'year', 'approvalStatus']}
      actionsWidth={260}
      columns={[
        'cbName',
        'planName',
        'approvalStatus',
        'endStatus',
        'scopes',
        'orgName',
        ...stageColumns,
        'openedOrgs',
        'opinion',
        'reporter',
        'reportedAt',
      ]}
      toolbar={
        <FormButton
          call={create}
          label="新增计划"
          primary
          drawer
          fields={[choices('cbId', batches), ...form, opened, attachment]}
          initial={USUAL}
          toInput={entered}
        />
      }
      rowActions={(row) => {
        const own = row.orgId === orgId;
        const step = (action: 'report' | 'withdraw') =>
          stepButton({
            call: update,
            step: provincePlanActions[action],
            row,
            input: { action },
            when: own,
          });
        return (
          <>
            <FormButton
              call={update}
              label={provincePlanActions.edit.label}
              link
              drawer
              fields={[...form, opened, attachment]}
              row={row}
              initial={windowsStart(row)}
              input={{ action: 'edit' }}
              toInput={entered}
              when={own && offers(provincePlanActions.edit, row)}
            />
            {step('report')}
            {step('withdraw')}
            {enrollProvinceChange(row, opened, own)}
            <ViewButton call={get} input={{ pbId: row.pbId }} title={row.planName}>
              {(plan) => <EnrollPlanFacts plan={plan} />}
            </ViewButton>
            {row.approvalStatus === PASSED && (
              <ViewButton
                call={provinceSelfApplyNewTime}
                input={{ pbId: row.pbId }}
                label="可延长时间"
                title={`${row.planName}可延长到什么时候`}
              >
                {({ record }) => <PlanExtensions record={record} />}
              </ViewButton>
            )}
            <ChangesLink
              to={routeOf('enroll.changeRecord')}
              label={CHANGES.title}
              planName={row.planName}
              planKind="province"
              when={mayChanges && orgBatchApproval.group.inForce.includes(row.approvalStatus)}
            />
            {stepButton({
              call: remove,
              step: provincePlanWork.remove,
              danger: true,
              row,
              when: own,
            })}
          </>
        );
      }}
    />
  );
}
