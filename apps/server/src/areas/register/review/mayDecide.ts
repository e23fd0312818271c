import { decisionCalls } from '@tqc/contract/register';
import { RuleError } from '@tqc/domain/kit';
import { decisions, recognitionFlow, type RecognitionDecision } from '@tqc/domain/register';
import { outOfReach } from '../../../kit/failure';
import type { CallContext } from '../../../kit/serve';
import { isDeleted, requireUndeleted, type RegistrationRecord } from '../../../trade/registration';

/**
 * The decisions somebody may take on an application in its present state; none on one that is
 * deleted.
 */
export function decisionsOf(
  { who }: Pick<CallContext, 'who'>,
  row: Pick<RegistrationRecord, 'status' | 'orgId' | 'pointId' | 'recordStatus'>,
): RecognitionDecision[] {
  if (isDeleted(row)) return [];
  const owner = row.orgId === who.orgId;
  const point = row.pointId === who.orgId;
  return decisions.keys.filter((decision) => {
    const { calls, by } = decisions.get(decision);
    return (
      calls.some((name) => who.rights.has(decisionCalls[name].permission)) &&
      recognitionFlow.can(decision, row.status) &&
      (owner || (point && by === 'point'))
    );
  });
}

/** Refuses a decision that somebody may not take on an application now, with the reason. */
export function requireDecision(
  call: CallContext,
  row: RegistrationRecord,
  decision: RecognitionDecision,
): void {
  if (decisionsOf(call, row).includes(decision)) return;
  const owner = row.orgId === call.who.orgId || row.pointId === call.who.orgId;
  if (!owner) throw outOfReach();
  requireUndeleted(row);
  throw new RuleError(recognitionFlow.why(decision, row.status) ?? '该操作由认定机构办理');
}
