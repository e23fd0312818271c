import { defineDict, defineStatus } from '../kit';

export const orgBatchApproval = defineStatus(
  {
    draft: { code: 0, label: '未上报', tone: 'pending' },
    reported: { code: 1, label: '待审批', tone: 'running' },
    passed: { code: 2, label: '审批通过', tone: 'good' },
    failed: { code: 3, label: '审批不通过', tone: 'bad' },
    locked: { code: 4, label: '已锁定', tone: 'held' },
  },
  'orgBatchApproval',
);

export const planEndStatus = defineStatus(
  {
    running: { code: 0, label: '未申请', tone: 'pending' },
    applied: { code: 1, label: '待审批', tone: 'running' },
    ended: { code: 2, label: '已结束', tone: 'good' },
    returned: { code: 3, label: '退回', tone: 'held' },
  },
  'planEndStatus',
);

/** 批次的状态：进行中的可以修改，结束的只能查看。 */
export const BatchStatus = defineStatus(
  {
    open: { code: 1, label: '进行中', tone: 'running' },
    ended: { code: 2, label: '已结束', tone: 'held' },
  },
  'batchStatus',
);

/** 批次类型 */
export const batchHalf = defineDict('batchHalf', [
  { value: 1, label: '上半年' },
  { value: 2, label: '下半年' },
  { value: 3, label: '高校' },
  { value: 4, label: '专项' },
]);

/** 面向人员 */
export const audience = defineDict('audience', [
  { value: 1, label: '社会人员' },
  { value: 2, label: '应届毕业生' },
  { value: 3, label: '免试师范生' },
  { value: 4, label: '在职高校教师' },
]);

/** 领证方式 */
export const receiveWay = defineDict('receiveWay', [
  { value: 1, label: '自取' },
  { value: 2, label: '邮寄' },
  { value: 3, label: '电子证照' },
]);

/** 确认方式 */
export const confirmWay = defineDict('confirmWay', [
  { value: 1, label: '现场确认' },
  { value: 2, label: '网上确认' },
  { value: 3, label: '全程网办' },
]);

/** 启用与停用 */
export const onOff = defineStatus(
  {
    on: { code: 1, label: '启用', tone: 'good' },
    off: { code: 0, label: '停用', tone: 'held' },
  },
  'onOff',
);

/** 计划变更的类型 */
export const planChangeKind = defineDict('planChangeKind', [
  { value: 1, label: '延期' },
  { value: 2, label: '时间调整' },
]);
