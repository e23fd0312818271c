import { setSelfOrgPlan } from '@tqc/contract/enroll';
import type { Row } from '@tqc/contract/kit';
import { planChangeKind } from '@tqc/domain/dictionaries';
import { offers, orgPlanWork } from '@tqc/domain/planning';
import { FormButton } from '../../../kit/form/buttons';
import { required } from '../../../kit/form/formFields';
import { attachment } from '../../../trade/planning/attachment';
import { changedEnrollTimes, enrollSlotRows } from './enrollSlotFields';
import { loadEnrollSlots } from './loadEnrollSlots';
import { firstDays, stageDaysOf } from './enrollStageFields';

const { editOrgBatchPlan } = setSelfOrgPlan;
const OPENING = 3;
const kinds = planChangeKind.options
  .filter(({ value }) => value !== OPENING)
  .map(({ value, label }) => ({ value: String(value), label }));

/** Asks for a change of a passed plan: its slots and its stages move, or a slot is added. */
export function enrollOrgChange(plan: Row<typeof setSelfOrgPlan.getMyOrgBatch>) {
  return (
    <FormButton
      call={editOrgBatchPlan}
      label={orgPlanWork.askChange.label}
      link
      drawer
      intro="改好时间后由上级机构审批，通过后才生效。原有的时间段只能调整，不能删除；公示要够省级计划定的天数。"
      load={() => loadEnrollSlots(plan.obId)}
      fields={[
        {
          of: 'changeKind',
          change: ({ name, label }) => ({
            name,
            label,
            kind: 'select',
            required: true,
            options: kinds,
          }),
        },
        enrollSlotRows(plan.slots),
        ...firstDays,
        ...stageDaysOf(plan.stages),
        required('reason'),
        attachment,
      ]}
      row={plan}
      input={{ action: 'change' }}
      toInput={(values) => ({ times: changedEnrollTimes(values) })}
      when={offers(orgPlanWork.askChange, plan)}
    />
  );
}
