import { BATCH_END, certBatch } from '@tqc/contract/register';
import { batchesOf } from '../../trade/planning';
import { serve } from '../../kit/serve';

const { plain, end } = batchesOf('register');

export const certBatchRoutes = serve(certBatch, {
  ...plain,
  update(call) {
    const { action, ...input } = call.input;
    return action === BATCH_END ? end(call, input.cbId) : plain.update({ ...call, input });
  },
});
