/** When the stages of a registration plan are, in the order of the work. */
export const stageColumns = [
  'filingBegin',
  'filingEnd',
  'firstReviewBegin',
  'firstReviewEnd',
  'recheckBegin',
  'recheckEnd',
  'finalBegin',
  'finalEnd',
  'noticeDays',
] as const;
