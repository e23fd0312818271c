import { accessQueryResult, examType as examForm, recordStatusRegister } from '../dictionaries';
import { ACCESS_VALID_DAYS, isAccessOver } from './accessAnswer';

/** What the approval of an application depends on. Dates are YYYY-MM-DD. */
export interface Approvable {
  readonly recordStatus: number;
  readonly accessResult: number | null;
  readonly accessTime: string | null;
  readonly ctId: number;
  readonly subjectName: string;
  readonly examType: number;
  readonly examValidUntil: string | null;
  /** Day of filing: the exam proof must have held then. */
  readonly applyDate: string;
  readonly mandarinLevel: number | null;
  readonly educationLevel: number;
  readonly collegeVerifyStatus: number;
  readonly graduating: boolean;
  /** Said at filing: the diploma comes later. */
  readonly collegeAppendFlag: boolean;
  readonly birthDate: string;
  readonly sex: number;
}

/** Lowest education of a certificate type: 4 junior college, 3 bachelor (smaller is higher). */
const LOWEST_EDUCATION: Readonly<Record<number, number>> = {
  1: 4,
  2: 4,
  3: 4,
  4: 3,
  5: 3,
  6: 4,
  7: 3,
};
/** Records that will be asked for a diploma, and that are being asked. */
const ASKED_LATER: readonly number[] = [
  recordStatusRegister.code('normal'),
  recordStatusRegister.code('awaitingCollege'),
];
const RETIREMENT: Readonly<Record<number, number>> = { 1: 60, 2: 55 };

/**
 * Why the record of an application cannot be approved today, one sentence each; none when it can.
 * Of its person `holds.ts` tells.
 */
export function approvalBlocks(application: Approvable, today: string): string[] {
  return [...qualificationBlocks(application, today), ...standingBlocks(application, today)];
}

/**
 * Why an application that was judged already may not go on today: its record, and the answer to the
 * access query with its age.
 */
export function standingBlocks(
  { recordStatus, accessResult, accessTime }: Approvable,
  today: string,
): string[] {
  const found: string[] = [];
  if (recordStatus === recordStatusRegister.code('deleted')) found.push('该申请已删除');
  if (recordStatus === recordStatusRegister.code('awaitingCollege'))
    found.push('学历待补充，审核通过后才能审批');
  if (accessResult === null || accessResult === accessQueryResult.code('waiting'))
    found.push('尚未进行准入查询');
  else if (accessResult === accessQueryResult.code('querying')) found.push('准入查询尚未返回结果');
  else if (accessResult !== accessQueryResult.code('normal'))
    found.push(`准入查询结果异常：${accessQueryResult.label(accessResult)}`);
  else if (isAccessOver({ accessResult, accessTime }, today))
    found.push(`准入查询结果已超过${ACCESS_VALID_DAYS}天，请重新查询`);
  return found;
}

/**
 * Why an application cannot be confirmed: the conditions of the law that the record itself shows.
 */
export function qualificationBlocks(application: Approvable, today: string): string[] {
  const {
    ctId,
    subjectName,
    examType,
    examValidUntil,
    applyDate,
    mandarinLevel,
    educationLevel,
    collegeVerifyStatus,
  } = application;
  const found: string[] = [];
  if (educationLevel > (LOWEST_EDUCATION[ctId] ?? 4)) found.push('学历层次低于该资格种类的要求');
  if (!diplomaComesLater(application) && (collegeVerifyStatus === 0 || collegeVerifyStatus === 2))
    found.push('学历未通过核验');
  if (examType === examForm.code('exempt') && examValidUntil === null)
    found.push('免试认定数据已撤销，不能作为认定的依据');
  if (
    examType === examForm.code('unified') &&
    (examValidUntil === null || examValidUntil < applyDate)
  )
    found.push('考试合格证明已过期');
  const lowest = subjectName === '语文' ? 21 : 22;
  if (mandarinLevel === null || mandarinLevel > lowest)
    found.push(
      subjectName === '语文'
        ? '语文学科普通话水平须达到二级甲等及以上'
        : '普通话水平须达到二级乙等及以上',
    );
  return [...found, ...ageBlocks(application, today)];
}

/**
 * What no visit mends: nobody grows younger, and neither a supplement nor a change of data touches
 * the birth date. Diploma, Mandarin and exam may be handed in anew, and are judged on the spot.
 */
export function ageBlocks(
  { birthDate, sex }: Pick<Approvable, 'birthDate' | 'sex'>,
  today: string,
): string[] {
  return ageOn(birthDate, today) >= (RETIREMENT[sex] ?? 60) ? ['年龄超过法定退休年龄'] : [];
}

/**
 * Whether the diploma is asked for after the confirmation: of somebody about to graduate who said
 * so, and of nobody else. Whose record then waits for it is not approved before it is there.
 */
export function diplomaComesLater({
  graduating,
  collegeAppendFlag,
  recordStatus,
}: Pick<Approvable, 'graduating' | 'collegeAppendFlag' | 'recordStatus'>): boolean {
  return graduating && collegeAppendFlag && ASKED_LATER.includes(recordStatus);
}

const JUDGED = [
  'ctId',
  'subjectName',
  'examType',
  'examValidUntil',
  'mandarinLevel',
  'educationLevel',
  'collegeVerifyStatus',
  'graduating',
  'collegeAppendFlag',
  'birthDate',
  'sex',
] as const satisfies readonly (keyof Approvable)[];

/** Whether a change touches what the qualification was judged by. */
export function touchesJudged(before: Approvable, after: Approvable): boolean {
  return JUDGED.some((field) => before[field] !== after[field]);
}

/** Full years on a day. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
