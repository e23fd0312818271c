import { onOff, orgBatchApproval } from '@tqc/domain/dictionaries';
import { orgBatch, orgBatchTime } from '@tqc/contract/register';
import { sql } from 'kysely';
import { chinaMinute } from '@tqc/domain/shared';
import { orgPlansOf, reportedOrOwn } from '../../trade/planning';
import { serve } from '../../kit/serve';
import { statusIs } from '../../kit/store';

const plans = orgPlansOf('register');

export const orgBatchRoutes = serve(orgBatch, {
  list: (call) => plans.list(call, call.input),
  get: (call) => plans.get(call, call.input.obId),
  create: (call) => plans.create(call, call.input),
  update: (call) => {
    const { obId, action, opinion, ...changes } = call.input;
    return plans.act(call, obId, action, opinion, changes);
  },
  remove: (call) => plans.remove(call, call.input.obId),
  queryMyOrgBatchToEnd: (call) => plans.list(call, { ...call.input, side: 'own' }),
  queryCurrentOrgBatch: async (call) => {
    const { db, who, now } = call;
    const owner =
      who.orgType === 1
        ? ((
            await db
              .selectFrom('org')
              .select('parentId')
              .where('orgId', '=', who.orgId)
              .executeTakeFirst()
          )?.parentId ?? who.orgId)
        : who.orgId;
    const today = chinaMinute(now).slice(0, 10);
    const rows = await db
      .selectFrom('orgPlan as p')
      .innerJoin('provincePlan as pp', 'pp.pbId', 'p.pbId')
      .select('p.obId')
      .where('p.track', '=', 'register')
      .where('p.orgId', '=', owner)
      .where('p.approvalStatus', 'in', orgBatchApproval.group.inForce)
      .where('pp.approveEnd', '>=', today)
      .orderBy('p.obId', 'desc')
      .limit(20)
      .execute();
    const record = [];
    for (const { obId } of rows) record.push(await plans.get(call, obId));
    return { record };
  },
  queryProvinceDownOrgName: async (call) => {
    const { db, who, input } = call;
    const { rows } = await sql<{
      orgId: string;
      orgName: string;
      orgType: number;
      hasPlan: boolean;
    }>`
      select o.org_id, o.org_name, o.org_type, exists (select from org_plan p where p.org_id = o.org_id and p.track = 'register' and ${reportedOrOwn(call, 'p')} ${input.pbId ? sql`and p.pb_id = ${input.pbId}` : sql``}) as has_plan
      from org o where ${statusIs('o.status', onOff.code('on'))} and o.org_type between 2 and 4 and o.org_type < ${who.orgType} and ${who.orgType === 5 ? sql`o.org_type = 4` : who.orgType === 4 ? sql`o.prov = ${who.prov}` : sql`o.city = ${who.city}`}
      order by o.area_code limit 500`.execute(db);
    return { record: rows };
  },
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
