import { nameCodes } from '../kit';
import * as lists from './generated';

export const recordStatusEnroll = nameCodes(lists.recordStatusEnroll, {
  normal: [0, 'good'],
  restricted: [1, 'bad'],
  deleted: [2, 'bad'],
  invalid: [3, 'bad'],
});

export const firstReview = nameCodes(lists.firstReview, {
  pending: [30, 'pending'],
  qualified: [31, 'good'],
  deferred: [32, 'held'],
  unqualified: [33, 'bad'],
  noQualification: [34, 'bad'],
  notInScope: [35, 'held'],
});

export const recheck = nameCodes(lists.recheck, {
  pending: [40, 'pending'],
  qualified: [41, 'good'],
  deferred: [42, 'held'],
  unqualified: [43, 'bad'],
  noQualification: [44, 'bad'],
  notInScope: [45, 'held'],
});

export const finalJudgement = nameCodes(lists.finalJudgement, {
  pending: [50, 'pending'],
  qualified: [51, 'good'],
  deferred: [52, 'held'],
  unqualified: [53, 'bad'],
  noQualification: [54, 'bad'],
  notInScope: [55, 'held'],
});

/** How far the notice of what a plan concluded has come. */
export const noticeState = nameCodes(lists.noticeState, {
  waiting: [0, 'pending'],
  running: [1, 'running'],
  over: [2, 'good'],
});
