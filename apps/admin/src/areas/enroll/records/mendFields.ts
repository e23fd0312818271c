import type { NamedField } from '../../../kit/form/formFields';
import { required } from '../../../kit/form/formFields';
import type { Detail } from './EnrollmentFacts';

/** What of a registration is mended. */
export const mendFields = [
  required('workUnit'),
  required('teachGrade'),
  required('teachSubject'),
  'post',
  'employedFrom',
  'employedTo',
  {
    of: 'mobile',
    change: (field) => ({ ...field, required: false, hint: '不改动的请留空' }),
  } satisfies NamedField<'mobile'>,
] as const;

/** What stands there now; the number of the phone stays covered. */
export const mendValues = ({
  workUnit,
  teachGrade,
  teachSubject,
  post,
  employedFrom,
  employedTo,
}: Detail) => ({
  workUnit,
  teachGrade: String(teachGrade),
  teachSubject,
  post,
  employedFrom,
  employedTo,
});
