import type { ParsedOf } from '@tqc/contract/kit';
import type { registrationReview } from '@tqc/contract/register';
import { graduateVerify } from '@tqc/domain/dictionaries';
import { opinionNeed, refuse, requireNeed } from '@tqc/domain/kit';
import { recordFlow } from '@tqc/domain/register';
import { chinaDay, requireDay } from '@tqc/domain/shared';
import { outOfReach } from '../../../kit/failure';
import type { CallContext } from '../../../kit/serve';
import { store } from '../../../kit/store';
import { leaveMessage, recordStep, requireUndeleted } from '../../../trade/registration';

const rows = store('registration', 'regId');

/** Judges the diploma that was handed in later; a good one replaces what was filed. */
export async function audCollegeInfo(call: CallContext<typeof registrationReview.audCollegeInfo>) {
  const { regId, passed, opinion, ...college } = call.input;
  const row = await rows(call).get(regId);
  if (row.orgId !== call.who.orgId) throw outOfReach();
  requireUndeleted(row);
  // Both answers are to a diploma that is awaited; a bad one leaves the record waiting.
  const recordStatus = recordFlow.next('collegePassed', row.recordStatus);
  if (!passed) requireNeed(opinionNeed, { opinion });
  else requireDiploma(college, row.birthDate, chinaDay(call.now));
  await recordStep(call, row, {
    step: '学历审核',
    event: passed ? '审核通过' : '审核不通过',
    toStatus: row.status,
    opinion,
  });
  if (!passed) await leaveMessage(call, row, `您补交的学历没有通过审核：${opinion}`, false);
  return rows(call).change(
    regId,
    passed
      ? {
          ...college,
          recordStatus,
          collegeVerifyStatus: graduateVerify.code('verified'),
          collegeAppendFlag: false,
        }
      : {},
  );
}

type Diploma = Pick<
  ParsedOf<typeof registrationReview.audCollegeInfo>,
  'diplomaNo' | 'graduateDate' | 'graduateSchool' | 'major' | 'educationLevel'
>;

const ASKED = [
  ['diplomaNo', '请填写毕业证书号'],
  ['graduateDate', '请填写毕业时间'],
  ['graduateSchool', '请填写毕业学校'],
  ['major', '请填写专业'],
  ['educationLevel', '请选择最高学历'],
] as const;

/**
 * What passes says what stands on it, and was issued neither before its holder was born nor after
 * today.
 */
function requireDiploma(diploma: Diploma, birthDate: string, today: string): void {
  for (const [name, sentence] of ASKED)
    if (diploma[name] === undefined) throw refuse(name, sentence);
  requireDay('graduateDate', '毕业时间', diploma.graduateDate ?? '', {
    from: birthDate,
    to: today,
  });
}
