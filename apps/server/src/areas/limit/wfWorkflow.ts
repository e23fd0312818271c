import { wfWorkflow } from '@tqc/contract/limit';
import { routeOf } from '@tqc/contract/screens';
import { violationApproval } from '@tqc/domain/dictionaries';
import { limitDecisions, limitFlow, type LimitDecision } from '@tqc/domain/limit';
import { sql } from 'kysely';
import { ApiFailure, outOfReach } from '../../kit/failure';
import { asSystem } from '../../kit/scope';
import { serve, type CallContext } from '../../kit/serve';
import { withinDays } from '../../kit/store';
import { requireDecisionOn } from '../../trade/cases';
import { revokeRestricted } from '../../trade/ecert';
import { tellOrganisation } from '../../trade/messages';
import {
  decidable,
  recordStep,
  restrictionRows,
  restrictions,
  type Restriction,
} from './restrictions';
import { detailed, shown } from './shown';
import { workOf } from './work';

const WAITS_OR_DECIDED = (call: Pick<CallContext, 'who'>) =>
  sql`(${workOf(call, 'mine')} or ${workOf(call, 'done')})`;
const [, PASSED, FAILED] = violationApproval.codes;

export const wfWorkflowRoutes = serve(wfWorkflow, {
  list: async (call) => {
    const { state = 'mine', step, appliedAtFrom, appliedAtTo } = call.input;
    const page = await restrictionRows(call).page(call.input, {
      equal: ['limitNo', 'limitType', 'documentNo', 'releaseReason', 'prov', 'city', 'county'],
      like: ['name', 'orgName'],
      sealed: ['idNo'],
      where: [workOf(call, state, step), withinDays('applied_at', appliedAtFrom, appliedAtTo)],
    });
    const record = page.record.map((row) => ({
      ...shown(call, row),
      id: row.limitId,
      appliedAt: row.appliedAt ?? row.createdAt,
      ...decidable(call, row),
    }));
    return { ...page, record };
  },
  get: async (call) => {
    const row = await restrictionRows(call).get(call.input.id, WAITS_OR_DECIDED(call));
    return { ...(await detailed(call, row)), id: row.limitId, ...decidable(call, row) };
  },
  update: async (call) => {
    const { decision, id, opinion } = call.input;
    const row = await restrictionRows(call).hold(id);
    requireDecisionOn(restrictions, call, row, decision);
    if (row.version !== call.version) throw new ApiFailure(409);
    limitDecisions.require(decision, { opinion });
    const status = limitFlow.next(decision, row.status);
    await restrictionRows(call).change(id, {
      status,
      lastOpinion: opinion,
      ...effectOf(decision, call.who.adminId),
    });
    const { label, step } = limitDecisions.get(decision);
    await recordStep(call, row, { step: step.label, event: label, toStatus: status, opinion });
    if (decision === 'approve') {
      const { db, now, who } = call;
      const by = { db, now, operator: who.name, operatorOrg: who.orgName };
      await asSystem(db, () => revokeRestricted(by, row.idIndex));
    }
    await tell(call, row, decision, opinion);
    return null;
  },
});

/** What a decision leaves in the entry besides its state. */
function effectOf(decision: LimitDecision, adminId: string) {
  if (decision === 'approve') return { violationApproval: PASSED };
  if (decision === 'reject') return { violationApproval: FAILED };
  return decision === 'reviewPassed' ? { reviewedBy: adminId } : {};
}

async function tell(
  call: CallContext,
  row: Restriction,
  decision: LimitDecision,
  opinion: string,
): Promise<void> {
  const message = limitDecisions.message(decision, {
    name: row.name,
    limitNo: row.limitNo ?? '',
    opinion,
  });
  if (!message) return;
  const { to, text: content, title } = message;
  const [orgId, url] =
    to === 'final'
      ? [row.finalId, routeOf('limit.releaseApprove')]
      : [row.orgId, routeOf('limit.manage')];
  if (orgId === null) throw outOfReach();
  await tellOrganisation(call.db, orgId, { title, content, url }, call.now, call.who, {
    beyond: true,
  });
}
