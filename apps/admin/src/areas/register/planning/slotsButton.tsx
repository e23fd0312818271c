import type { Row } from '@tqc/contract/kit';
import { orgBatchTime, type orgBatch } from '@tqc/contract/register';
import { offers, orgPlanWork } from '@tqc/domain/planning';
import { AskButton, FormButton } from '../../../kit/form/buttons';
import { ViewButton } from '../../../kit/record/ViewButton';
import { slotNames } from './slotFields';
import { SlotTable } from './SlotTable';

const { create, list, remove, update } = orgBatchTime;

/**
 * The time slots of a plan: as long as it was not handed in, or after it was refused, they are
 * added, changed and removed here; afterwards they are read, and moved by a change.
 */
export function slotsButton(plan: Row<typeof orgBatch.list>) {
  const { obId, planName } = plan;
  return (
    <ViewButton
      call={list}
      input={{ obId, pageSize: 50 }}
      label="时间段"
      title={`${planName}的时间段`}
    >
      {({ record }) => (
        <>
          <SlotTable
            times={record}
            actions={(slot) => (
              <>
                <FormButton
                  call={update}
                  label={orgPlanWork.changeSlot.label}
                  link
                  fields={slotNames}
                  row={slot}
                  when={offers(orgPlanWork.changeSlot, plan)}
                />
                <AskButton
                  call={remove}
                  label={orgPlanWork.removeSlot.label}
                  link
                  danger
                  row={slot}
                  when={offers(orgPlanWork.removeSlot, plan)}
                  reason={slot.arrangements > 0 ? '已有确认点安排，请先删除安排' : undefined}
                />
              </>
            )}
          />
          <FormButton
            call={create}
            label={orgPlanWork.addSlot.label}
            fields={slotNames}
            input={{ obId }}
            when={offers(orgPlanWork.addSlot, plan)}
          />
        </>
      )}
    </ViewButton>
  );
}
