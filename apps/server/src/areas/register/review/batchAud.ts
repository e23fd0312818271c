import type { registrationReview } from '@tqc/contract/register';
import { RuleError } from '@tqc/domain/kit';
import { approvalBlocks, decisions, recognitionFlow } from '@tqc/domain/register';
import { chinaDay } from '@tqc/domain/shared';
import { ApiFailure } from '../../../kit/failure';
import type { CallContext } from '../../../kit/serve';
import { approvable } from '../../../trade/registration';
import { eachOf } from './eachOf';
import { requireDecision } from './mayDecide';
import { stepNote } from './stepNote';
import { tellOf } from './tellOf';

/** Approval, refusal, return and their withdrawal, for many applications. */
export function batchAud(call: CallContext<typeof registrationReview.batchAud>) {
  const { decision, opinion, records, regIds } = call.input;
  const versions = new Map(records.map(({ id, version }) => [id, version]));
  decisions.require(decision, { opinion });
  // A verdict is signed; a return or a withdrawal is none.
  const signed = decisions.get(decision).tone
    ? { approveTime: call.now.toISOString(), approvedBy: call.who.name }
    : {};
  return eachOf(call, regIds, (row) => {
    requireDecision(call, row, decision);
    const status = recognitionFlow.next(decision, row.status);
    if (decision === 'approve') {
      const blocks = approvalBlocks(approvable(row), chinaDay(call.now));
      if (blocks.length > 0) throw new RuleError(blocks.join('；'));
    }
    const version = versions.get(row.regId);
    if (version === undefined) throw new RuleError('缺少数据版本，请刷新后再操作');
    if (version !== row.version) throw new ApiFailure(409);
    const message = decisions.message(decision, { ...row, opinion });
    return {
      changes: { status, opinion, ...signed },
      step: stepNote(decision, status, opinion),
      after: () => tellOf(call, row, message),
    };
  });
}
