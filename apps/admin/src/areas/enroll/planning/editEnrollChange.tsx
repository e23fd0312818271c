import { change, EnrollSlotInput, orgBatch, provinceBatch } from '@tqc/contract/enroll';
import type { OutputOf, Row } from '@tqc/contract/kit';
import { offers, planChangeActions } from '@tqc/domain/planning';
import type { FormField, FormValues } from '@tqc/ui/FormDialog';
import { useState } from 'react';
import { FormButton } from '../../../kit/form/buttons';
import { formStart } from '../../../kit/form/fieldsOf';
import { call } from '../../../kit/session/api';
import { filingRows } from '../../../trade/planning/provinceFields';
import { movedOfProvince, provinceDaysOf } from './movedOfProvince';
import { changedEnrollTimes, enrollSlotRows, slotNames } from './enrollSlotFields';
import { orgDayFields, orgDays, provinceDayFields } from './enrollStageFields';

type Change = Row<typeof change.list>;
type OrgPlan = OutputOf<typeof orgBatch.get>;
type ProvincePlan = OutputOf<typeof provinceBatch.get>;
const { update } = change;
const { label } = planChangeActions.edit;

/** Whoever asked for a change enters it anew as long as nobody has decided it. */
export function editEnrollChange(row: Change, opened: FormField, own: boolean) {
  const when = own && offers(planChangeActions.edit, row);
  const { obId } = row;
  return obId === null ? (
    <EditOfProvince label={label} call={update} when={when} row={row} opened={opened} />
  ) : (
    <EditOfOrg label={label} call={update} when={when} row={row} obId={obId} />
  );
}

interface EditProps {
  /** The list reads these before it draws anything. */
  readonly label: string;
  readonly call: typeof update;
  readonly when: boolean;
  readonly row: Change;
}

/** Only what differs from the plan is sent, so the plan is read as the form opens. */
function EditOfProvince({
  row,
  opened,
  label: said,
  when,
}: EditProps & { readonly opened: FormField }) {
  const [plan, setPlan] = useState<ProvincePlan>();
  return (
    <FormButton
      call={update}
      label={said}
      link
      drawer
      row={row}
      load={async () => {
        const found = await call(provinceBatch.get, { pbId: row.pbId });
        setPlan(found);
        const { filing, orgIds, slots: _, ...days } = row.after;
        return {
          ...provinceDaysOf(found),
          ...days,
          windows: filing ?? found.filing,
          opened: orgIds ?? found.orgIds,
        };
      }}
      fields={[filingRows, ...provinceDayFields, opened, 'reason']}
      input={{ action: 'edit' }}
      toInput={(values) => ({ after: plan ? movedOfProvince(plan, values) : {} })}
      when={when}
    />
  );
}

/** The same of an organisation: slots as they would be, those left alone as they stand. */
function EditOfOrg({ row, obId, label: said, when }: EditProps & { readonly obId: string }) {
  const [plan, setPlan] = useState<OrgPlan>();
  return (
    <FormButton
      call={update}
      label={said}
      link
      drawer
      row={row}
      load={async () => {
        const found = await call(orgBatch.get, { obId });
        setPlan(found);
        const { slots, ...days } = row.after;
        return {
          ...Object.fromEntries(orgDays.map((name) => [name, found[name]])),
          ...days,
          slots: slotsAfter(found, slots ?? []),
        };
      }}
      fields={[enrollSlotRows(plan?.times.length), ...orgDayFields(plan?.stages ?? ''), 'reason']}
      input={{ action: 'edit' }}
      toInput={(values) => ({ after: plan ? movedOfOrg(plan, values) : {} })}
      when={when}
    />
  );
}

type Slots = NonNullable<Change['after']['slots']>;

function slotsAfter({ times }: OrgPlan, moved: Slots): FormValues[] {
  const stand = times.map((slot) => moved.find(({ obtId }) => obtId === slot.obtId) ?? slot);
  const added = moved.filter(({ obtId }) => obtId === null);
  return [...stand, ...added].map((slot) => ({
    obtId: slot.obtId,
    ...formStart(EnrollSlotInput.shape, slotNames, slot),
  }));
}

/** What the form holds of a plan beyond what stands. */
function movedOfOrg(plan: OrgPlan, values: FormValues) {
  const slots = changedEnrollTimes(values).filter((slot) => {
    const stand = plan.times.find(({ obtId }) => obtId === slot.obtId);
    return !stand || slotNames.some((name) => stand[name] !== slot[name]);
  });
  const days = orgDays.flatMap((name) => {
    // An emptied day is that of the province again.
    const value = values[name] === undefined || values[name] === '' ? null : values[name];
    return value === plan[name] ? [] : [[name, value] as const];
  });
  return { ...(slots.length > 0 ? { slots } : {}), ...Object.fromEntries(days) };
}
