import { nameCodes } from '../kit';
import * as lists from './generated';

/** 报表的状态 */
export const reportStatus = nameCodes(lists.reportStatus, {
  draft: [0, 'pending'],
  waiting: [1, 'running'],
  published: [2, 'good'],
  stopped: [3, 'held'],
});
