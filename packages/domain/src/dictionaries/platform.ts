import { nameCodes } from '../kit';
import * as lists from './generated';

/** 推送状态 */
export const pushState = nameCodes(lists.pushState, {
  waiting: [0, 'pending'],
  success: [1, 'good'],
  failed: [2, 'bad'],
  returned: [3, 'held'],
  waived: [4, 'pending'],
});

/** 回传异常的处理状态 */
export const abnormalStatus = nameCodes(lists.abnormalStatus, {
  waiting: [0, 'held'],
  mended: [1, 'running'],
  ignored: [2, 'pending'],
});

/** 国办接口的开关 */
export const gbSwitchState = nameCodes(lists.gbSwitchState, {
  on: [1, 'good'],
  off: [0, 'pending'],
  chosen: [2, 'running'],
});
