import { nameCodes } from '../kit';
import * as lists from './generated';

/** 统一社会信用代码的校验结果 */
export const uniscCheck = nameCodes(lists.uniscCheck, {
  holds: [1, 'good'],
  wrong: [2, 'bad'],
  twice: [3, 'held'],
  missing: [4, 'pending'],
});

/** 机构公示信息的发布状态 */
export const siteReleaseStatus = nameCodes(lists.siteReleaseStatus, {
  draft: [0, 'pending'],
  waiting: [1, 'running'],
  published: [2, 'good'],
  returned: [3, 'bad'],
});

/** 机构撤并、移交的执行状态 */
export const annulState = nameCodes(lists.annulState, {
  waiting: [0, 'running'],
  done: [1, 'good'],
  failed: [2, 'bad'],
});
