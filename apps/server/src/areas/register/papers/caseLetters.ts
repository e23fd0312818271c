import { disqualificationReason } from '@tqc/domain/dictionaries';
import { letterPage, type PaperPage } from '../../../kit/printing';
import { dayOf, type PaperCase } from './caseRows';

/** 受理通知书 */
export function acceptLetter({ row, idNo, ctName, orgName }: PaperCase): PaperPage {
  const subject = row.subjectName ? `（${row.subjectName}）` : '';
  return letterPage({
    title: '教师资格认定受理通知书',
    number: `受理号 ${row.acceptNo ?? ''}　档案号 ${row.archiveNo ?? ''}`,
    body: [
      `${row.name}（证件号码 ${idNo}）：`,
      `　　你提出的${ctName}${subject}认定申请，材料齐全，符合受理条件，于${dayOf(row.confirmTime)}受理。`,
      '　　自受理之日起三十个工作日内作出认定结论，结论可以凭受理号查询。',
    ].join('\n'),
    from: orgName,
    day: dayOf(row.confirmTime),
  });
}

/** 不予认定通知书 */
export function refusalLetter({ row, idNo, ctName, orgName }: PaperCase): PaperPage {
  const subject = row.subjectName ? `（${row.subjectName}）` : '';
  const reasons = [
    ...disqualificationReason.options
      .filter(({ value }) => row.reasons.includes(value))
      .map(({ label }) => label),
    row.reasonText || row.opinion,
  ].filter(Boolean);
  return letterPage({
    title: '不予认定教师资格通知书',
    number: `报名号 ${row.regId}　档案号 ${row.archiveNo ?? ''}`,
    body: [
      `${row.name}（证件号码 ${idNo}）：`,
      `　　你提出的${ctName}${subject}认定申请，经审查不符合认定条件，决定不予认定。`,
      `　　理由：${reasons.join('；') || '见审批意见'}。`,
      '　　对本决定不服的，可以自收到本通知之日起六十日内申请行政复议，或者六个月内提起行政诉讼。',
    ].join('\n'),
    from: orgName,
    day: dayOf(row.approveTime),
  });
}
