import type { normalFiling } from '@tqc/contract/exemption';
import { exemptFilingKind } from '@tqc/domain/dictionaries';
import { exemptFilingFlow, filingHoldsUntil } from '@tqc/domain/exemption';
import { refuse, RuleError } from '@tqc/domain/kit';
import { chinaDay } from '@tqc/domain/shared';
import { asSystem } from '../../kit/scope';
import type { CallContext } from '../../kit/serve';
import type { RowOf } from '../../kit/store';
import { eachCase } from '../../trade/cases';
import { tellPerson } from '../../trade/messages';
import { collegesBy } from './college';
import { filingPage } from './filingPage';
import { noteEach } from './noteEach';

type Deciding = CallContext<typeof normalFiling.audit>;

/** Passes filings until a day, or gives them back with what is to be mended. */
export async function decideFilings(call: Deciding) {
  const { input, who, now, db } = call;
  const { decision, opinion, preview, records } = input;
  const passed = decision === 'pass';
  const today = chinaDay(now);
  if (!passed && !preview && opinion === '') throw refuse('opinion', '请输入退回的原因');
  if (passed && input.validUntil !== undefined && input.validUntil <= today)
    throw refuse('validUntil', '有效期止应晚于今天');
  return eachCase(
    {
      table: 'exemptFiling',
      key: 'docId',
      kind: 'exemptFiling',
      nameOf: ({ year, kind }) => `${String(year)}年${exemptFilingKind.label(kind)}`,
      log: noteEach('exemptFiling', ({ docId }: RowOf<'exemptFiling'>) => docId),
    },
    call,
    records,
    (rows) =>
      collegesBy(
        db,
        rows.map(({ collegeId }) => collegeId),
      ),
    (row, colleges) => {
      if (row.adminId === who.adminId) throw new RuleError('不能审批自己提交的申请');
      const status = exemptFilingFlow.next(decision, row.status);
      return {
        changes: {
          status,
          opinion,
          reviewer: who.name,
          reviewedAt: now,
          validUntil: passed ? (input.validUntil ?? filingHoldsUntil(today)) : null,
        },
        step: { step: '审批', event: decision, toStatus: status, opinion },
        after: () => tellFiler(call, row, colleges.get(row.collegeId)?.name ?? ''),
      };
    },
  );
}

async function tellFiler(
  { db, now, who, input }: Deciding,
  { adminId, kind, year }: RowOf<'exemptFiling'>,
  college: string,
): Promise<void> {
  const passed = input.decision === 'pass';
  const what = `${college}${String(year)}年度“${exemptFilingKind.label(kind)}”备案`;
  await asSystem(db, () =>
    tellPerson(
      db,
      adminId,
      {
        title: passed ? '免试备案已通过' : '免试备案已退回',
        content: passed
          ? `${who.orgName}通过了${what}。`
          : `${who.orgName}退回了${what}：${input.opinion}。请修改后重新提交。`,
        url: filingPage(kind),
      },
      now,
    ),
  );
}
