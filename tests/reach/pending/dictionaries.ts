import type { Pending } from '../kit/pending';

/** Code lists that no code of the product reads yet. */
export const pendingDictionaries: readonly Pending[] = [
  {
    area: 'exemption',
    reason: 'not built yet: exemption and assessment of universities',
    ids: ['assessResult', 'noticeState'],
  },
  {
    area: 'applicant',
    reason: 'not built yet: accounts, affairs and verification of applicants',
    ids: ['contactType'],
  },
  {
    area: 'enroll',
    reason: 'not built yet: periodic registration',
    ids: ['confirmationDecision', 'enrollNumber'],
  },
  {
    area: 'limit',
    reason: 'not built yet: comparing a list with the library',
    ids: ['sexualOffenceMerged'],
  },
  {
    area: 'cert',
    reason: 'lists of histories are ordered at their columns',
    ids: ['sortHistory'],
  },
  {
    area: 'basic',
    reason: 'not built yet: organisations, subjects, documents, keys',
    ids: ['subjectQueryType', 'lookupOrgType', 'parentOrgTypeByAreaLevel', 'region'],
  },
  {
    area: 'rms',
    reason: 'not built yet: users, roles and how they are verified',
    ids: ['manageFlag', 'superuser'],
  },
  {
    area: 'register',
    reason: 'the recognition process does not read it yet: the materials of a case',
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
