import { nameCodes } from '../kit';
import * as lists from './generated';

/** 申请人的实名状态 */
export const realNameAuth = nameCodes(lists.realNameAuth, {
  unverified: [0, 'pending'],
  passed: [1, 'good'],
  failed: [2, 'bad'],
  waiting: [3, 'running'],
  manualPassed: [4, 'good'],
  manualFailed: [5, 'bad'],
});

/** 申请人账户的状态 */
export const applicantAccount = nameCodes(lists.applicantAccount, {
  normal: [0, 'good'],
  locked: [1, 'held'],
  closed: [2, 'pending'],
});

/** 证书是否核验过 */
export const validation = nameCodes(lists.validation, {
  no: [0, 'pending'],
  yes: [1, 'good'],
  partly: [2, 'held'],
});

/** 申请人事务的审核标志 */
export const reviewFlag = nameCodes(lists.reviewFlag, {
  waiting: [0, 'running'],
  passed: [1, 'good'],
  failed: [2, 'bad'],
  autoPassed: [3, 'good'],
});
