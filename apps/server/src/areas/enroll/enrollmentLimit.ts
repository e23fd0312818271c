import { enrollmentLimit } from '@tqc/contract/enroll';
import { finalJudgement } from '@tqc/domain/dictionaries';
import { RuleError } from '@tqc/domain/kit';
import { sql } from 'kysely';
import { requireFree, serve } from '../../kit/serve';
import { ENROLLMENT } from '../../trade/enrollments';
import { draftFromConclusion } from '../../trade/restrictions';
import { enrollmentRows } from './records/stages';

const UNQUALIFIED = finalJudgement.code('unqualified');

export const enrollmentLimitRoutes = serve(enrollmentLimit, {
  draftLimit: async (call) => {
    const { enrId } = call.input;
    const row = await enrollmentRows(call).hold(enrId, sql`final_id = ${call.who.orgId}`);
    await requireFree(call, ENROLLMENT, [enrId]);
    if (row.finalJudgement !== UNQUALIFIED)
      throw new RuleError('只有终审不合格的记录可以建立限制草稿，请先作出终审结论');
    const { limitId, limitNo } = await draftFromConclusion(call, row);
    return { limitId, limitNo: limitNo ?? '' };
  },
});
