import { type ChangeableField, type registrationChange } from '@tqc/contract/register';
import { subjectsOf } from '@tqc/domain/dictionaries';
import { requireNeed } from '@tqc/domain/kit';
import { opinionNeed, regChangeFlow } from '@tqc/domain/register';
import { ApiFailure } from '../../../kit/failure';
import type { CallContext } from '../../../kit/serve';
import { store } from '../../../kit/store';
import { initials, recordStep, requireUndeleted } from '../../../trade/registration';
import { requireUnnumbered, shown, type Kept } from './changedFields';

const rows = store('registration', 'regId');
const changes = store('registrationChange', 'chgId');

/** Judges a change that somebody else asked for; a good one is written into the application. */
export async function regChgAudit(call: CallContext<typeof registrationChange.regChgAudit>) {
  const { chgId, passed, opinion } = call.input;
  const change = await changes(call).get(chgId);
  if (change.applicantId === call.who.adminId)
    throw new ApiFailure(422, '不能审核自己申请的变更，请由其他人员审核');
  if (!passed) requireNeed(opinionNeed, { opinion });
  const status = regChangeFlow.next(passed ? 'pass' : 'fail', change.status);
  const row = await rows(call).hold(change.regId);
  if (passed) {
    requireUndeleted(row);
    requireUnnumbered(row);
    const kept = change.changes as unknown as readonly Kept[];
    const moved = kept.filter(
      ({ field, before }) => shown(row, field, String(row[field] ?? '')) !== before,
    );
    if (moved.length > 0)
      throw new ApiFailure(
        409,
        `申请数据已变化（${moved.map(({ label }) => label).join('、')}），请退回后重新申请变更`,
      );
    const values = Object.fromEntries(kept.map(({ field, value }) => [field, value])) as Partial<
      Record<ChangeableField, string>
    >;
    const subject =
      values.subjectId === undefined
        ? undefined
        : subjectsOf(row.ctId).find(({ id }) => id === values.subjectId);
    await rows(call).change(
      row.regId,
      {
        ...values,
        ...(values.name === undefined ? {} : { namePinyin: initials(values.name) }),
        ...(subject ? { subjectName: subject.name } : {}),
      },
      row.version,
    );
  }
  await recordStep(call, row, {
    step: '数据变更',
    event: passed ? '变更通过' : '变更不通过',
    toStatus: row.status,
    opinion,
  });
  return changes(call).change(chgId, {
    status,
    opinion,
    decidedBy: call.who.name,
    decidedAt: call.now,
  });
}
