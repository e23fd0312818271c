import {
  finalJudgement,
  firstReview,
  printStatus,
  recheck,
  recordStatusEnroll,
} from '../dictionaries';
import { defineFlow } from '../kit';
import { finalDecisions, firstDecisions, recheckDecisions } from './decisions';

/** The stages of a record: each begins when the one before has concluded. */
export const firstReviewFlow = defineFlow(firstReview, firstDecisions.rows);
export const recheckFlow = defineFlow(recheck, recheckDecisions.rows);
export const finalFlow = defineFlow(finalJudgement, finalDecisions.rows);

/** The record itself: restricted with its person, deleted, or invalid after its history. */
export const enrollRecordFlow = defineFlow(recordStatusEnroll, {
  restrict: { from: 'normal', to: 'restricted', otherwise: '该记录不是正常状态' },
  release: { from: 'restricted', to: 'normal', otherwise: '该记录没有受限' },
  remove: { from: 'normal', to: 'deleted', otherwise: '该记录不是正常状态，不能删除' },
  undelete: { from: 'deleted', to: 'normal', otherwise: '该记录没有删除' },
  revoke: { from: 'normal', to: 'invalid', otherwise: '该记录不是正常状态' },
  restore: { from: 'invalid', to: 'normal', otherwise: '该记录没有失效' },
});

/** The sticker that goes onto the certificate. */
export const stickerFlow = defineFlow(printStatus, {
  print: {
    from: ['unprinted', 'reset'],
    to: 'printed',
    otherwise: '结论贴已打印，要重新打印请先重置打印',
  },
  reset: { from: 'printed', to: 'reset', otherwise: '只有已打印的结论贴可以重置打印' },
});
