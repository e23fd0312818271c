import { orgBatch, orgBatchTime } from '@tqc/contract/register';
import { currentPlans, downPlansOf, orgPlansOf, withEnds } from '../../trade/planning';
import { serve } from '../../kit/serve';

const plans = orgPlansOf('register');
const down = downPlansOf('register');

export const orgBatchRoutes = serve(orgBatch, {
  list: (call) => plans.list(call, call.input),
  get: (call) => plans.get(call, call.input.obId),
  create: (call) => plans.create(call, call.input),
  update: (call) => {
    const { obId, action, opinion, ...changes } = call.input;
    return plans.act(call, obId, action, opinion, changes);
  },
  remove: (call) => plans.remove(call, call.input.obId),
  queryMyOrgBatchToEnd: async (call) =>
    withEnds(call, await plans.list(call, { ...call.input, toEnd: true })),
  queryCurrentOrgBatch: async (call) => {
    const record = [];
    for (const obId of await currentPlans(call, 'register'))
      record.push(await plans.get(call, obId));
    return { record };
  },
  queryProvinceDownOrgName: (call) => down.list(call, call.input),
  urgeReport: (call) => down.urge(call, call.input.downIds, call.input.preview),
  copyDown: (call) => down.copy(call, call.input.downIds, call.input.preview),
});

export const orgBatchTimeRoutes = serve(orgBatchTime, {
  list: async (call) => {
    const { obId, pageNo, pageSize } = call.input;
    const found = obId ? await plans.slotsOf(call, [(await plans.get(call, obId)).obId]) : [];
    return { total: found.length, record: found.slice((pageNo - 1) * pageSize, pageNo * pageSize) };
  },
  get: (call) => plans.getSlot(call, call.input.obtId),
  create: (call) => {
    const { obId, ...slot } = call.input;
    return plans.addSlot(call, obId, slot);
  },
  update: (call) => {
    const { obtId, ...slot } = call.input;
    return plans.changeSlot(call, obtId, slot);
  },
  remove: (call) => plans.removeSlot(call, call.input.obtId),
});
