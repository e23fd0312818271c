import { defineDict, defineStatus, nameCodes } from '../kit';
import * as lists from './generated';

export const orgBatchApproval = nameCodes(
  lists.orgBatchApproval,
  {
    draft: [0, 'pending'],
    reported: [1, 'running'],
    passed: [2, 'good'],
    failed: [3, 'bad'],
    locked: [4, 'held'],
  },
  { inForce: ['passed', 'locked'] },
);

export const planEndStatus = nameCodes(lists.planEndStatus, {
  running: [0, 'pending'],
  applied: [1, 'running'],
  ended: [2, 'good'],
  returned: [3, 'held'],
});

/** Of a batch: an open one may be changed, an ended one only read. */
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

/** 注册类型: of a batch of periodic registration. */
export const registrationKind = defineDict('registrationKind', [
  { value: 1, label: '首次注册' },
  { value: 2, label: '定期注册' },
  { value: 3, label: '首次和定期' },
]);

/** 复核、终审层级: which organisation at least decides a stage of periodic registration. */
export const reviewLevel = defineDict('reviewLevel', [
  { value: 2, label: '县级' },
  { value: 3, label: '市级' },
  { value: 4, label: '省级' },
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

/** 缴费类型: most provinces ask for no fee. */
export const paymentType = defineDict('paymentType', [
  { value: 0, label: '无需缴费' },
  { value: 1, label: '网上缴费' },
  { value: 2, label: '现场缴费' },
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
  { value: 3, label: '开放机构调整' },
]);

/** Whose plan is meant. */
export const planKind = defineDict('planKind', [
  { value: 'province', label: '省级计划' },
  { value: 'org', label: '机构计划' },
]);
