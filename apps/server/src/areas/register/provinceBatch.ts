import { provinceBatch } from '@tqc/contract/register';
import { filingWindows, orgsToOpen, provincePlansOf } from '../../trade/planning';
import { correctSite } from '../../trade/sites';
import { serve } from '../../kit/serve';

const { act, ...plans } = provincePlansOf('register');

export const provinceBatchRoutes = serve(provinceBatch, {
  ...plans,
  update(call) {
    const { pbId, action, opinion, ...changes } = call.input;
    return act(call, pbId, action, opinion, changes);
  },
  queryOrgInfo: async (call) => ({
    record: await orgsToOpen(call, call.input.prov ?? call.who.prov),
  }),
  netAtTime: async (call) => ({
    record: await filingWindows(call, 'register', call.input.cbId),
  }),
  updateSiteOrg: (call) => {
    const { orgIdKey, ...facts } = call.input;
    return correctSite(call, 1, orgIdKey, facts);
  },
});
