import type { registrationReview } from '@tqc/contract/register';
import { RuleError } from '@tqc/domain/kit';
import { accessQueryFlow, approvalBlocks, recognitionFlow } from '@tqc/domain/register';
import { chinaDay } from '@tqc/domain/shared';
import { ApiFailure, outOfReach } from '../../kit/failure';
import { tellOrganisation } from '../../trade/messages';
import { approvable, leaveMessage, requireUndeleted } from '../../trade/registration';
import type { CallContext } from '../../kit/serve';
import { decisionWords } from './decisionWords';
import { eachOf } from './eachOf';
import { requireDecision } from './registrationDetail';

/** Approval, refusal, return and their withdrawal, for many applications. */
export function batchAud(call: CallContext<typeof registrationReview.batchAud>) {
  const { decision, opinion, records, regIds } = call.input;
  const versions = new Map(records.map(({ id, version }) => [id, version]));
  if (
    decision !== 'approve' &&
    decision !== 'withdrawApproval' &&
    decision !== 'withdrawFailure' &&
    !opinion
  )
    throw new ApiFailure(422, '请填写审核意见', { fields: { opinion: '请填写审核意见' } });
  const done =
    decision === 'approve' || decision === 'approveFail'
      ? { approveTime: call.now.toISOString(), approvedBy: call.who.name }
      : {};
  const [step, event] = decisionWords[decision] ?? ['认定审批', decision];
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
    return {
      changes: { status, opinion, ...done },
      step: { step, event, toStatus: status, opinion },
      ...(decision === 'returnToConfirmation'
        ? {
            after: () =>
              tellOrganisation(
                call.db,
                row.pointId,
                {
                  title: '申请退回确认',
                  content: `${row.name}（报名号 ${row.regId}）的申请被退回确认：${opinion}`,
                  url: `/register/application/${row.regId}`,
                },
                call.who,
              ),
          }
        : {}),
    };
  });
}

/** Leaves the same message to many applicants. */
export function batchMsg(call: CallContext<typeof registrationReview.batchMsg>) {
  const { regIds, content, bySms } = call.input;
  return eachOf(call, regIds, (row) => ({
    after: () => leaveMessage(call, row, content, bySms),
  }));
}

/** Asks the platform about many applicants; it answers after this call. */
export function batchAllowQuery(call: CallContext<typeof registrationReview.batchAllowQuery>) {
  return eachOf(call, call.input.regIds, (row) => {
    if (row.orgId !== call.who.orgId) throw outOfReach();
    requireUndeleted(row);
    return {
      changes: { accessResult: accessQueryFlow.next('send', row.accessResult ?? -1) },
      step: { step: '准入查询', event: '发起查询', toStatus: row.status },
      after: () => call.enqueue('accessQuery', { regId: row.regId }),
    };
  });
}

/** Takes questions back that have not been answered; an answer that came in between stays. */
export function handleCancelQuery(call: CallContext<typeof registrationReview.handleCancelQuery>) {
  return eachOf(call, call.input.regIds, (row) => {
    if (row.orgId !== call.who.orgId) throw outOfReach();
    return {
      changes: { accessResult: accessQueryFlow.next('cancel', row.accessResult ?? -1) },
      step: { step: '准入查询', event: '取消查询', toStatus: row.status },
    };
  });
}
