import { recognitionStatus } from '@tqc/domain/dictionaries';
import type { Call } from '@tqc/contract/kit';
import { registrationReview } from '@tqc/contract/register';

/** A step of the review, the states that wait in it, and the call whose right it takes. */
export interface DeskStep {
  readonly key: string;
  readonly label: string;
  readonly statuses: readonly number[];
  readonly call: Pick<Call, 'permission'>;
}

/** The steps that have a queue at the desk, in the order of an application's way. */
export const deskSteps: readonly DeskStep[] = [
  {
    key: 'check',
    label: '核验',
    statuses: [recognitionStatus.code('filed')],
    call: registrationReview.confirmRegistration,
  },
  {
    key: 'confirm',
    label: '现场确认',
    statuses: [recognitionStatus.code('qualified')],
    call: registrationReview.affirmRegistration,
  },
  {
    key: 'audit',
    label: '审批',
    statuses: [recognitionStatus.code('confirmed')],
    call: registrationReview.batchAud,
  },
];
