import type { normalPreServiceTeacher } from '@tqc/contract/applicant';
import { normalDataStatus } from '@tqc/domain/dictionaries';
import { exemptStudentFlow } from '@tqc/domain/exemption';
import { RuleError } from '@tqc/domain/kit';
import { CENTRE, UNIVERSITY } from '@tqc/domain/organisations';
import { personNo } from '@tqc/domain/shared';
import { ApiFailure } from '../../kit/failure';
import { ownUpload } from '../../kit/files';
import type { CallContext } from '../../kit/serve';
import { requireKnown, requireOpen, studentGround } from './ground';
import { mobileColumns, openIdNo, personColumns } from './person';
import { exemptStudents as rows, type ExemptStudentRow } from './rows';

const ABNORMAL = normalDataStatus.code('abnormal');
const RETURNED = normalDataStatus.code('returned');

type Updating = CallContext<typeof normalPreServiceTeacher.update>;

/** A university completes its own row, the centre corrects what is beyond it. */
export async function updateStudent(call: Updating): Promise<null> {
  const { db, now, who, input } = call;
  const { studentId, idNo: typed, mobile, ...said } = input;
  const row = await rows(call).hold(studentId);
  const corrects = who.orgType === CENTRE;
  if (!corrects && who.orgType !== UNIVERSITY) throw new ApiFailure(403);
  exemptStudentFlow.next(corrects ? 'correct' : 'edit', row.status);
  if (corrects && row.usedRegId !== null) throw new RuleError('该免试认定数据已使用，不能更正');
  const next = { ...row, ...given(said) };
  if (!corrects) await requireOpen(db, row.status === RETURNED ? 'submit' : 'collect', next, now);
  await requireKnown(db, next);
  if (next.photo !== row.photo && next.photo !== null) await ownUpload(call, next.photo, ['image']);
  const person = typed ? await personColumns(call, studentId, row.prov, typed) : {};
  // The source is asked anew about whoever it did not know, and about another number.
  const asksAnew =
    row.status === ABNORMAL || typed !== undefined || next.studentNo !== row.studentNo;
  const changed = { ...next, ...person, studentMatch: asksAnew ? null : row.studentMatch };
  const faults = (await studentGround(db, [changed]))(
    changed,
    typed ? personNo(typed) : openIdNo(call, row),
  );
  if (corrects && faults[0] !== undefined) throw new RuleError(faults[0]);
  return rows(call).change(studentId, {
    ...given(said),
    ...person,
    ...(mobile ? mobileColumns(call, studentId, mobile) : {}),
    studentMatch: changed.studentMatch,
    faults,
    status: corrects ? row.status : statusAfter(row, faults.length === 0),
    updatedAt: now,
  });
}

/** What was left out of a change stays. */
function given<T extends object>(said: T) {
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) as {
    readonly [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

function statusAfter({ status }: ExemptStudentRow, whole: boolean): number {
  if (status === RETURNED || (status === ABNORMAL && !whole)) return status;
  if (status === ABNORMAL) return exemptStudentFlow.next('mend', status);
  if (whole)
    return exemptStudentFlow.can('complete', status)
      ? exemptStudentFlow.next('complete', status)
      : status;
  return exemptStudentFlow.can('lack', status) ? exemptStudentFlow.next('lack', status) : status;
}
