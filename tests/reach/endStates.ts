/** States of built machines that nothing leads out of, and why the way ends there. */
export const endStates: Readonly<Record<string, string>> = {
  'certBatch ended': 'a batch that is over is only read; the next half-year has its own',
  'planEndStatus 2': 'an ended plan is only read: nobody below it runs or waits any more',
  'limitStatus 6': 'what was released is only read; a new decision is entered as a new one',
  'violationApproval 1': 'approved, it is in force; what follows is its release',
  'alertStatus 3': 'what was let be is only read: somebody said why',
  'reportFileStatus 4': 'a file that was cancelled is made again as a task of its own',
  'reportFileStatus 5': 'a file whose days are over is made again as a task of its own',
  'reportSubmitStatus 2': 'the figures of the period are taken and stand',
  'regChangeStatus 1': 'the change stands in the application; another one is asked for anew',
  'pushState 4': 'what need not be heard is only read: somebody said why',
  'abnormalStatus 2': 'what was let be is only read: somebody said why',
  'realNameAuth 1': 'a name that was proved stays proved; another one is an affair',
  'realNameAuth 4': 'a name that was proved stays proved; another one is an affair',
};
