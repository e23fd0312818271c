import { defineDict, defineStatus } from '../kit';

export const recognitionStatus = defineStatus(
  {
    declared: { code: 0, label: '已申报未受理', tone: 'pending' },
    filed: { code: 6, label: '网上申报待确认', tone: 'pending' },
    incomplete: { code: 7, label: '材料待补全', tone: 'held' },
    qualified: { code: 8, label: '材料合格待确认', tone: 'running' },
    refused: { code: 9, label: '确认未通过', tone: 'bad' },
    confirmed: { code: 15, label: '已确认待审批', tone: 'running' },
    approved: { code: 18, label: '审批通过待编号', tone: 'running' },
    recognised: { code: 21, label: '认定通过', tone: 'good' },
    failed: { code: 24, label: '认定未通过', tone: 'bad' },
  },
  'recognitionStatus',
  {
    /** Before the confirmation: documents may still be replaced. */
    open: ['declared', 'filed', 'incomplete', 'qualified'],
    /** Accepted and not yet confirmed on the spot. */
    awaitingConfirmation: ['filed', 'incomplete', 'qualified'],
    /** Confirmed, whatever came of it. */
    confirmed: ['confirmed', 'approved', 'recognised', 'failed'],
    /** Neither refused nor decided with its number: a plan with such applications is not done. */
    unsettled: ['declared', 'filed', 'incomplete', 'qualified', 'confirmed', 'approved'],
  },
);

export const recognitionMaterials = defineDict('recognitionMaterials', [
  { value: 21, label: '材料齐全' },
  { value: 24, label: '材料不全' },
]);

export const recordStatusRegister = defineStatus(
  {
    normal: { code: 0, label: '正常', tone: 'good' },
    restricted: { code: 1, label: '受限', tone: 'bad' },
    deleted: { code: 2, label: '已删除', tone: 'bad' },
    accessAbnormal: { code: 3, label: '准入查询异常', tone: 'bad' },
    awaitingCollege: { code: 4, label: '待补充学历', tone: 'held' },
  },
  'recordStatusRegister',
);

export const confirmationDecision = defineDict('confirmationDecision', [
  { value: 19, label: '合格' },
  { value: 20, label: '不合格' },
  { value: 27, label: '暂缓' },
  { value: 14, label: '不在范围' },
  { value: 24, label: '材料不全' },
  { value: 28, label: '无教师资格' },
]);

export const regChangeStatus = defineStatus(
  {
    waiting: { code: 0, label: '待审核', tone: 'pending' },
    passed: { code: 1, label: '审核通过', tone: 'good' },
    failed: { code: 2, label: '审核不通过', tone: 'bad' },
  },
  'regChangeStatus',
);

export const examType = defineDict('examType', [
  { value: 2, label: '免考' },
  { value: 1, label: '统考' },
  { value: 0, label: '非统考' },
]);

export const webHandling = defineDict('webHandling', [
  { value: 1, label: '全程网办' },
  { value: 0, label: '线下办理' },
]);

export const sortRegister = defineDict('sortRegister', [
  { value: 'regId.asc', label: '申报序号升序' },
  { value: 'regId.desc', label: '申报序号降序' },
  { value: 'archiveNo.asc', label: '档案号升序' },
  { value: 'archiveNo.desc', label: '档案号降序' },
  { value: 'certNo.asc', label: '证书编号升序' },
  { value: 'certNo.desc', label: '证书编号降序' },
  { value: 'name.asc', label: '姓名升序' },
  { value: 'name.desc', label: '姓名降序' },
  { value: 'idNo.asc', label: '证件号码升序' },
  { value: 'idNo.desc', label: '证件号码降序' },
  { value: 'status.asc', label: '认定状态升序' },
  { value: 'status.desc', label: '认定状态降序' },
]);

export const graduateState = defineDict('graduateState', [
  { value: 1, label: '在校应届毕业生' },
  { value: 2, label: '非在校生' },
  { value: 4, label: '非应届在读研究生或专升本学生' },
]);

export const teacherType = defineDict('teacherType', [
  { value: 'publicFunded', label: '公费师范生' },
  { value: 'regular', label: '普通师范生' },
  { value: 'excellentPlan', label: '优师计划师范生' },
  { value: 'educationGraduate', label: '教育类研究生' },
]);

export const realNameAuth = defineDict('realNameAuth', [
  { value: 0, label: '未验证' },
  { value: 1, label: '验证通过' },
  { value: 2, label: '验证未通过' },
  { value: 3, label: '待人工审核' },
  { value: 4, label: '人工审核通过' },
  { value: 5, label: '人工审核未通过' },
]);

export const reviewFlag = defineDict('reviewFlag', [
  { value: 0, label: '待审核' },
  { value: 1, label: '审核通过' },
  { value: 2, label: '审核不通过' },
  { value: 3, label: '自动审核通过' },
]);

export const validation = defineDict('validation', [
  { value: 0, label: '否' },
  { value: 1, label: '是' },
  { value: 2, label: '部分' },
]);
