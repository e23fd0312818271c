import type { OutputOf, Row } from '@tqc/contract/kit';
import { membersOf } from '@tqc/contract/kit';
import { orgBatchTime, provinceBatch, provinceBatchPostpone } from '@tqc/contract/register';
import { offers, planChangeActions } from '@tqc/domain/planning';
import type { FormField } from '@tqc/ui/FormDialog';
import { useState } from 'react';
import { FormButton } from '../../../kit/form/buttons';
import { formStart } from '../../../kit/form/fieldsOf';
import { call } from '../../../kit/session/api';
import { dayFields, daysOf, movedOf } from './provinceChangeButton';
import { filingRows } from '../../../trade/planning/provinceFields';
import { changedSlotsOf, loadSlots, slotNames, slotRows } from './slotFields';

type Change = Row<typeof provinceBatchPostpone.list>;
const { update } = provinceBatchPostpone;
const { label } = planChangeActions.edit;
const slotShape = membersOf(orgBatchTime.create.input);

/** Whoever asked for a change enters it anew as long as nobody has decided it. */
export function editChangeButton(change: Change, opened: FormField, own: boolean) {
  const when = own && offers(planChangeActions.edit, change);
  const { obId } = change;
  return obId === null ? (
    <EditProvinceChange label={label} call={update} when={when} change={change} opened={opened} />
  ) : (
    <FormButton
      call={update}
      label={label}
      link
      drawer
      row={change}
      load={() => loadChangedSlots(change, obId)}
      fields={[slotRows(standing(change)), 'reason']}
      input={{ action: 'edit' }}
      toInput={(values) => ({ after: { slots: changedSlotsOf(values) } })}
      when={when}
    />
  );
}

const standing = ({ after: { slots = [] } }: Change) =>
  slots.filter(({ obtId }) => obtId !== null).length;

/** The slots as they would be after the change; those it leaves alone as they stand. */
async function loadChangedSlots({ after: { slots = [] } }: Change, obId: string) {
  const { slots: stand } = await loadSlots(obId);
  const shown = slots.map((slot) => ({
    obtId: slot.obtId,
    ...formStart(slotShape, slotNames, slot),
  }));
  return { slots: shown.length > 0 ? shown : stand };
}

interface EditProps {
  /** The list reads these before it draws anything. */
  readonly label: string;
  readonly call: typeof update;
  readonly when: boolean;
  readonly change: Change;
  readonly opened: FormField;
}

/** Only what differs from the plan is sent, so the plan is read as the form opens. */
function EditProvinceChange({ change, opened, label: said, when }: EditProps) {
  const [plan, setPlan] = useState<OutputOf<typeof provinceBatch.get>>();
  return (
    <FormButton
      call={update}
      label={said}
      link
      drawer
      row={change}
      load={async () => {
        const found = await call(provinceBatch.get, { pbId: change.pbId });
        setPlan(found);
        const { filing, orgIds, filingEnd, slots: _, ...days } = change.after;
        return {
          ...daysOf(found),
          ...days,
          windows: filing ?? untilEnd(found.filing, filingEnd),
          opened: orgIds ?? found.orgIds,
        };
      }}
      fields={[filingRows, ...dayFields, opened, 'reason']}
      input={{ action: 'edit' }}
      toInput={(values) => ({ after: plan ? movedOf(plan, values) : {} })}
      when={when}
    />
  );
}

type Windows = OutputOf<typeof provinceBatch.get>['filing'];

/** A change may move the end of the last window alone. */
const untilEnd = (filing: Windows, end: string | undefined): Windows =>
  filing.map((window, at) =>
    end !== undefined && at === filing.length - 1 ? { ...window, end } : window,
  );
