import { orgBatchApproval, planEndStatus } from '@tqc/domain/dictionaries';
import { provincePlanWork, type provincePlanActions } from '@tqc/domain/planning';
import { ApiFailure } from '../../kit/failure';
import { ownUpload } from '../../kit/files';
import { admitStep } from './planStep';
import { openedOrgs } from './openedOrgs';
import { opinionsOf } from './planOpinions';
import { hull, provinceBounds, provinceOffences } from './provincePlanDates';
import { crudOf, type Given } from '../../kit/serve';
import {
  askedOfProvincePlans,
  provincePlanRows,
  provincePlansSeen,
  withFiling,
  type ProvincePlanInput,
} from './provincePlanRows';
import {
  actOnProvincePlan,
  PLAN_FILES,
  provincePlanStepsOf,
  requirePart,
} from './provincePlanSteps';
import { requireChosenRunning } from './runningPlan';
import { refuseOffences, type PlanningCall, type Track } from './track';

const NEW = {
  approvalStatus: orgBatchApproval.code('draft'),
  endStatus: planEndStatus.code('running'),
};

/**
 * Province plans of one track: what each province does in a batch, approved by the national centre.
 */
export function provincePlansOf(track: Track) {
  const steps = provincePlanStepsOf(track);
  const plain = crudOf(provincePlanRows, 'pbId', {
    ...provincePlansSeen(track),
    list: {
      equal: ['pbId', 'cbId', 'prov', 'approvalStatus', 'endStatus'],
      like: ['planName'],
      between: ['reportedAt'],
    },
    asked: askedOfProvincePlans,
    async check(plan: ProvincePlanInput, call) {
      if (call.who.orgType !== 4) throw new ApiFailure(403);
      await requirePart(call, track, plan.cbId);
      await requireChosenRunning(call.db, plan.cbId, NEW, 'going', 'cbId');
      refuseOffences(await provinceOffences(call, plan.cbId, plan));
      await refuseTwin(call, plan.cbId);
      if (plan.fileId) await ownUpload(call, plan.fileId, PLAN_FILES);
    },
    start({ who, now }, plan) {
      const filing = hull(plan.filing);
      return {
        track,
        orgId: who.orgId,
        prov: who.prov,
        filingBegin: filing.begin,
        filingEnd: filing.end,
        createdAt: now,
      };
    },
    may: (_, plan, call) => admitStep(call, steps, provincePlanWork.remove, withFiling(plan)),
  });

  return {
    list: plain.list,
    create: plain.create,
    remove: plain.remove,
    async get(call: Given<{ readonly pbId: string }>) {
      const plan = await plain.get(call);
      return {
        ...plan,
        bounds: await provinceBounds(call, plan.cbId),
        offences: await provinceOffences(call, plan.cbId, plan, plan.pbId),
        opinions: await opinionsOf(call, plan),
        opened: await openedOrgs(call, plan.orgIds),
      };
    },
    act: (
      call: PlanningCall,
      pbId: string,
      action: keyof typeof provincePlanActions,
      opinion: string | undefined,
      entered: Partial<ProvincePlanInput>,
    ) => actOnProvincePlan(call, track, pbId, action, opinion, entered),
  };
}

async function refuseTwin({ db, who }: PlanningCall, cbId: string): Promise<void> {
  const twin = await db
    .selectFrom('provincePlan')
    .select('planName')
    .where('cbId', '=', cbId)
    .where('prov', '=', who.prov)
    .executeTakeFirst();
  if (twin) throw new ApiFailure(422, `本省在该批次已有计划：${twin.planName}`);
}
