import type { ParsedOf } from '@tqc/contract/kit';
import type { baseOrgDoc } from '@tqc/contract/register';
import { routeOf } from '@tqc/contract/screens';
import { refuse, RuleError } from '@tqc/domain/kit';
import { filingFlow } from '@tqc/domain/register';
import { chinaDay, dayAfter } from '@tqc/domain/shared';
import { ApiFailure, outOfReach } from '../../../kit/failure';
import { refusalOf, type CallContext, type RefusedOne } from '../../../kit/serve';
import { store, type RowOf } from '../../../kit/store';
import { tellPerson } from '../../../trade/messages';
import { asSystem } from '../../../kit/scope';

const rows = store('exportFiling', 'docId');
type Deciding = CallContext<typeof baseOrgDoc.editBatchBaseOrgDoc>;
type Input = ParsedOf<typeof baseOrgDoc.editBatchBaseOrgDoc>;

/** Passes or sends back what the organisations below have filed; what cannot be done is named. */
export async function decideFilings(call: Deciding) {
  const { input, db, who } = call;
  requireSaid(input);
  const done: string[] = [];
  const refused: RefusedOne[] = [];
  for (const { id, version } of input.records) {
    const row = await db
      .selectFrom('exportFiling')
      .selectAll()
      .where('docId', '=', id)
      .where('aboveId', '=', who.orgId)
      .forUpdate()
      .executeTakeFirst();
    try {
      if (!row) throw outOfReach();
      if (row.version !== version) throw new ApiFailure(409);
      if (row.adminId === who.adminId) throw new RuleError('不能审批自己提交的申请');
      const status = filingFlow.next(input.decision, row.status);
      if (!input.preview) await decide(call, row, status);
      done.push(id);
    } catch (error) {
      refused.push({ id, name: row?.filingNo ?? '', ...refusalOf(error) });
    }
  }
  call.note({ detail: { decision: input.decision, done, refused: refused.length } });
  return { done, refused };
}

/** A preview asks before anything is typed. */
function requireSaid({ decision, uses, opinion, preview }: Input): void {
  if (preview) return;
  if (decision === 'pass' && uses === undefined) throw refuse('uses', '请输入可用次数');
  if (decision === 'return' && opinion === '') throw refuse('opinion', '请输入审批意见');
}

async function decide(call: Deciding, row: RowOf<'exportFiling'>, status: number): Promise<void> {
  const { db, input, now, who } = call;
  const passed = input.decision === 'pass';
  const uses = passed ? (input.uses ?? 0) : 0;
  await rows(call).change(
    row.docId,
    {
      status,
      opinion: input.opinion,
      reviewer: who.name,
      reviewedAt: now,
      uses,
      usesLeft: uses,
      validUntil: passed ? dayAfter(chinaDay(now), row.days) : null,
    },
    row.version,
  );
  await asSystem(db, () =>
    tellPerson(
      db,
      row.adminId,
      {
        title: passed ? '导出权限备案已通过' : '导出权限备案已退回',
        content: passed
          ? `备案${row.filingNo}已通过，可导出${uses}次，有效${row.days}天。`
          : `备案${row.filingNo}已退回：${input.opinion}`,
        url: routeOf('basic.filing'),
      },
      now,
    ),
  );
}
