import { orgBatchApproval, planEndStatus } from '@tqc/domain/dictionaries';
import { provincePlanWork, type provincePlanActions } from '@tqc/domain/planning';
import { ApiFailure } from '../../kit/failure';
import { ownUpload } from '../../kit/files';
import { admitStep } from './planStep';
import { hull, provinceOffences } from './provincePlanDates';
import { provincePlanRows, readingProvincePlans, type ProvincePlanInput } from './provincePlanRows';
import {
  actOnProvincePlan,
  PLAN_FILES,
  provincePlanStepsOf,
  requirePart,
} from './provincePlanSteps';
import { requireRunningIn } from './runningPlan';
import { refuseOffences, type PlanningCall, type Track } from './track';

const NEW = {
  approvalStatus: orgBatchApproval.code('draft'),
  endStatus: planEndStatus.code('running'),
};

/**
 * Province plans of one track: what each province does in a batch, approved by the national centre.
 */
export function provincePlansOf(track: Track) {
  const { get, list } = readingProvincePlans(track);

  return {
    list,
    get: async (call: PlanningCall, pbId: string) => {
      const plan = await get(call, pbId);
      return { ...plan, offences: await provinceOffences(call, plan.cbId, plan, pbId) };
    },
    async create(call: PlanningCall, input: ProvincePlanInput) {
      if (call.who.orgType !== 4) throw new ApiFailure(403);
      await requirePart(call, track, input.cbId);
      await requireRunningIn(call.db, input.cbId, NEW, 'going', undefined, 'cbId');
      refuseOffences(await provinceOffences(call, input.cbId, input));
      const filing = hull(input.filing);
      const twin = await call.db
        .selectFrom('provincePlan')
        .select('planName')
        .where('cbId', '=', input.cbId)
        .where('prov', '=', call.who.prov)
        .executeTakeFirst();
      if (twin) throw new ApiFailure(422, `本省在该批次已有计划：${twin.planName}`);
      if (input.fileId) await ownUpload(call, input.fileId, PLAN_FILES);
      return provincePlanRows(call).add({
        ...input,
        track,
        orgId: call.who.orgId,
        prov: call.who.prov,
        filingBegin: filing.begin,
        filingEnd: filing.end,
      });
    },
    act: (
      call: PlanningCall,
      pbId: string,
      action: keyof typeof provincePlanActions,
      opinion: string | undefined,
      entered: Partial<ProvincePlanInput>,
    ) => actOnProvincePlan(call, track, pbId, action, opinion, entered),
    async remove(call: PlanningCall, pbId: string) {
      const plan = await get(call, pbId, 'hold');
      await admitStep(call, provincePlanStepsOf(track), provincePlanWork.remove, plan);
      return provincePlanRows(call).remove(pbId);
    },
  };
}
