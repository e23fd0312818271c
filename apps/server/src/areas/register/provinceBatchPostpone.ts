import { provinceBatchPostpone } from '@tqc/contract/register';
import { changesOf } from '../../trade/planning';
import { serve } from '../../kit/serve';

const changes = changesOf('register');

export const provinceBatchPostponeRoutes = serve(provinceBatchPostpone, {
  list: (call) => changes.list(call, call.input),
  get: (call) => changes.get(call, call.input.id),
  create: (call) => changes.create(call, call.input),
  update: (call) => {
    const { id, action, opinion, ...input } = call.input;
    return changes.act(call, id, action, opinion, input);
  },
  remove: (call) => changes.remove(call, call.input.id),
});
