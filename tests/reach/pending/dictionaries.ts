import type { Pending } from '../kit/pending';

/** Code lists that no code of the product reads yet. */
export const pendingDictionaries: readonly Pending[] = [
  {
    area: 'applicant',
    reason: 'the mobile and the mail of an applicant are two fields: nothing chooses between them',
    ids: ['contactType'],
  },
  {
    area: 'enroll',
    reason: 'a decision is sent by its name, and each stage has its own states (30, 40 and 50 up)',
    ids: ['confirmationDecision'],
  },
  {
    area: 'basic',
    reason: 'which organisation stands above which place is asked of the tree and of its types',
    ids: ['lookupOrgType', 'parentOrgTypeByAreaLevel'],
  },
  {
    area: 'rms',
    reason: 'a flag of the account with one code: it is neither chosen nor shown as a word',
    ids: ['manageFlag', 'superuser'],
  },
  {
    area: 'register',
    reason: 'kept otherwise on purpose: docs/decisions/D-051, domain-04 and domain-05',
    ids: ['recognitionMaterials'],
  },
  {
    area: 'shell',
    reason:
      'the frame writes these words or codes where it shows them; the list says which there are',
    ids: [
      'forceSignOutCode',
      'forgotStep',
      'levelOneButton',
      'loginPayloadType',
      'messageTab',
      'pageSize',
      'passOverdue',
      'passwordSpecialA',
      'passwordSpecialB',
      'searchFormItem',
      'tabMenuAction',
      'tabSet.level1',
      'tabSet.level2',
      'tabSet.level3',
      'tabSet.level4',
      'tabSet.level5',
    ],
  },
];
