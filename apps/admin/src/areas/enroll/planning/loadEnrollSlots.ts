import { EnrollSlotInput, setSelfOrgPlan } from '@tqc/contract/enroll';
import type { FormValues } from '@tqc/ui/FormDialog';
import { formStart } from '../../../kit/form/fieldsOf';
import { call } from '../../../kit/session/api';
import { slotNames } from './enrollSlotFields';

/** The slots of a plan as the rows of a form begin; the list of plans does not tell them. */
export async function loadEnrollSlots(obId: string): Promise<FormValues> {
  const { times } = await call(setSelfOrgPlan.get, { obId });
  return {
    slots: times.map((slot) => ({
      obtId: slot.obtId,
      ...formStart(EnrollSlotInput.shape, slotNames, slot),
    })),
  };
}
