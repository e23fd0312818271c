import { type ChangeableField, type registrationChange } from '@tqc/contract/register';
import { recognitionStatus } from '@tqc/domain/dictionaries';
import { opinionNeed, requireNeed } from '@tqc/domain/kit';
import {
  accessQueryFlow,
  holds,
  qualificationBlocks,
  regChangeFlow,
  touchesJudged,
} from '@tqc/domain/register';
import { chinaDay } from '@tqc/domain/shared';
import { ApiFailure } from '../../../kit/failure';
import type { CallContext } from '../../../kit/serve';
import { store } from '../../../kit/store';
import { tellOrganisation } from '../../../trade/messages';
import {
  approvable,
  DATA_CHANGE,
  initials,
  personsToday,
  recordStep,
  requireUndeleted,
  type RegistrationRecord,
} from '../../../trade/registration';
import { subjectsOf } from '../../../trade/subjects';
import { requireUnnumbered, shown, type Kept } from './changedFields';

const rows = store('registration', 'regId');
const changes = store('registrationChange', 'chgId');

/** Judges a change that somebody else asked for; a good one is written into the application. */
export async function regChgAudit(call: CallContext<typeof registrationChange.regChgAudit>) {
  const { chgId, passed, opinion } = call.input;
  const change = await changes(call).get(chgId);
  const status = regChangeFlow.next(passed ? 'pass' : 'fail', change.status);
  if (change.applicantId === call.who.adminId)
    throw new ApiFailure(422, '不能审核自己申请的变更，请由其他人员审核');
  if (!passed) requireNeed(opinionNeed, { opinion });
  const row = await rows(call).hold(change.regId);
  let asksAgain = false;
  if (passed) {
    requireUndeleted(row);
    requireUnnumbered(row);
    const kept = change.changes as unknown as readonly Kept[];
    const subjects = await subjectsOf(call.db, row.ctId);
    const moved = kept.filter(
      ({ field, before }) => shown(subjects, field, String(row[field] ?? '')) !== before,
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
        : subjects.find(({ id }) => id === values.subjectId);
    const renamed = values.name !== undefined && values.name !== row.name;
    const written = {
      ...values,
      ...(renamed ? askedAnew(row) : {}),
      ...(values.name === undefined ? {} : { namePinyin: initials(values.name) }),
      ...(subject ? { subjectName: subject.name } : {}),
    };
    await requireStillQualified(call, row, { ...row, ...written });
    await rows(call).change(row.regId, written, row.version);
    asksAgain = written.accessResult !== undefined;
  }
  await recordStep(call, row, {
    step: DATA_CHANGE,
    event: passed
      ? asksAgain
        ? '变更通过，准入查询需按新姓名重新进行'
        : '变更通过'
      : '变更不通过',
    toStatus: row.status,
    opinion,
    detail: { chgId },
  });
  // What a superior passes of somebody else's case is heard by whose case it is.
  if (passed && row.orgId !== call.who.orgId)
    await tellOrganisation(
      call.db,
      row.orgId,
      {
        title: '申请数据由上级变更',
        content: `${row.name}（报名号 ${row.regId}）的申请数据经${call.who.orgName}审核变更：${change.reason}`,
        url: `/register/application/${row.regId}`,
      },
      call.now,
      call.who,
    );
  return changes(call).change(chgId, {
    status,
    opinion,
    decidedBy: call.who.name,
    decidedAt: call.now,
  });
}

/**
 * The access query was asked by name: what was found of another name is no answer. What was found
 * against somebody stays, and is reconsidered under the name that stands now.
 */
function askedAnew({ accessResult }: RegistrationRecord) {
  const result = accessResult ?? -1;
  return accessQueryFlow.can('rename', result)
    ? { accessResult: accessQueryFlow.next('rename', result), accessTime: null }
    : {};
}

const JUDGED_ALREADY: readonly number[] = [
  recognitionStatus.code('confirmed'),
  recognitionStatus.code('approved'),
];

/**
 * What was judged by what the change touches is judged again: nothing after it would ask an
 * approved application.
 */
async function requireStillQualified(
  { db, now }: CallContext,
  row: RegistrationRecord,
  changed: RegistrationRecord,
): Promise<void> {
  if (!JUDGED_ALREADY.includes(row.status)) return;
  const application = approvable(changed);
  if (!touchesJudged(approvable(row), application)) return;
  const today = chinaDay(now);
  const person = (await personsToday(db, [changed], today))(changed);
  const blocks = [...qualificationBlocks(application, today), ...holds.firstOfItsKind(person)];
  if (blocks.length > 0) throw new ApiFailure(422, `变更不能通过：${blocks.join('；')}`);
}
