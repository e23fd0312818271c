import { orgBatch, setSelfOrgPlan } from '@tqc/contract/enroll';
import { routeOf, screenOf } from '@tqc/contract/screens';
import { orgBatchApproval } from '@tqc/domain/dictionaries';
import { offers, orgPlanActions, orgPlanWork } from '@tqc/domain/planning';
import type { FormValues } from '@tqc/ui/FormDialog';
import { FormButton } from '../../../kit/form/buttons';
import { choices } from '../../../kit/form/formFields';
import { useChoiceRows } from '../../../kit/form/useChoices';
import { stepButton } from '../../../kit/form/stepButton';
import { ListScreen } from '../../../kit/list/ListScreen';
import { useSession } from '../../../kit/session/session';
import { ViewButton } from '../../../kit/record/ViewButton';
import { ChangesLink } from '../../../trade/planning/ChangesLink';
import { ArrangementsLink } from '../../../trade/planning/ArrangementsLink';
import { AboveTimes } from './AboveTimes';
import { EnrollOrgPlanFacts, EnrollSlots } from './EnrollOrgPlanFacts';
import { changedEnrollTimes, enrollSlotRows, enrollTimes } from './enrollSlotFields';
import { loadEnrollSlots } from './loadEnrollSlots';
import { enrollOrgChange } from './enrollOrgChange';
import { firstDays, stageDays, stageDaysOf } from './enrollStageFields';
import { RunningPlans } from './RunningPlans';

const {
  create,
  editOrgBatchEnroll,
  editOrgBatchPlan,
  get,
  getMyOrgBatch,
  queryProvinceOrgEnrollPlan,
  remove,
} = setSelfOrgPlan;
const { timeReading } = orgBatch;

const CHANGES = screenOf('enroll.changeRecord');
const PASSED = orgBatchApproval.code('passed');

/** Why there is no plan of the province to plan under. */
const NONE = {
  passed: '没有可以编制的省级计划：本省还没有通过审批、正在进行的',
  left: '没有可以编制的省级计划：通过审批的都已编制过',
};

const after = ['expected', 'noticeUrl', 'attention'] as const;
/** 本机构注册计划 */
export function EnrollOrgPlanScreen() {
  const offered = useChoiceRows(queryProvinceOrgEnrollPlan, {});
  // An organisation has one plan under a province plan: what it has planned cannot be chosen again.
  const open = offered?.filter(({ planned }) => !planned) ?? [];
  const plans = open.map(({ pbId, planName, noticeDays }) => ({
    value: pbId,
    label: `${planName}（公示不少于${noticeDays}天）`,
  }));
  const chosen = ({ pbId }: FormValues) => open.find((plan) => plan.pbId === pbId);
  const mayChanges = useSession(({ rights }) => rights.has(CHANGES.permission));
  return (
    <ListScreen
      note="在省级计划之内制定本机构的时间段、初核和公示时间，上报上级审批后再安排确认点。"
      list={getMyOrgBatch}
      search={['cbName', 'approvalStatus']}
      actionsWidth={230}
      columns={[
        'cbName',
        'provincePlanName',
        'planName',
        'approvalStatus',
        'endStatus',
        'stages',
        { key: 'slotLines', title: '各时间段', width: 300, ellipsis: true },
        'filingBegin',
        'filingEnd',
        'confirmBegin',
        'confirmEnd',
        'firstReviewBegin',
        'firstReviewEnd',
        'noticeBegin',
        'noticeEnd',
        'arrangements',
        'dayCapacity',
        'expected',
        'booked',
        'opinion',
      ]}
      toolbar={
        <FormButton
          call={create}
          label="新增计划"
          primary
          drawer
          reason={
            offered && open.length === 0
              ? NONE[offered.length === 0 ? 'passed' : 'left']
              : undefined
          }
          intro={<AboveTimes pbIds={open.map(({ pbId }) => pbId)} />}
          fields={[
            choices('pbId', plans, { wide: true }),
            'planName',
            enrollSlotRows(),
            ...firstDays,
            ...stageDays(
              (values) => chosen(values)?.rechecks ?? false,
              (values) => chosen(values)?.judges ?? false,
            ),
            ...after,
          ]}
          toInput={(values) => ({ times: enrollTimes(values) })}
        />
      }
      rowActions={(row) => {
        const step = (action: 'report' | 'withdraw') =>
          stepButton({
            call: editOrgBatchEnroll,
            step: orgPlanActions[action],
            row,
            input: { action },
          });
        return (
          <>
            <FormButton
              call={editOrgBatchPlan}
              label={orgPlanActions.edit.label}
              link
              drawer
              intro={<AboveTimes pbIds={[row.pbId]} />}
              load={() => loadEnrollSlots(row.obId)}
              fields={[
                'planName',
                enrollSlotRows(),
                ...firstDays,
                ...stageDaysOf(row.stages),
                ...after,
              ]}
              row={row}
              toInput={(values) => ({ times: changedEnrollTimes(values) })}
              when={offers(orgPlanActions.edit, row)}
            />
            {step('report')}
            {step('withdraw')}
            {enrollOrgChange(row)}
            <ViewButton call={get} input={{ obId: row.obId }} title={row.planName}>
              {(plan) => <EnrollOrgPlanFacts plan={plan} />}
            </ViewButton>
            <ViewButton
              call={timeReading}
              input={{ obId: row.obId }}
              label="时间段"
              title={`${row.planName}的时间段`}
            >
              {({ record }) => <EnrollSlots times={record} />}
            </ViewButton>
            <ArrangementsLink
              page="enroll.localeSet"
              obId={row.obId}
              when={row.approvalStatus === PASSED}
            />
            <ChangesLink
              to={routeOf('enroll.changeRecord')}
              label={CHANGES.title}
              planName={row.planName}
              planKind="org"
              when={mayChanges && orgBatchApproval.group.inForce.includes(row.approvalStatus)}
            />
            {stepButton({ call: remove, step: orgPlanWork.remove, danger: true, row })}
          </>
        );
      }}
    >
      <RunningPlans />
    </ListScreen>
  );
}
