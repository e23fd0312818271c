import type { normalStudent } from '@tqc/contract/exemption';
import { routeOf } from '@tqc/contract/screens';
import { exemptFilingKind, filingStatus } from '@tqc/domain/dictionaries';
import { exemptStudentFlow } from '@tqc/domain/exemption';
import { RuleError } from '@tqc/domain/kit';
import { chinaDay } from '@tqc/domain/shared';
import { outOfReach } from '../../kit/failure';
import type { CallContext } from '../../kit/serve';
import { eachCase } from '../../trade/cases';
import {
  openIdNo,
  studentGround,
  windowsOf,
  type ExemptStudentRow,
} from '../../trade/exemptStudents';
import { tellOrganisation } from '../../trade/messages';
import { organisationAbove } from '../../trade/organisations';
import { studentCases } from './studentCases';

type Submitting = CallContext<typeof normalStudent.submit>;

/** Hands complete rows to the province, or takes back what waits there. */
export async function submitStudents(call: Submitting) {
  const { input, who, now } = call;
  const { action, preview, records } = input;
  const outcome = await eachCase(
    studentCases,
    call,
    records,
    (rows) => lookAt(call, rows),
    (row, { lacks, why, faults }) => {
      if (row.orgId !== who.orgId) throw outOfReach();
      const status = exemptStudentFlow.next(action, row.status);
      const closed = why(row);
      if (closed !== undefined) throw new RuleError(closed);
      const step = { step: '提交', event: action, toStatus: status };
      if (action === 'withdraw') return { changes: { status, updatedAt: now }, step };
      const lacking = lacks(row.classYear);
      if (lacking !== undefined) throw new RuleError(lacking);
      const fault = faults(row, openIdNo(call, row))[0];
      if (fault !== undefined) throw new RuleError(`请先完善数据：${fault}`);
      return {
        changes: {
          status,
          faults: [],
          opinion: '',
          adminId: who.adminId,
          submitter: who.name,
          submittedAt: now,
          updatedAt: now,
        },
        step,
      };
    },
  );
  if (!preview && action === 'submit' && outcome.done.length > 0)
    await tellAbove(call, outcome.done.length);
  return outcome;
}

async function lookAt(call: Submitting, rows: readonly ExemptStudentRow[]) {
  const { db, now } = call;
  const [why, faults, lacks] = await Promise.all([
    windowsOf(db, 'submit', rows, now),
    studentGround(db, rows),
    filingsOf(call),
  ]);
  return { why, faults, lacks };
}

/** What of the university's own filings of a class year keeps its data from being handed in. */
async function filingsOf({ db, who, now }: Submitting) {
  const found = await db
    .selectFrom('exemptFiling')
    .select(['kind', 'year'])
    .where('orgId', '=', who.orgId)
    .where('status', '=', filingStatus.code('passed'))
    .where((is) => is.or([is('validUntil', 'is', null), is('validUntil', '>=', chinaDay(now))]))
    .execute();
  return (classYear: number): string | undefined => {
    const missing = exemptFilingKind.codes.filter(
      (kind) => !found.some((one) => one.kind === kind && one.year === classYear),
    );
    if (missing.length === 0) return undefined;
    return `${String(classYear)}年度的${missing
      .map((kind) => exemptFilingKind.label(kind))
      .join('、')}备案尚未通过，通过后才能提交`;
  };
}

async function tellAbove({ db, who, now }: Submitting, n: number): Promise<void> {
  const above = await organisationAbove(db, who.orgId);
  if (above === undefined) return;
  await tellOrganisation(
    db,
    above,
    {
      title: '有免试学生数据待审核',
      content: `${who.orgName}提交了${String(n)}名学生的免试认定数据，请审核。`,
      url: routeOf('exemption.normalDataCollect'),
    },
    now,
    who,
  );
}
