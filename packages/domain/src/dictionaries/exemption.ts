import { nameCodes } from '../kit';
import * as lists from './generated';

/** 免试学生数据的状态 */
export const normalDataStatus = nameCodes(lists.normalDataStatus, {
  incomplete: [0, 'pending'],
  ready: [1, 'held'],
  waiting: [2, 'running'],
  passed: [3, 'good'],
  returned: [4, 'held'],
  abnormal: [5, 'bad'],
});
