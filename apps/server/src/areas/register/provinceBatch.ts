import { provinceBatch } from '@tqc/contract/register';
import { ApiFailure, outOfReach } from '../../kit/failure';
import { filingWindows, orgsToOpen, provincePlansOf } from '../../trade/planning';
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
  updateSiteOrg: async ({ db, who, input, version }) => {
    const { orgIdKey, ...public_ } = input;
    const org = await db
      .selectFrom('org')
      .select(['orgId', 'parentId', 'prov', 'version'])
      .where('orgId', '=', orgIdKey)
      .executeTakeFirst();
    // A province looks after the public data of all its organisations, any other of its own and
    // those right below.
    if (
      !org ||
      !(
        org.orgId === who.orgId ||
        org.parentId === who.orgId ||
        (who.orgType === 4 && org.prov === who.prov)
      )
    )
      throw outOfReach();
    const { address, phone, officeHours } = public_;
    const { numUpdatedRows } = await db
      .updateTable('org')
      .set((is) => ({ address, phone, officeHours, version: is('version', '+', 1) }))
      .where('orgId', '=', orgIdKey)
      .where('version', '=', version ?? 0)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) throw new ApiFailure(409);
    return null;
  },
});
