import { defineDict } from '../kit';

/** What a teacher hands in for a registration; the seventh for a first one only. */
export const enrollMaterial = defineDict('enrollMaterial', [
  { value: 1, label: '申请表' },
  { value: 2, label: '教师资格证书' },
  { value: 3, label: '聘用合同' },
  { value: 4, label: '师德证明' },
  { value: 5, label: '年度考核表' },
  { value: 6, label: '培训学时证明' },
  { value: 7, label: '试用期考核表（首次注册）' },
  { value: 8, label: '身心状况证明' },
  { value: 9, label: '其他' },
]);

/** Missing documents as the one letter lists them. */
export function missingMaterials(missing: readonly number[], text: string): string {
  const chosen = enrollMaterial.options.filter(({ value }) => missing.includes(value));
  const listed = chosen.map(({ label }, at) => `${at + 1}.${label}`).join('；');
  return [listed, text].filter(Boolean).join('。');
}
