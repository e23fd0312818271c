import { nameCodes } from '../kit';
import * as lists from './generated';

export const limitStatus = nameCodes(
  lists.limitStatus,
  {
    draft: [0, 'pending'],
    reported: [1, 'running'],
    limited: [2, 'bad'],
    refused: [3, 'held'],
    releaseAsked: [4, 'running'],
    releaseReviewed: [5, 'running'],
    released: [6, 'good'],
  },
  /** A release that is asked for and not yet decided changes nothing. */
  { inForce: ['limited', 'releaseAsked', 'releaseReviewed'] },
);

/** 限制库推送状态 */
export const limitPushStatus = nameCodes(lists.limitPushStatus, {
  waiting: [0, 'pending'],
  pushing: [1, 'running'],
  pushed: [2, 'good'],
  failed: [3, 'bad'],
  cancelled: [4, 'pending'],
});
