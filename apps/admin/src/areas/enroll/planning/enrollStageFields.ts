import { EnrollOrgPlan, EnrollProvincePlan } from '@tqc/contract/enroll';
import type { FormField, FormValues } from '@tqc/ui/FormDialog';
import { drawnFields, type NamedField } from '../../../kit/form/formFields';

/** The days that a province may move of its plan. */
export const provinceDays = [
  'firstReviewBegin',
  'firstReviewEnd',
  'recheckBegin',
  'recheckEnd',
  'finalBegin',
  'finalEnd',
] as const;
export const provinceDayFields = drawnFields(provinceDays, EnrollProvincePlan.shape, false);

/** What an organisation sets of its own first. */
export const firstDays = [
  'firstReviewBegin',
  'firstReviewEnd',
  'noticeBegin',
  'noticeEnd',
] as const;
const laterDays = ['recheckBegin', 'recheckEnd', 'finalBegin', 'finalEnd'] as const;
/** All days that an organisation may move of its plan. */
export const orgDays = [...firstDays, ...laterDays] as const;
type Stage = (typeof laterDays)[number];

/** Days of a stage, where the level acts in it; left out, those of the province hold. */
export const stageDays = (
  rechecks: (values: FormValues) => boolean,
  judges: (values: FormValues) => boolean,
): NamedField<Stage>[] =>
  laterDays.map((of) => ({
    of,
    change: (field: FormField): FormField => ({
      ...field,
      hint: '不填按省级计划',
      when: of.startsWith('recheck') ? rechecks : judges,
    }),
  }));

/** The same as a plan of its own tells which stages it has. */
export const stageDaysOf = (stages: string) =>
  stageDays(
    () => stages.includes('复核'),
    () => stages.includes('终审'),
  );

/** They as fields of a form whose call takes them within something else. */
export const orgDayFields = (stages: string) =>
  drawnFields([...firstDays, ...stageDaysOf(stages)], EnrollOrgPlan.shape, false);
