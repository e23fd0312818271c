import { registrationReview } from '@tqc/contract/register';
import { refuse } from '@tqc/domain/kit';
import { validation } from '@tqc/domain/dictionaries';
import { recognitionFlow } from '@tqc/domain/register';
import { outOfReach } from '../../kit/failure';
import { serve } from '../../kit/serve';
import { store, type RowOf } from '../../kit/store';
import { leaveMessage, recordStep } from '../../trade/registration';
import { batchAllowQuery, handleCancelQuery } from './review/accessQueries';
import { affirmRegistration } from './review/affirmRegistration';
import { audCollegeInfo } from './review/audCollegeInfo';
import { batchAud } from './review/batchAud';
import { batchChangeLocale, changeLocalSetInfo } from './review/changeLocalSetInfo';
import { admit, carryOut, current } from './review/decide';
import { eachOf } from './review/eachOf';
import { requireDecision } from './review/mayDecide';
import { stepNote } from './review/stepNote';

const rows = store('registration', 'regId');

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
  batchChangeLocale,
  audCollegeInfo,
  batchMsg: (call) => {
    const { bySms, content, preview, regIds } = call.input;
    if (!preview && content === '') throw refuse('content', '请输入留言内容');
    return eachOf(call, regIds, (row) => ({
      after: () => leaveMessage(call, row, content, bySms),
    }));
  },
  batchAllowQuery,
  handleCancelQuery,
  getAccessQueryStatus: async (call) => {
    const { accessResult, accessTime, accessBatch } = await rows(call).get(call.input.regId);
    return { accessResult, accessTime, batch: accessBatch };
  },
  scores: async (call) => {
    const row = await rows(call).get(call.input.regId);
    const score = await call.db
      .selectFrom('applicantScore')
      .selectAll()
      .where('proofNo', '=', row.examNo)
      .where('idIndex', '=', row.idIndex)
      .executeTakeFirst();
    return {
      record: [
        { label: '合格证明编号', value: row.examNo },
        ...(score ? resultOf(score) : []),
        { label: '证明有效期', value: row.examValidUntil ?? '' },
        { label: '普通话分数', value: row.mandarinScore ?? '' },
      ],
    };
  },
});

/** What the examination office said of the proof that the application names. */
const resultOf = (score: RowOf<'applicantScore'>) => [
  { label: '考试批次', value: score.examBatch },
  {
    label: '笔试成绩',
    value: [score.scoreOne, score.scoreTwo, score.scoreThree]
      .filter((one) => one !== null)
      .join('、'),
  },
  { label: '面试', value: `${score.interviewSubject} ${score.interviewScore}` },
  { label: '成绩是否核验', value: validation.label(score.validation) },
];
