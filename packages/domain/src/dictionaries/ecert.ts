import { nameCodes } from '../kit';
import * as lists from './generated';

export const ecertStatus = nameCodes(lists.ecertStatus, {
  effective: [1, 'good'],
  revoked: [0, 'bad'],
});

/** 电子证书任务的状态 */
export const ecertTaskStatus = nameCodes(lists.ecertTaskStatus, {
  waiting: [0, 'pending'],
  running: [2, 'running'],
  done: [1, 'good'],
  cancelled: [3, 'held'],
});

/** 机构电子印章的状态 */
export const stampStatus = nameCodes(lists.stampStatus, {
  inUse: [1, 'good'],
  stopped: [0, 'held'],
});

/** 电子证书痕迹的操作类型 */
export const ecertAct = nameCodes(lists.ecertAct, {
  made: [1, 'good'],
  cancelled: [2, 'bad'],
  modified: [3, 'running'],
  downloaded: [4, 'pending'],
  verified: [5, 'held'],
  pushed: [6, 'running'],
});

/** 印章类型 */
export const stampType = nameCodes(lists.stampType, {
  official: [1, 'pending'],
  special: [2, 'pending'],
});
