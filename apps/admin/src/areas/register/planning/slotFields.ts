import { membersOf } from '@tqc/contract/kit';
import { orgBatch, orgBatchTime } from '@tqc/contract/register';
import type { FormField, FormValues } from '@tqc/ui/FormDialog';
import { formStart } from '../../../kit/form/fieldsOf';
import { fieldsOf, rowsOf, valuesOf } from '../../../kit/form/formFields';
import { call } from '../../../kit/session/api';

const { create } = orgBatchTime;
/** What is entered of a time slot. */
export const slotNames = [
  'validBeginDateStr',
  'validEndDateStr',
  'confirmBegin',
  'confirmEnd',
  'dayLimit',
  'ctIds',
] as const;
const MOST = 50;
const shape = membersOf(create.input);

/** Time slots as rows of a form; those a plan has already can be moved and not removed. */
export function slotRows(fixed = 0): FormField {
  return {
    name: 'slots',
    label: '时间段',
    kind: 'rows',
    required: true,
    wide: true,
    fields: fieldsOf(create, slotNames),
    fixed,
    min: 1,
    max: MOST,
  };
}

/** The slots of a form as a new plan takes them. */
export const slotsOf = (values: FormValues) =>
  rowsOf(values, 'slots').map((row) => valuesOf(create, slotNames, row));

/** The slots of a form as a change takes them: with their numbers, where they have one. */
export const changedSlotsOf = (values: FormValues) =>
  rowsOf(values, 'slots').map((row) => ({
    obtId: typeof row['obtId'] === 'string' ? row['obtId'] : null,
    ...valuesOf(create, slotNames, row),
  }));

/** The slots of a plan as the rows of a form begin; the list of plans does not tell them. */
export async function loadSlots(obId: string): Promise<FormValues> {
  const { times } = await call(orgBatch.get, { obId });
  return {
    slots: times.map((slot) => ({ obtId: slot.obtId, ...formStart(shape, slotNames, slot) })),
  };
}
