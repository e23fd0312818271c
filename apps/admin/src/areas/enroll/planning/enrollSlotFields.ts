import { EnrollSlotInput } from '@tqc/contract/enroll';
import type { FormField, FormValues } from '@tqc/ui/FormDialog';
import { formInput } from '../../../kit/form/fieldsOf';
import { drawnFields, rowsOf } from '../../../kit/form/formFields';

/** What is entered of a time slot. */
export const slotNames = [
  'validBeginDateStr',
  'validEndDateStr',
  'confirmBegin',
  'confirmEnd',
  'dayLimit',
] as const;
const MOST = 50;
const { shape } = EnrollSlotInput;

interface Entered {
  validBeginDateStr: string;
  validEndDateStr: string;
  confirmBegin: string;
  confirmEnd: string;
  dayLimit: number | null;
}

/** Time slots as rows of a form; the first of them may have to stay. */
export function enrollSlotRows(fixed = 0): FormField {
  return {
    name: 'slots',
    label: '时间段',
    kind: 'rows',
    required: true,
    wide: true,
    fields: drawnFields(slotNames, shape, false),
    fixed,
    min: 1,
    max: MOST,
  };
}

// Each value is typed by the field of its name; the schema has the last word.
const slotOf = (row: FormValues) => formInput(shape, slotNames, row) as unknown as Entered;

/** The slots of a form as a new plan takes them. */
export const enrollTimes = (values: FormValues) => rowsOf(values, 'slots').map(slotOf);

/** The same with their numbers, where they have one. */
export const changedEnrollTimes = (values: FormValues) =>
  rowsOf(values, 'slots').map((row) => ({
    obtId: typeof row['obtId'] === 'string' ? row['obtId'] : null,
    ...slotOf(row),
  }));
