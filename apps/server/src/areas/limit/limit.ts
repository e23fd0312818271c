import { limit } from '@tqc/contract/limit';
import { refuse } from '@tqc/domain/kit';
import { limitFlow, limitSteps } from '@tqc/domain/limit';
import { sql } from 'kysely';
import { crudOf, serve, type Given } from '../../kit/serve';
import { outOfReach } from '../../kit/failure';
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
import { columnsOf, keepFiles, sameDocument } from './entry';
import { restrictionRows } from './restrictions';
import { detailed, shown } from './shown';
import { updateRestriction } from './updateRestriction';
import { waitingFor } from './work';

const CENTRE = 5;

const plain = crudOf(restrictionRows, 'limitId', {
  list: {
    equal: ['limitNo', 'limitType', 'documentNo', 'pushStatus', 'prov', 'city', 'county'],
    like: ['name', 'orgName'],
    between: ['beginDate', 'endDate'],
    sealed: ['idNo'],
    filled: ['beginDate'],
  },
  asked: ({ input }) => {
    const { statuses } = input as { readonly statuses?: readonly number[] };
    return [statuses?.length ? sql`status in (${sql.join([...statuses])})` : undefined];
  },
  dress: async (call, rows) => rows.map((row) => shown(call as Given, row)),
  may: (event, row, { who }) => {
    if (row.orgId !== who.orgId) throw outOfReach();
    if (event === 'remove') limitFlow.next('remove', row.status);
  },
});

export const limitRoutes = serve(limit, {
  list: plain.list,
  remove: plain.remove,
  get: async (call) => detailed(call, await restrictionRows(call).get(call.input.limitId)),
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
    await keepFiles(call, limitId, 'decision', files);
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
