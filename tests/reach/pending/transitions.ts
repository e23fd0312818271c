import type { Pending } from '../kit/pending';

/** Steps of transitions.tsv without a control for an organisation type that may do them. */
export const pendingTransitions: readonly Pending[] = [
  {
    area: 'register',
    reason:
      'collecting an application in the office is refused on purpose: it comes by the channel',
    ids: [
      'recognitionStatus -→6 back-office collection (data source 1) 1',
      'recognitionStatus -→6 back-office collection (data source 1) 2',
      'recognitionStatus -→6 back-office collection (data source 1) 3',
      'recognitionStatus -→6 back-office collection (data source 1) 4',
    ],
  },
  {
    area: 'register',
    reason:
      'accepting a declaration has no button: the channel hands over what is accepted already',
    ids: [
      'recognitionStatus 0→6 declaration received 1',
      'recognitionStatus 0→6 declaration received 2',
      'recognitionStatus 0→6 declaration received 3',
      'recognitionStatus 0→6 declaration received 4',
    ],
  },
  {
    area: 'enroll',
    reason:
      'the row names no call; the one that completes it (delete by its own call) has the button',
    ids: [
      'orgBatchApproval 0→- periodic registration: delete 2',
      'orgBatchApproval 0→- periodic registration: delete 3',
      'orgBatchApproval 0→- periodic registration: delete 4',
    ],
  },
];

/** States that are left in the table and by nothing that is built. */
export const pendingStates: readonly Pending[] = [
  {
    area: 'register',
    reason: 'accepting a declaration has no button: nothing is handed over in this state',
    ids: ['recognitionStatus 0'],
  },
];
