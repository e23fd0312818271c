import { defineDict, defineStatus } from '../kit';

export const limitStatus = defineStatus(
  {
    draft: { code: 0, label: '草稿' },
    reported: { code: 1, label: '待审批' },
    limited: { code: 2, label: '限制中' },
    refused: { code: 3, label: '审批不通过' },
    releaseAsked: { code: 4, label: '待解除初审' },
    releaseReviewed: { code: 5, label: '待解除审批' },
    released: { code: 6, label: '已解除' },
  },
  'limitStatus',
  /** A release that is asked for and not yet decided changes nothing. */
  { inForce: ['limited', 'releaseAsked', 'releaseReviewed'] },
);

export const limitPushStatus = defineDict('limitPushStatus', [
  { value: 0, label: '未推送' },
  { value: 1, label: '推送中' },
  { value: 2, label: '推送成功' },
  { value: 3, label: '推送失败' },
  { value: 4, label: '已取消推送' },
]);

export const violationApproval = defineDict('violationApproval', [
  { value: 0, label: '待审批' },
  { value: 1, label: '审批通过' },
  { value: 2, label: '审批不通过' },
]);

export const violationLimit = defineDict('violationLimit', [
  { value: 'lifelong', label: '终身丧失教师资格' },
  { value: 'revokeConduct5', label: '品行不良、侮辱学生被撤销，限制5年' },
  { value: 'revokeFraud5', label: '弄虚作假被撤销，限制5年' },
]);

export const morality = defineDict('morality', [
  { value: 0, label: '无不良记录' },
  { value: 1, label: '有不良记录但可认定' },
  { value: 2, label: '有不良记录不予认定' },
]);
