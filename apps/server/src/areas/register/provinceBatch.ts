import { onOff, orgBatchApproval } from '@tqc/domain/dictionaries';
import { provinceBatch } from '@tqc/contract/register';
import { sql } from 'kysely';
import { chinaMinute } from '@tqc/domain/shared';
import { ApiFailure, outOfReach } from '../../kit/failure';
import { provincePlansOf } from '../../trade/planning';
import { serve } from '../../kit/serve';
import { statusIn } from '../../kit/store';

const { act, ...plans } = provincePlansOf('register');

export const provinceBatchRoutes = serve(provinceBatch, {
  ...plans,
  update(call) {
    const { pbId, action, opinion, ...changes } = call.input;
    return act(call, pbId, action, opinion, changes);
  },
  queryOrgInfo: async ({ db, who, input }) => {
    const record = await db
      .selectFrom('org')
      .select(['orgId', 'orgName', 'orgType', 'parentId'])
      .where('prov', '=', input.prov ?? who.prov)
      .where('orgType', 'in', [2, 3, 4])
      .where('status', '=', onOff.code('on'))
      .orderBy('areaCode')
      .execute();
    return { record };
  },
  netAtTime: async ({ db, now, input }) => {
    const minute = chinaMinute(now);
    const { rows } = await sql<{ pbId: string; planName: string; begin: string; end: string }>`
      select pb_id, plan_name, w ->> 'begin' as begin, w ->> 'end' as "end" from province_plan, jsonb_array_elements(filing) w
      where track = 'register' and ${statusIn('approval_status', orgBatchApproval.group.inForce)} ${input.cbId ? sql`and cb_id = ${input.cbId}` : sql``} and w ->> 'end' >= ${minute} order by 3 limit 200`.execute(
      db,
    );
    return { record: rows.map((row) => ({ ...row, open: row.begin <= minute })) };
  },
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
