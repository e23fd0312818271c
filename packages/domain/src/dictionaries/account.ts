import { defineDict } from '../kit';

export const loginType = defineDict('loginType', [
  { value: 'sms', label: '短信验证登录' },
  { value: 'certsms', label: '证书加短信验证登录' },
]);

export const loginPayloadType = defineDict('loginPayloadType', [
  { value: 1, label: '账号密码登录' },
]);

export const passOverdue = defineDict('passOverdue', [{ value: 1, label: '密码已过期' }]);

export const superuser = defineDict('superuser', [{ value: 1, label: '超级用户' }]);

export const manageFlag = defineDict('manageFlag', [{ value: 1, label: '具有管理权限' }]);

export const forgotStep = defineDict('forgotStep', [
  { value: 0, label: '验证用户' },
  { value: 1, label: '设置密码' },
  { value: 2, label: '完成' },
]);

export const forceSignOutCode = defineDict('forceSignOutCode', [
  { value: 410, label: '强制退出登录' },
  { value: 413, label: '强制退出登录' },
  { value: 415, label: '强制退出登录' },
  { value: 481, label: '强制退出登录' },
  { value: 486, label: '强制退出登录' },
  { value: 487, label: '强制退出登录' },
  { value: 488, label: '强制退出登录' },
  { value: 491, label: '强制退出登录' },
  { value: 492, label: '强制退出登录' },
  { value: 494, label: '强制退出登录' },
  { value: 496, label: '强制退出登录' },
  { value: 497, label: '强制退出登录' },
  { value: 498, label: '强制退出登录' },
  { value: 499, label: '强制退出登录' },
]);

export const passwordSpecialA = defineDict('passwordSpecialA', [
  { value: '#', label: '#' },
  { value: '%', label: '%' },
  { value: '*', label: '*' },
  { value: '-', label: '-' },
  { value: '_', label: '_' },
  { value: '!', label: '!' },
  { value: '@', label: '@' },
  { value: '$', label: '$' },
  { value: '&', label: '&' },
]);

export const passwordSpecialB = defineDict('passwordSpecialB', [
  { value: '!', label: '!' },
  { value: '@', label: '@' },
  { value: '#', label: '#' },
  { value: '$', label: '$' },
  { value: '%', label: '%' },
  { value: '^', label: '^' },
  { value: '&', label: '&' },
  { value: '*', label: '*' },
  { value: '(', label: '(' },
  { value: ')', label: ')' },
]);

export const adminStatus = defineDict('adminStatus', [
  { value: 0, label: '正常' },
  { value: 1, label: '停用' },
]);

export const usbKeyStatus = defineDict('usbKeyStatus', [
  { value: 1, label: '未分配' },
  { value: 2, label: '正常' },
  { value: 3, label: '作废' },
  { value: 4, label: '锁定' },
]);

export const verifyStatus = defineDict('verifyStatus', [
  { value: 0, label: '待审核' },
  { value: 1, label: '已通过' },
  { value: 2, label: '已拒绝' },
]);
