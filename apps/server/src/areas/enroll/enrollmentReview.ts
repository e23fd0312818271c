import { enrollmentReview, MOST_LOWER } from '@tqc/contract/enroll';
import { firstReview, recheck, recordStatusEnroll } from '@tqc/domain/dictionaries';
import { refuse, RuleError } from '@tqc/domain/kit';
import { outOfReach } from '../../kit/failure';
import { serve, type CallContext } from '../../kit/serve';
import { eachCase } from '../../trade/cases';
import { decide } from './records/decide';
import { leaveMessage } from './records/leaveMessage';
import { enrollmentCases } from './records/stages';

/** Of a plan that is not below the caller's nothing is told. */
async function whyNone({ db, who }: CallContext, obId: string) {
  const below = await db
    .selectFrom('enrollment')
    .select('enrId')
    .where('obId', '=', obId)
    .where('recheckId', '=', who.orgId)
    .executeTakeFirst();
  return below ? new RuleError('该计划没有初核合格、等待复核的记录') : outOfReach();
}

export const enrollmentReviewRoutes = serve(enrollmentReview, {
  editEnrollmentFistAffirm: (call) => decide(call, 'first', call.input, call.input.records),
  editAllEnrollCheckTheReg: (call) => decide(call, 'recheck', call.input, call.input.records),
  editAllEnrollFinshTheReg: (call) => decide(call, 'final', call.input, call.input.records),
  batchApprovalEnroll: (call) => decide(call, 'final', call.input, call.input.records),
  lowerOrgbatchQualified: async (call) => {
    const { obId, only, preview } = call.input;
    const rows = await call.db
      .selectFrom('enrollment')
      .select(['enrId as id', 'version'])
      .where('obId', '=', obId)
      .where('recheckId', '=', call.who.orgId)
      .where('orgId', '<>', call.who.orgId)
      .where('recheck', '=', recheck.code('pending'))
      .where('firstReview', '=', firstReview.code('qualified'))
      .where('recordStatus', '<>', recordStatusEnroll.code('deleted'))
      .$if(only !== undefined, (asked) => asked.where('enrId', 'in', only ?? []))
      .orderBy('enrId')
      .limit(MOST_LOWER)
      .execute();
    if (rows.length === 0) throw await whyNone(call, obId);
    const said = { opinion: '', conditions: [], reasons: [], articles: [] };
    return decide(call, 'recheck', { ...said, decision: 'qualified', preview }, rows);
  },
  batchMsg: (call) => {
    const { bySms, content, enrIds, preview } = call.input;
    if (!preview && content === '') throw refuse('content', '请输入留言内容');
    return eachCase(
      enrollmentCases,
      call,
      enrIds.split(','),
      async () => undefined,
      (row) => ({ after: () => leaveMessage(call, row, { content, bySms }) }),
    );
  },
});
