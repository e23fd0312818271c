import { provinceBatch } from '@tqc/contract/enroll';
import { BatchStatus, orgBatchApproval } from '@tqc/domain/dictionaries';
import { daysFromTo } from '@tqc/domain/planning';
import { sql } from 'kysely';
import { outOfReach } from '../../kit/failure';
import { renaming, serve, type Given } from '../../kit/serve';
import { statusIs } from '../../kit/store';
import {
  filingWindows,
  levelProgress,
  orgsToOpen,
  plansAbove,
  provinceExtensions,
  provincePlansOf,
  REGISTERED,
  type ProvincePlanAction,
  type ProvincePlanInput,
} from '../../trade/planning';

import { orgPlans, toldPage, toldPlan } from './enrollOrgPlan';
import { planChanges } from './planChanges';
import { planEndHandlers } from './planEnds';

const { act, ...plans } = provincePlansOf('enroll');
const { named, page, row } = renaming(
  {
    confirmBegin: 'firstReviewBegin',
    confirmEnd: 'firstReviewEnd',
    approveBegin: 'recheckBegin',
    approveEnd: 'finalEnd',
  },
  ['recheckEnd', 'finalBegin', 'noticeDays', 'trainingHours', 'recheckLevel', 'finalLevel'],
);
const list = page(plans.list);
const get = row(plans.get);

interface Acting extends Partial<ProvincePlanInput> {
  readonly pbId: string;
  readonly action: ProvincePlanAction;
  readonly opinion?: string | undefined;
}

export const provinceBatchRoutes = serve(provinceBatch, {
  ...planEndHandlers(list, act),
  applyForAmendmentProvinceOrg: (call) => planChanges.get(call, call.input.id),
  changeProvinceBatch: planChanges.ofProvince,
  provincialPlanEnquiry: async (call) => {
    const plan = await get(call);
    return { ...plan, levels: await levelProgress(call, plan) };
  },
  superiorProvinceRegistrationInformation: async (call) => {
    const record = [];
    for (const pbId of await plansAbove(call, 'enroll'))
      record.push(await get({ ...call, input: { pbId } }));
    return { record };
  },
  provinceSelfApplyNewTime: async (call) => {
    const plan = await plans.get(call);
    return { planName: plan.planName, record: await provinceExtensions(call, plan) };
  },
  list,
  get,
  create: named((call: Given<Omit<ProvincePlanInput, 'ctIds' | 'notice'>>) =>
    plans.create({ ...call, input: { ...call.input, ctIds: REGISTERED.ctIds, notice: '' } }),
  ),
  update: named(async (call: Given<Acting>) => {
    const { pbId, action, opinion, ...changes } = call.input;
    return act(call, pbId, action, opinion, changes);
  }),
  remove: plans.remove,
  queryProvinceBatchSearch: list,
  queryProvinceBatchApprove: async (call) => {
    const { kind, ...asked } = call.input;
    return kind === 'org' ? orgsToDecide({ ...call, input: asked }) : toDecide(await list(call));
  },
  detailsOfApprovalAndRegistration: async (call) => {
    const { pbId, obId } = call.input;
    const plan = await get({ ...call, input: { pbId } });
    const org = obId === undefined ? null : toldPlan(await orgPlans.get(call, obId));
    if (org && org.pbId !== pbId) throw outOfReach();
    return { ...plan, org };
  },
  queryCertBatch: async ({ db, who }) => {
    const { rows: record } = await sql<Batch>`
      select cb_id, cb_name, begin_date as filing_begin, filing_end, first_review_end, recheck_end, end_date as final_end,
        exists (select from province_plan p where p.cb_id = b.cb_id and p.prov = ${who.prov}) as planned
      from plan_batch b where track = 'enroll' and ${statusIs('status', BatchStatus.code('open'))} and (cardinality(provs) = 0 or ${who.prov} = '' or ${who.prov} = any (provs)) order by begin_date desc, cb_id limit 200`.execute(
      db,
    );
    return { record };
  },
  queryOrgInfo: async (call) => ({
    record: await orgsToOpen(call, call.input.prov ?? call.who.prov),
  }),
  netAtTime: async (call) => ({
    record: await filingWindows(call, 'enroll', call.input.cbId),
  }),
  queryProvinceEnroll: async ({ db, who }) => {
    const { rows: record } = await sql<{ pbId: string; planName: string; cbName: string }>`
      select pb_id, plan_name, cb_name from province_plan p join plan_batch b using (cb_id)
      where p.track = 'enroll' and (p.approval_status <> ${orgBatchApproval.code('draft')} or p.org_id = ${who.orgId}) order by pb_id desc limit 200`.execute(
      db,
    );
    return { record };
  },
});

/** Province plans as whoever decides finds them. */
const toDecide = <R extends { readonly pbId: string }>(page: {
  readonly total: number;
  readonly exact: boolean;
  readonly record: readonly R[];
}) => ({
  ...page,
  record: page.record.map((plan) => ({
    ...plan,
    planId: `p${plan.pbId}`,
    planKind: 'province',
    obId: null,
    slots: null,
    expected: null,
  })),
});

/** The same of plans of the organisations below. */
async function orgsToDecide(call: Given<Parameters<typeof orgPlans.list>[1]>) {
  const page = toldPage(await orgPlans.list(call, { ...call.input, side: 'down' }));
  return {
    ...page,
    record: page.record.map((plan) => ({
      ...plan,
      planId: `o${plan.obId}`,
      planKind: 'org',
      noticeDays: daysFromTo(plan.noticeBegin, plan.noticeEnd),
      recheckLevel: null,
      finalLevel: null,
      openedOrgs: null,
    })),
  };
}

interface Batch {
  readonly cbId: string;
  readonly cbName: string;
  readonly filingBegin: string;
  readonly filingEnd: string;
  readonly firstReviewEnd: string;
  readonly recheckEnd: string;
  readonly finalEnd: string;
  readonly planned: boolean;
}
