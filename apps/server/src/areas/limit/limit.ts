import { limit } from '@tqc/contract/limit';
import { refuse } from '@tqc/domain/kit';
import { limitSteps } from '@tqc/domain/limit';
import { sql } from 'kysely';
import { serve } from '../../kit/serve';
import { addDraft } from '../../trade/restrictions';
import {
  addCert,
  deleteCert,
  downloadDecisionFile,
  getLaws,
  queryCert,
  uploadDecisionFile,
} from './beside';
import { batchCompare } from './compare';
import { queryLimitationOther, queryNationLimitation } from './beyond';
import { cancelPush, manualDataPush, queryLimitationPush } from './pushes';
import { columnsOf, sameDocument } from './entry';
import { documents, restrictionRows, restrictions } from './restrictions';
import { updateRestriction } from './updateRestriction';
import { waitingFor } from './work';

const CENTRE = 5;

export const limitRoutes = serve(limit, {
  list: (call) => {
    const { statuses } = call.input;
    return restrictions.list(call, [
      statuses?.length ? sql`status in (${sql.join(statuses)})` : undefined,
    ]);
  },
  remove: async (call) => {
    await restrictions.remove(call, call.input.limitId);
    return null;
  },
  get: (call) => restrictions.get(call, call.input.limitId),
  create: async (call) => {
    const { input, who } = call;
    const { files, reviewProv, ...entered } = input;
    if (who.orgType === CENTRE && reviewProv === undefined)
      throw refuse('reviewProv', '请选择解除时由哪个省初审');
    const { limitId } = await addDraft(
      call,
      '新增',
      (id) => columnsOf(call, id, entered),
      reviewProv,
    ).catch(sameDocument);
    await documents.keep(call, limitId, { decision: files });
    return { id: limitId };
  },
  update: updateRestriction,
  queryLimitationOther,
  queryNationLimitation,
  batchCompare,
  getLaws,
  queryCert,
  addCert,
  deleteCert,
  uploadDecisionFile,
  downloadDecisionFile,
  queryLimitationPush,
  manualDataPush,
  cancelPush,
  queryLimitationByStatus: async (call) => {
    const counts = await restrictionRows(call).tally({}, {}, 'status');
    const { rows } = await sql<{ step: (typeof limitSteps)[number]; n: number }>`
      ${sql.join(
        limitSteps.map(
          (step) =>
            sql`select ${sql.lit(step)} as step, count(*)::int as n from limitation where ${waitingFor(call, step)}`,
        ),
        sql` union all `,
      )}`.execute(call.db);
    return { record: (counts ?? []).map(({ value, n }) => ({ status: value, n })), waiting: rows };
  },
});
