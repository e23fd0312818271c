import { defineDict, defineStatus } from '../kit';

export const certStatus = defineStatus(
  {
    normal: { code: 0, label: '正常', tone: 'good' },
    deleted: { code: 1, label: '已删除', tone: 'bad' },
    recovered: { code: 2, label: '已收回', tone: 'held' },
  },
  'certStatus',
);

export const certChangeStatus = defineStatus(
  {
    pending: { code: 1, label: '待审核', tone: 'pending' },
    failed: { code: 8, label: '审核不通过', tone: 'bad' },
    passed: { code: 9, label: '审核通过', tone: 'good' },
  },
  'certChangeStatus',
);

export const certChangeType = defineDict('certChangeType', [
  { value: 2, label: '变更' },
  { value: 10, label: '删除' },
  { value: 11, label: '恢复' },
  { value: 12, label: '新增' },
  { value: 5, label: '注册历史撤销' },
  { value: 9, label: '注册历史结论变更' },
]);

export const changeReason = defineDict('changeReason', [
  { value: 'revoke', label: '撤销' },
  { value: 'cancel', label: '注销' },
  { value: 'annul', label: '作废' },
  { value: 'reportLost', label: '挂失' },
  { value: 'other', label: '其他' },
]);

export const reissueType = defineDict('reissueType', [
  { value: 1, label: '补发' },
  { value: 2, label: '换发' },
]);

export const dataSource = defineDict('dataSource', [
  { value: 99, label: '2012年以前数据' },
  { value: 0, label: '网上申报' },
  { value: 1, label: '后台采集' },
  { value: 2, label: '定期注册' },
  { value: 3, label: '单机版导入' },
  { value: 4, label: '变更未入库' },
  { value: 5, label: '地方导入' },
  { value: 6, label: '补换发' },
  { value: 7, label: '限制库' },
]);

export const printStatus = defineStatus(
  {
    unprinted: { code: 0, label: '未打印', tone: 'pending' },
    printed: { code: 1, label: '已打印', tone: 'good' },
    reset: { code: 2, label: '已重置', tone: 'held' },
  },
  'printStatus',
);

export const sortHistory = defineDict('sortHistory', [
  { value: 'certNo.asc', label: '证书编号升序' },
  { value: 'certNo.desc', label: '证书编号降序' },
  { value: 'name.asc', label: '姓名升序' },
  { value: 'name.desc', label: '姓名降序' },
  { value: 'idNo.asc', label: '证件号码升序' },
  { value: 'idNo.desc', label: '证件号码降序' },
]);

export const accessQueryResult = defineStatus(
  {
    waiting: { code: 10, label: '待查询', tone: 'pending' },
    querying: { code: 11, label: '查询中', tone: 'running' },
    normal: { code: 0, label: '正常', tone: 'good' },
    judgment: { code: 1, label: '有判决信息', tone: 'bad' },
    prosecution: { code: 2, label: '有起诉信息', tone: 'bad' },
    nonProsecution: { code: 3, label: '有相对不起诉信息', tone: 'bad' },
    violation: { code: 4, label: '有违法信息', tone: 'bad' },
  },
  'accessQueryResult',
);

export const sexualOffenceMerged = defineDict('sexualOffenceMerged', [
  { value: 10, label: '待查询' },
  { value: 11, label: '查询中' },
  { value: 0, label: '正常' },
  { value: 1, label: '有性侵违法犯罪信息' },
]);
