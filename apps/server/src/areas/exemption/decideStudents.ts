import type { normalStudent } from '@tqc/contract/exemption';
import { routeOf } from '@tqc/contract/screens';
import { exemptStudentFlow } from '@tqc/domain/exemption';
import { refuse, RuleError, TooLate } from '@tqc/domain/kit';
import { CENTRE } from '@tqc/domain/organisations';
import { ApiFailure, outOfReach } from '../../kit/failure';
import { asSystem } from '../../kit/scope';
import type { CallContext } from '../../kit/serve';
import { eachCase } from '../../trade/cases';
import { carryExempt, windowsOf, type ExemptStudentRow } from '../../trade/exemptStudents';
import { tellPerson } from '../../trade/messages';
import { studentCases } from './studentCases';

type Deciding = CallContext<typeof normalStudent.audit>;

/** Passes rows of students, gives them back, or takes a passed one back before it is used. */
export async function decideStudents(call: Deciding) {
  const { db, input, who, now } = call;
  const { decision, opinion, preview, records } = input;
  const revokes = decision === 'revoke';
  if (who.orgType === CENTRE && !revokes) throw new ApiFailure(403);
  if (decision !== 'pass' && !preview && opinion === '')
    throw refuse('opinion', revokes ? '请输入撤销的原因' : '请输入退回的原因');
  const submitters = new Map<string, number>();
  const outcome = await eachCase(
    studentCases,
    call,
    records,
    (rows) => windowsOf(db, 'review', rows, now),
    (row, why) => {
      if (who.orgType !== CENTRE && row.prov !== who.prov) throw outOfReach();
      const status = exemptStudentFlow.next(decision, row.status);
      if (revokes && row.usedRegId !== null)
        throw new TooLate('该免试认定数据已用于认定，不能撤销');
      const closed = revokes ? undefined : why(row);
      if (closed !== undefined) throw new RuleError(closed);
      return {
        changes: { status, opinion, reviewer: who.name, reviewedAt: now, updatedAt: now },
        step: { step: '审核', event: decision, toStatus: status, opinion },
        after: async () => {
          count(submitters, row);
          if (decision !== 'return') await carryExempt(db, row.studentId, !revokes);
        },
      };
    },
  );
  if (!preview) await tellSubmitters(call, submitters);
  return outcome;
}

function count(submitters: Map<string, number>, { adminId }: ExemptStudentRow): void {
  if (adminId !== null) submitters.set(adminId, (submitters.get(adminId) ?? 0) + 1);
}

const DONE = { pass: '审核通过', return: '退回', revoke: '撤销' } as const;

/** One message to each who submitted some of them. */
async function tellSubmitters(
  { db, who, now, input }: Deciding,
  submitters: ReadonlyMap<string, number>,
): Promise<void> {
  const { decision, opinion } = input;
  const what = DONE[decision];
  await asSystem(db, async () => {
    for (const [adminId, n] of submitters)
      await tellPerson(
        db,
        adminId,
        {
          title: `免试学生数据已${what}`,
          content:
            decision === 'pass'
              ? `${who.orgName}审核通过了${String(n)}名学生的免试认定数据，可以生成证书编号。`
              : `${who.orgName}${what}了${String(n)}名学生的免试认定数据：${opinion}。请修改后重新提交。`,
          url: routeOf('exemption.normalDataCollect'),
        },
        now,
      );
  });
}
