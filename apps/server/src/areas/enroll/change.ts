import { change } from '@tqc/contract/enroll';
import { serve } from '../../kit/serve';
import { planChanges } from './planChanges';

export const changeRoutes = serve(change, {
  list: planChanges.list,
  update: (call) => {
    const { id, action, opinion, ...entered } = call.input;
    return planChanges.act(call, id, action, opinion, entered);
  },
});
