import type { enrollmentPapers } from '@tqc/contract/enroll';
import {
  assessResult,
  certType,
  conductArticle,
  enrollDisqualification,
  enrollScope,
  finalJudgement,
  firstReview,
  idDocumentType,
  nation,
  recheck,
  registrationType,
  sex,
  teachGrade,
  unmetCondition,
} from '@tqc/domain/dictionaries';
import { chinaMinute } from '@tqc/domain/shared';
import { outOfReach } from '../../../kit/failure';
import { printers, type FormCell, type PrintedForm } from '../../../kit/printing';
import { FileReply, type CallContext } from '../../../kit/serve';
import { detailed } from '../records/dress';
import { enrollmentRows } from '../records/stages';

type Reporting = CallContext<typeof enrollmentPapers.enrollReport>;
type Detail = Awaited<ReturnType<typeof detailed>>;
type Sections = PrintedForm['sections'];

const FORMS: Readonly<
  Record<Reporting['input']['form'], { title: string; sections: (found: Detail) => Sections }>
> = {
  apply: { title: '教师资格定期注册申请表', sections: applySections },
  report: { title: '教师资格定期注册报告', sections: reportSections },
};

/** 申请表 or 注册报告 of one registration; numbers stand on it masked, as on the screen. */
export async function enrollReport(call: Reporting): Promise<FileReply> {
  const { enrId, idNo, form } = call.input;
  const row = await enrollmentRows(call).get(enrId);
  if (row.idRef !== idNo) throw outOfReach();
  const found = await detailed(call, row, 'first');
  const { title, sections } = FORMS[form];
  const { app, now, who } = call;
  const picture = found.files.find(({ kind }) => kind === 'photo')?.fileId;
  const photo = picture ? await app.files.get(picture).catch(() => undefined) : undefined;
  call.note({ obj: `enrollment/${enrId}`, detail: { print: title } });
  const printed: PrintedForm = {
    title,
    subtitle: found.archiveNo ? `档案号 ${found.archiveNo}` : '未受理，尚无档案号',
    sections: sections(found),
    // The foot tells the minute, so that is when it was made.
    made: new Date(Math.floor(now.getTime() / MINUTE) * MINUTE).toISOString(),
    foot: `打印时间 ${chinaMinute(now)}　打印人 ${who.orgName} ${who.name}`,
    ...(photo ? { photo } : {}),
    ...(app.demo ? { watermark: '演示数据' } : {}),
  };
  // Drawn when the transaction is over: it takes long, and needs nothing of the database.
  return new FileReply(
    () => printers.form(printed),
    'application/pdf',
    `${title}-${found.archiveNo ?? enrId}.pdf`,
    true,
  );
}
const MINUTE = 60_000;

function applySections(found: Detail): Sections {
  return [
    { title: '个人信息', cells: personCells(found) },
    { title: '任教信息', cells: teachingCells(found) },
    { title: '考核、学时与师德', cells: cycleCells(found) },
    {
      title: '承诺',
      cells: [
        {
          label: '个人承诺',
          value: '本人承诺所填内容真实，如有不实愿承担相应责任。',
          wide: true,
        },
        { label: '申请人签名', value: '' },
        { label: '日期', value: '' },
      ],
    },
  ];
}

function reportSections(found: Detail): Sections {
  const why = [
    ...labelsOf(unmetCondition.options, found.conditions),
    ...labelsOf(enrollDisqualification.options, found.reasons),
    ...labelsOf(conductArticle.options, found.articles),
  ];
  return [
    { title: '个人信息', cells: personCells(found).slice(0, 6) },
    { title: '任教信息', cells: teachingCells(found) },
    { title: '考核、学时与师德', cells: cycleCells(found) },
    {
      title: '注册结论',
      cells: [
        { label: '初核', value: stateOf(firstReview, found.firstReview) },
        { label: '初核机构', value: found.orgName },
        { label: '初核意见', value: found.firstOpinion, wide: true },
        { label: '复核', value: stateOf(recheck, found.recheck) },
        { label: '复核机构', value: found.recheckName },
        { label: '复核意见', value: found.recheckOpinion, wide: true },
        { label: '终审', value: stateOf(finalJudgement, found.finalJudgement) },
        { label: '终审机构', value: found.finalName },
        { label: '终审意见', value: found.finalOpinion, wide: true },
        ...(why.length > 0 ? [{ label: '未通过原因', value: why.join('；'), wide: true }] : []),
        { label: '有效期止', value: found.validUntil ?? '' },
        { label: '终审时间', value: timeOf(found.finalAt) },
      ],
    },
    {
      title: '办理过程',
      cells: found.steps.map(({ at, step, event, orgName, actor, opinion }) => ({
        label: step,
        value: `${timeOf(at)}　${event}　${orgName} ${actor}${opinion ? `　意见：${opinion}` : ''}`,
        wide: true,
      })),
    },
  ];
}

function personCells(found: Detail): FormCell[] {
  return [
    { label: '姓名', value: found.name },
    { label: '性别', value: sex.label(found.sex) },
    { label: '证件类型', value: idDocumentType.label(found.idType) },
    { label: '证件号码', value: found.idNo },
    { label: '资格种类', value: certType.label(found.ctId) },
    { label: '证书号码', value: found.certNo },
    { label: '证书学科', value: found.subjectName },
    { label: '民族', value: nation.label(found.nation) },
    { label: '出生日期', value: found.birthDate },
    { label: '手机', value: found.mobile },
  ];
}

function teachingCells(found: Detail): FormCell[] {
  return [
    { label: '任教学校', value: found.workUnit, wide: true },
    { label: '学校性质', value: enrollScope.label(found.schoolKind) },
    { label: '任教学段', value: teachGrade.label(found.teachGrade) },
    { label: '任教学科', value: found.teachSubject },
    { label: '岗位', value: found.post },
    { label: '聘用开始', value: found.employedFrom ?? '' },
    { label: '聘用结束', value: found.employedTo ?? '' },
    { label: '注册类型', value: registrationType.label(found.registrationType) },
    { label: '已注册次数', value: String(found.registered) },
    { label: '上次有效期止', value: found.lastValidUntil ?? '' },
    { label: '网报时间', value: timeOf(found.applyTime) },
  ];
}

function cycleCells(found: Detail): FormCell[] {
  const due = found.trainingDue === null ? '' : `（要求 ${found.trainingDue} 学时）`;
  return [
    {
      label: '年度考核',
      value: found.assessments
        .map(({ year, result }) => `${year}年${assessResult.label(result)}`)
        .join('、'),
      wide: true,
    },
    { label: '培训学时', value: `${found.trainingHours} 学时${due}` },
    { label: '师德表现', value: found.ethics },
  ];
}

const stateOf = (words: { label(code: number): string }, code: number | null) =>
  code === null ? '尚未办理' : words.label(code);
const timeOf = (at: string | Date | null) => (at === null ? '' : chinaMinute(new Date(at)));
const labelsOf = (
  options: readonly { readonly value: number; readonly label: string }[],
  chosen: readonly number[],
) => options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label);
