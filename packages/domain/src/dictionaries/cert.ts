import { nameCodes } from '../kit';
import * as lists from './generated';

export const certStatus = nameCodes(lists.certStatus, {
  normal: [0, 'good'],
  deleted: [1, 'bad'],
  recovered: [2, 'held'],
});

export const certChangeStatus = nameCodes(lists.certChangeStatus, {
  pending: [1, 'pending'],
  failed: [8, 'bad'],
  passed: [9, 'good'],
});

/** 证书变更类型 */
export const certChangeType = nameCodes(lists.certChangeType, {
  change: [2, 'running'],
  remove: [10, 'bad'],
  restore: [11, 'good'],
  add: [12, 'good'],
  historyRevoked: [5, 'bad'],
  historyConclusion: [9, 'running'],
});

export const accessQueryResult = nameCodes(
  lists.accessQueryResult,
  {
    waiting: [10, 'pending'],
    querying: [11, 'running'],
    normal: [0, 'good'],
    judgment: [1, 'bad'],
    prosecution: [2, 'bad'],
    nonProsecution: [3, 'bad'],
    violation: [4, 'bad'],
  },
  { found: ['judgment', 'prosecution', 'nonProsecution', 'violation'] },
);

/** The same for who only has to know whether anything was found. */
export const sexualOffenceMerged = nameCodes(lists.sexualOffenceMerged, {
  waiting: [10, 'pending'],
  querying: [11, 'running'],
  normal: [0, 'good'],
  offence: [1, 'bad'],
});

export const printStatus = nameCodes(lists.printStatus, {
  unprinted: [0, 'pending'],
  printed: [1, 'good'],
  reset: [2, 'held'],
});

/** 空白证书的状态 */
export const blankStockStatus = nameCodes(lists.blankStockStatus, {
  asked: [0, 'pending'],
  assigned: [1, 'running'],
  received: [2, 'good'],
  closed: [3, 'held'],
});

/** Why a row of an old collection fits no store. */
export const tempHistoryReason = nameCodes(lists.tempHistoryReason, {
  twice: [1, 'bad'],
  identity: [2, 'bad'],
  organisation: [3, 'bad'],
  missing: [4, 'bad'],
});

/** What became of such a row. */
export const tempHistoryStatus = nameCodes(lists.tempHistoryStatus, {
  waiting: [0, 'pending'],
  stored: [1, 'good'],
  void: [2, 'held'],
});
