import { type registrationReview } from '@tqc/contract/register';
import { graduateVerify } from '@tqc/domain/dictionaries';
import { requireNeed } from '@tqc/domain/kit';
import { opinionNeed, recordFlow } from '@tqc/domain/register';
import { chinaDay, requireDay } from '@tqc/domain/shared';
import { outOfReach } from '../../../kit/failure';
import type { CallContext } from '../../../kit/serve';
import { store } from '../../../kit/store';
import { recordStep, requireUndeleted } from '../../../trade/registration';

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
  requireDay('graduateDate', '毕业时间', college.graduateDate, {
    from: row.birthDate,
    to: chinaDay(call.now),
  });
  await recordStep(call, row, {
    step: '学历审核',
    event: passed ? '审核通过' : '审核不通过',
    toStatus: row.status,
    opinion,
  });
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
