import type { provinceBatch } from '@tqc/contract/enroll';
import type { ParsedOf } from '@tqc/contract/kit';
import { ApiFailure, outOfReach } from '../../kit/failure';
import type { Given } from '../../kit/serve';
import { withEnds, type provincePlansOf } from '../../trade/planning';
import { orgPlans, toldPage, toldPlan } from './enrollOrgPlan';

type Calls = typeof provinceBatch;
type Asked<N extends keyof Calls> = Given<ParsedOf<Calls[N]>>;
type Listed = {
  readonly total: number;
  readonly exact: boolean;
  readonly record: readonly {
    readonly pbId: string;
    readonly cbName: string;
    readonly planName: string;
    readonly orgName: string;
    readonly orgType: number;
    readonly areaName: string;
    readonly firstReviewEnd: string;
    readonly applied: number;
    readonly approvalStatus: number;
    readonly endStatus: number;
    readonly version: number;
    readonly decidedBy: string;
  }[];
};

/** Ending plans: organisations ask from below, whoever stands above answers, the centre last. */
export const planEndHandlers = (
  provinces: (call: Asked<'list'>) => Promise<Listed>,
  act: ReturnType<typeof provincePlansOf>['act'],
) => ({
  applyOrgEnrollFinshList: async (call: Asked<'applyOrgEnrollFinshList'>) =>
    withEnds(
      call,
      toldPage(await orgPlans.list(call, { ...call.input, side: 'own', toEnd: true })),
    ),
  applyEnrollFinshList: async (call: Asked<'applyEnrollFinshList'>) => {
    const { kind, orgType, ...asked } = call.input;
    if (kind !== 'province') {
      const below = { ...asked, ...(orgType && { orgType }), side: 'down', toEnd: true } as const;
      const page = await withEnds(call, toldPage(await orgPlans.list(call, below)));
      return {
        ...page,
        record: page.record.map((plan) => ({ ...plan, endId: `o${plan.obId}`, planKind: 'org' })),
      };
    }
    const page = await provinces({ ...call, input: asked });
    return {
      ...page,
      record: page.record.map((plan) => ({
        ...plan,
        endId: `p${plan.pbId}`,
        planKind: 'province',
        obId: null,
        booked: plan.applied,
        unsettled: 0,
        endReason: '',
        endAskedAt: null,
        endDecidedBy: '',
        endDecidedAt: null,
      })),
    };
  },
  applyEnrollFinshDetail: async (call: Asked<'applyEnrollFinshDetail'>) => {
    const plan = toldPlan(await orgPlans.get(call, call.input.obId));
    const { record } = await withEnds(call, { total: 1, exact: true, record: [plan] });
    const [found] = record;
    if (!found) throw outOfReach();
    return found;
  },
  applyOrgEnrollEndEdit: async (call: Asked<'applyOrgEnrollEndEdit'>) => {
    const { pbId, obId, opinion } = call.input;
    await requireUnder(call, pbId, obId);
    return orgPlans.act(call, obId, 'applyEnd', opinion, {});
  },
  applyEnrollFinshEdit: async (call: Asked<'applyEnrollFinshEdit'>) => {
    const { pbId, obId, action, opinion } = call.input;
    if (obId === undefined) {
      if (action === 'returnEnd')
        throw new ApiFailure(422, '省级计划由国家级机构直接结束，没有申请可以退回');
      return act(call, pbId, 'endPlan', opinion, {});
    }
    await requireUnder(call, pbId, obId);
    return orgPlans.act(call, obId, action, opinion, {});
  },
});

/** The plan of an organisation is named with the province plan it stands under. */
async function requireUnder(call: Given, pbId: string, obId: string): Promise<void> {
  const plan = await orgPlans.get(call, obId);
  if (plan.pbId !== pbId) throw outOfReach();
}
