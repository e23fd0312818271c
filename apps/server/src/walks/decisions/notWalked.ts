/**
 * Tables of the domain, or rows of one that is walked, that no machine takes, and why. Most of the
 * flows besides have each of their steps taken once by the walk over transitions, and a wrong
 * state of each versioned call by the walk over calls.
 */
export const notWalked: readonly { readonly reason: string; readonly of: readonly string[] }[] = [
  {
    reason: 'flows that the rows of actions move, of plans that are walked',
    of: ['planning/approvalFlow', 'planning/planEndFlow'],
  },
  {
    reason: 'steps that the system or another record takes by itself: nobody decides on them',
    of: [
      'exemption/exemptFilingFlow.expire',
      'exemption/exemptStudentFlow.complete',
      'exemption/exemptStudentFlow.lack',
      'exemption/exemptStudentFlow.mend',
      'exemption/exemptStudentFlow.mismatch',
      'limit/limitFlow.expire',
      'register/filingFlow.expire',
      'register/recognitionFlow.applicantCompletes',
      'register/recognitionFlow.issueNumber',
      'register/recognitionFlow.takeBackNumber',
    ],
  },
  {
    reason: 'one call that means either by who makes it: no organisation is refused one row alone',
    of: [
      'exemption/exemptRosterFlow.edit',
      'exemption/exemptRosterFlow.correct',
      'exemption/exemptStudentFlow.edit',
      'exemption/exemptStudentFlow.correct',
    ],
  },
  {
    reason: 'asked for again by the call of the application, with the change that it then finds',
    of: ['register/regChangeFlow.requestAgain'],
  },
  {
    reason:
      'a file that takes the place of another one: taken rightly and wrongly by calls.test.ts',
    of: ['register/filingFlow.replace'],
  },
  {
    reason: 'each organisation does it with its own record, and names no other: nobody is refused',
    of: [
      'organisations/siteFlow.edit',
      'organisations/siteFlow.apply',
      'organisations/siteFlow.withdraw',
      'reports/reportSubmitFlow.again',
    ],
  },
  {
    reason: 'one decider and two states or three, each step taken by transitions.test.ts',
    of: [
      'applicant/affairFlow',
      'applicant/applicantAccountFlow',
      'applicant/realNameFlow',
      'applicant/validationFlow',
      'cert/historyCollegeFlow',
      'cert/tempHistoryFlow',
      'ecert/stampFlow',
      'reports/reportFlow',
      'wall/alertFlow',
    ],
  },
  {
    reason:
      'work on what was decided before (paper, prints, queries), taken by transitions.test.ts',
    of: [
      'cert/blankFlow',
      'cert/certFlow',
      'cert/printFlow',
      'ecert/ecertFlow',
      'enroll/stickerFlow',
      'register/accessQueryFlow',
      'register/recordFlow',
    ],
  },
  {
    reason: 'a record taken away and brought back: areas/enroll/recordData.test.ts',
    of: ['enroll/enrollRecordFlow'],
  },
  {
    reason: 'tasks and exchanges that a job moves; people only stop or repeat them',
    of: [
      'ecert/ecertTaskFlow',
      'exemption/smsTaskFlow',
      'limit/limitPushFlow',
      'platform/abnormalFlow',
      'platform/pushFlow',
    ],
  },
  {
    reason: 'work of one office that nobody asks for: no decision on what somebody handed in',
    of: [
      'maintenance/maintenanceFlow',
      'organisations/annulFlow',
      'organisations/lockFlow',
      'organisations/renameFlow',
      'organisations/stopFlow',
      'people/adminFlow',
      'people/authFlow',
      'people/heldKeyFlow',
      'people/stockKeyFlow',
      'people/verifyFlow',
      'shared/docFlow',
    ],
  },
];
