import { registrationReview } from '@tqc/contract/register';
import { accessQueryFlow, recognitionFlow } from '@tqc/domain/register';
import { outOfReach } from '../../kit/failure';
import { serve } from '../../kit/serve';
import { store } from '../../kit/store';
import { leaveMessage, recordStep, requireUndeleted } from '../../trade/registration';
import { affirmRegistration } from './review/affirmRegistration';
import { audCollegeInfo } from './review/audCollegeInfo';
import { batchAud } from './review/batchAud';
import { changeLocalSetInfo } from './review/changeLocalSetInfo';
import { admit, carryOut, current } from './review/decide';
import { eachOf } from './review/eachOf';
import { requireDecision } from './review/mayDecide';
import { stepNote } from './review/stepNote';

const rows = store('registration', 'regId');
/** Where the questions to the platform stand in the life of an application. */
const ACCESS_QUERY = '准入查询';

export const registrationReviewRoutes = serve(registrationReview, {
  confirmRegistration: async (call) => {
    const row = await current(call);
    const status = await admit(call, row, call.input);
    await carryOut(call, row, call.input, status);
    return { status };
  },
  affirmRegistration,
  batchAud,
  receiveRegInfos: async (call) => {
    const row = await rows(call).get(call.input.regId);
    if (row.idRef !== call.input.idNo) throw outOfReach();
    requireDecision(call, row, 'receive');
    const status = recognitionFlow.next('receive', row.status);
    await recordStep(call, row, stepNote('receive', status));
    return rows(call).change(row.regId, { status });
  },
  changeLocalSetInfo,
  audCollegeInfo,
  batchMsg: (call) =>
    eachOf(call, call.input.regIds, (row) => ({
      after: () => leaveMessage(call, row, call.input.content, call.input.bySms),
    })),
  // The platform answers after this call.
  batchAllowQuery: (call) =>
    eachOf(call, call.input.regIds, (row) => {
      if (row.orgId !== call.who.orgId) throw outOfReach();
      requireUndeleted(row);
      return {
        changes: { accessResult: accessQueryFlow.next('send', row.accessResult ?? -1) },
        step: { step: ACCESS_QUERY, event: '发起查询', toStatus: row.status },
        after: () => call.enqueue('accessQuery', { regId: row.regId }),
      };
    }),
  // Questions that have not been answered are taken back; an answer that came in between stays.
  handleCancelQuery: (call) =>
    eachOf(call, call.input.regIds, (row) => {
      if (row.orgId !== call.who.orgId) throw outOfReach();
      return {
        changes: { accessResult: accessQueryFlow.next('cancel', row.accessResult ?? -1) },
        step: { step: ACCESS_QUERY, event: '取消查询', toStatus: row.status },
      };
    }),
  getAccessQueryStatus: async (call) => {
    const { accessResult, accessTime, accessBatch } = await rows(call).get(call.input.regId);
    return { accessResult, accessTime, batch: accessBatch };
  },
  scores: async (call) => {
    const row = await rows(call).get(call.input.regId);
    return {
      record: [
        { label: '合格证明编号', value: row.examNo },
        { label: '证明有效期', value: row.examValidUntil ?? '' },
        { label: '普通话分数', value: row.mandarinScore ?? '' },
      ],
    };
  },
});
