import { nameCodes } from '../kit';
import * as lists from './generated';

export const adminStatus = nameCodes(lists.adminStatus, {
  normal: [0, 'good'],
  forbidden: [1, 'bad'],
});

/** 用户权限变更审核 */
export const verifyStatus = nameCodes(lists.verifyStatus, {
  pending: [0, 'pending'],
  accepted: [1, 'good'],
  rejected: [2, 'bad'],
});
export const verifyKind = nameCodes(lists.verifyKind, { person: [1], roles: [2], rights: [3] });

/** 教师账号认证 */
export const authResult = nameCodes(lists.authResult, {
  waiting: [0, 'pending'],
  passed: [1, 'good'],
  failed: [2, 'bad'],
});

export const usbKeyStatus = nameCodes(lists.usbKeyStatus, {
  unassigned: [1, 'pending'],
  normal: [2, 'good'],
  void: [3, 'bad'],
  locked: [4, 'held'],
});
