import type { Row } from '@tqc/contract/kit';
import { provinceBatchPostpone, type orgBatch } from '@tqc/contract/register';
import { planChangeKind } from '@tqc/domain/dictionaries';
import { offers, orgPlanWork } from '@tqc/domain/planning';
import { FormButton } from '../../../kit/form/buttons';
import { choices } from '../../../kit/form/formFields';
import { attachment } from '../../../trade/planning/attachment';
import { changedSlotsOf, loadSlots, slotRows } from './slotFields';

const OPENING = 3;
const kinds = planChangeKind.options
  .filter(({ value }) => value !== OPENING)
  .map(({ value, label }) => ({ value: String(value), label }));

/** Asks for a change of a passed organisation plan: its slots are moved, or one is added. */
export function orgChangeButton(plan: Row<typeof orgBatch.list>) {
  const { pbId, obId } = plan;
  return (
    <FormButton
      call={provinceBatchPostpone.create}
      label={orgPlanWork.askChange.label}
      link
      drawer
      intro="改好时间段后由上级机构审批，通过后才生效。原有的时间段只能调整，不能删除。"
      load={() => loadSlots(obId)}
      fields={[choices('changeKind', kinds), slotRows(plan.slots), 'reason', attachment]}
      input={{ pbId, obId }}
      toInput={(values) => ({ after: { slots: changedSlotsOf(values) } })}
      when={offers(orgPlanWork.askChange, plan)}
    />
  );
}
