import type { normalCollegeMajor } from '@tqc/contract/exemption';
import { routeOf } from '@tqc/contract/screens';
import { exemptRosterFlow } from '@tqc/domain/exemption';
import { refuse, RuleError } from '@tqc/domain/kit';
import { asSystem } from '../../kit/scope';
import type { CallContext } from '../../kit/serve';
import type { RowOf } from '../../kit/store';
import { eachCase } from '../../trade/cases';
import { tellPerson } from '../../trade/messages';
import { noteEach } from './noteEach';

type Deciding = CallContext<typeof normalCollegeMajor.audit>;

/** Takes majors that universities proposed into the roster, or gives them back. */
export async function decideRoster(call: Deciding) {
  const { input, who, now, db } = call;
  const { decision, opinion, preview, records } = input;
  const passed = decision === 'pass';
  if (!passed && !preview && opinion === '') throw refuse('opinion', '请输入退回的原因');
  return eachCase(
    {
      table: 'exemptRoster',
      key: 'rosterId',
      kind: 'exemptRoster',
      nameOf: ({ majorId }) => majorId,
      log: noteEach('exemptRoster', ({ rosterId }: RowOf<'exemptRoster'>) => rosterId),
    },
    call,
    records,
    async (rows) => {
      const majors = await db
        .selectFrom('major')
        .select(['majorId', 'name'])
        .where('majorId', 'in', ['', ...rows.map(({ majorId }) => majorId)])
        .execute();
      return new Map(majors.map(({ majorId, name }) => [majorId, name]));
    },
    (row, majors) => {
      if (row.adminId === who.adminId) throw new RuleError('不能审批自己提交的申请');
      const status = exemptRosterFlow.next(decision, row.status);
      return {
        changes: { status, opinion, reviewer: who.name, reviewedAt: now, updatedAt: now },
        step: { step: '审批', event: decision, toStatus: status, opinion },
        after: () => tellProposer(call, row, majors.get(row.majorId) ?? row.majorId),
      };
    },
  );
}

async function tellProposer(
  { db, now, who, input }: Deciding,
  { adminId }: RowOf<'exemptRoster'>,
  major: string,
): Promise<void> {
  if (adminId === null) return;
  const passed = input.decision === 'pass';
  await asSystem(db, () =>
    tellPerson(
      db,
      adminId,
      {
        title: passed ? '专业已列入免试名录' : '专业名录申请被退回',
        content: passed
          ? `${who.orgName}已把“${major}”列入免试名录。`
          : `${who.orgName}退回了“${major}”的名录申请：${input.opinion}。请修改后重新提交。`,
        url: routeOf('exemption.filingsCollegeMajor'),
      },
      now,
    ),
  );
}
