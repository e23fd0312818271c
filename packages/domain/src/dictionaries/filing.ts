import { defineDict, nameCodes } from '../kit';
import * as lists from './generated';

/** 导出权限备案的状态 */
export const filingStatus = nameCodes(lists.filingStatus, {
  passed: [1, 'good'],
  waiting: [2, 'running'],
  returned: [3, 'held'],
  expired: [4, 'pending'],
});

/** 备案类型 */
export const filingType = nameCodes(lists.filingType, { recognition: [1], registration: [2] });

/** 备案的字段范围: what leaves in full only under a filing */
export const filingColumn = defineDict<string>('filingColumn', [
  { value: 'idNo', label: '完整证件号码' },
]);
