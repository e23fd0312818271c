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

/** 免试短信任务的接收对象 */
export const smsTaskTarget = nameCodes(lists.smsTaskTarget, {
  universities: [1],
  students: [2],
});

/** 免试短信任务的状态 */
export const smsTaskStatus = nameCodes(lists.smsTaskStatus, {
  waiting: [0, 'pending'],
  sending: [1, 'running'],
  done: [2, 'good'],
  cancelled: [3, 'held'],
});
