import { wfWorkflow } from '@tqc/contract/limit';
import { violationApproval } from '@tqc/domain/dictionaries';
import type { LimitDecision } from '@tqc/domain/limit';
import { sql } from 'kysely';
import { asSystem } from '../../kit/scope';
import { serve, type CallContext } from '../../kit/serve';
import { withinDays } from '../../kit/store';
import { revokeRestricted } from '../../trade/ecert';
import { restrictionRows, restrictions } from './restrictions';
import { workOf } from './work';

const WAITS_OR_DECIDED = (call: Pick<CallContext, 'who'>) =>
  sql`(${workOf(call, 'mine')} or ${workOf(call, 'done')})`;
const [, PASSED, FAILED] = violationApproval.codes;

export const wfWorkflowRoutes = serve(wfWorkflow, {
  list: async (call) => {
    const { state = 'mine', step, appliedAtFrom, appliedAtTo } = call.input;
    const page = await restrictions.list(call, [
      workOf(call, state, step),
      withinDays('applied_at', appliedAtFrom, appliedAtTo),
    ]);
    const record = page.record.map((row) => ({
      ...row,
      appliedAt: row.appliedAt ?? row.createdAt,
    }));
    return { ...page, record };
  },
  get: (call) => restrictions.get(call, call.input.id, WAITS_OR_DECIDED(call)),
  update: async (call) => {
    const { db, now, who, input } = call;
    const row = await restrictionRows(call).hold(input.id);
    await restrictions.decide(call, row, input, {
      columns: async () => effectOf(input.decision, who.adminId),
      after: async () => {
        if (input.decision !== 'approve') return;
        const by = { db, now, operator: who.name, operatorOrg: who.orgName };
        await asSystem(db, () => revokeRestricted(by, row.idIndex));
      },
    });
    return null;
  },
});

/** What a decision leaves in the entry besides its state. */
function effectOf(decision: LimitDecision, adminId: string) {
  if (decision === 'approve') return { violationApproval: PASSED };
  if (decision === 'reject') return { violationApproval: FAILED };
  return decision === 'reviewPassed' ? { reviewedBy: adminId } : {};
}
