import { defineDict } from '../kit';

export const orgType = defineDict('orgType', [
  { value: 1, label: '确认机构' },
  { value: 2, label: '县级' },
  { value: 3, label: '市级' },
  { value: 4, label: '省级' },
  { value: 5, label: '国家教师资格中心' },
  { value: 6, label: '高校' },
]);

export const orgBizType = defineDict('orgBizType', [
  { value: 1, label: '资格认定' },
  { value: 2, label: '定期注册' },
  { value: 3, label: '资格认定和定期注册' },
]);

export const parentOrgTypeByAreaLevel = defineDict('parentOrgTypeByAreaLevel', [
  { value: 'city', label: '3' },
  { value: 'county', label: '2' },
  { value: 'other', label: '4' },
]);

export const lookupOrgType = defineDict('lookupOrgType', [
  { value: 4, label: '省级' },
  { value: 3, label: '市级' },
  { value: 2, label: '县级' },
]);

export const siteReleaseStatus = defineDict('siteReleaseStatus', [
  { value: 0, label: '未发布' },
  { value: 1, label: '待审核' },
  { value: 2, label: '已发布' },
  { value: 3, label: '退回' },
]);

export const filingStatus = defineDict('filingStatus', [
  { value: 1, label: '审批通过' },
  { value: 2, label: '待审批' },
  { value: 3, label: '退回修改' },
  { value: 4, label: '已过期' },
]);

export const filingType = defineDict('filingType', [
  { value: 1, label: '认定数据导出' },
  { value: 2, label: '定期注册数据导出' },
]);
