import { BATCH_END, certBatch } from '@tqc/contract/register';
import { batchesOf } from '../../trade/planning';
import { serve } from '../../kit/serve';

const batches = batchesOf('register');

export const certBatchRoutes = serve(certBatch, {
  list: (call) => batches.list(call, call.input),
  get: (call) => batches.get(call, call.input.cbId),
  create: (call) => batches.create(call, call.input),
  update: (call) => {
    const { cbId, action, ...changes } = call.input;
    return action === BATCH_END ? batches.end(call, cbId) : batches.edit(call, cbId, changes);
  },
  remove: (call) => batches.remove(call, call.input.cbId),
});
