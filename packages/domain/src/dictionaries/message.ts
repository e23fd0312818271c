import { defineDict, defineStatus } from '../kit';

export const messageType = defineDict('messageType', [
  { value: 1, label: '站内通知' },
  { value: 2, label: '短信' },
  { value: 3, label: '站内通知和短信' },
]);

export const sendRange = defineDict('sendRange', [
  { value: 1, label: '按省份' },
  { value: 2, label: '指定人员' },
  { value: 3, label: '系统外手机号' },
  { value: 4, label: '按角色' },
]);

export const messageTab = defineDict('messageTab', [
  { value: 'unread', label: '未读' },
  { value: 'all', label: '全部' },
]);

export const readFlag = defineDict('readFlag', [
  { value: 0, label: '未读', tone: 'pending' },
  { value: 1, label: '已读', tone: 'good' },
]);

export const smsSendStatus = defineStatus(
  {
    waiting: { code: 0, label: '待发送', tone: 'pending' },
    sent: { code: 1, label: '发送成功', tone: 'good' },
    failed: { code: 3, label: '发送失败', tone: 'bad' },
  },
  'smsSendStatus',
);

export const smsType = defineDict('smsType', [
  { value: 'sysmsg', label: '系统通知短信' },
  { value: '2', label: '验证码' },
]);

export const contactType = defineDict('contactType', [
  { value: 'email', label: '邮箱' },
  { value: 'mobile', label: '手机' },
]);
