import { defineDict } from '../kit';

/** The documents looked at one by one in 核验. */
export const material = defineDict('material', [
  { value: 1, label: '身份证件' },
  { value: 2, label: '学历（学籍）证明' },
  { value: 3, label: '普通话水平证书' },
  { value: 4, label: '考试合格证明' },
  { value: 5, label: '体检报告' },
  { value: 6, label: '个人承诺书' },
  { value: 7, label: '户籍、居住证或学生证' },
  { value: 8, label: '证件照片' },
]);

/** Why a confirmation fails or documents must be completed. */
export const refusalReason = defineDict('refusalReason', [
  { value: 1, label: '不在受理范围' },
  { value: 2, label: '学历不符合' },
  { value: 3, label: '普通话不达标' },
  { value: 4, label: '考试合格证明过期或科目不符' },
  { value: 5, label: '体检不合格' },
  { value: 6, label: '照片不合格' },
  { value: 7, label: '身份信息不符' },
  { value: 8, label: '超过退休年龄' },
  { value: 9, label: '重复申请' },
  { value: 10, label: '逾期未补全' },
  { value: 99, label: '其他' },
]);

/** Reasons in words, those of the list and own ones: nobody is left to guess which were meant. */
export function reasonsText(reasons: readonly number[], text: string): string {
  const chosen = refusalReason.options.filter(({ value }) => reasons.includes(value));
  return [...chosen.map(({ label }) => label), text].filter(Boolean).join('；');
}

/** 留言模板 */
export const messageTemplates = [
  '照片不合格，请重新上传。',
  '学历无法核验，请上传毕业证书。',
  '请补充体检结果。',
  '请按预约时间到确认点现场确认。',
  '申请的学科与考试合格证明不一致，请核对。',
] as const;
