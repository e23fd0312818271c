import type { PlanAction } from '@tqc/contract/register';
import { orgBatchApproval } from '@tqc/domain/dictionaries';
import { approvalFlow, planEndFlow } from '@tqc/domain/planning';
import { sql } from 'kysely';
import { ApiFailure } from '../../kit/failure';
import { tellOrganisation } from '../messages';
import { orgPlanRows, own, readingOrgPlans, type PlanInput } from './orgPlanRows';
import { slotsOf } from './planSlots';
import { slotOffences } from './slotDates';
import {
  refuseOffences,
  requireOpinion,
  requireRight,
  type PlanningCall,
  type Track,
} from './track';

/** The steps of an organisation plan: editing, reporting, deciding and ending it. */
export function orgPlanStepsOf(track: Track) {
  const { get } = readingOrgPlans(track);

  /** The organisation that decides over a plan: the one right above, or any above that. */
  async function requireSuperior({ db, who }: PlanningCall, orgId: string): Promise<void> {
    requireRight(who, `${track}.provinceBatch.approve`);
    const { rows: above } = await sql<{ orgId: string }>`
      with recursive up as (select parent_id from org where org_id = ${orgId} union all select o.parent_id from org o join up on o.org_id = up.parent_id) select parent_id as org_id from up where parent_id is not null`.execute(
      db,
    );
    if (!above.some((org) => org.orgId === who.orgId)) throw new ApiFailure(403);
  }

  return {
    async act(
      call: PlanningCall,
      obId: string,
      action: PlanAction,
      opinion: string | undefined,
      changes: Partial<PlanInput> & { filingOpen?: boolean | undefined },
    ) {
      const plan = await get(call, obId, 'hold');
      const { who, now } = call;
      if (action === 'edit') {
        own(call, plan.orgId);
        // Opening and closing the filing is daily work and stays possible after approval.
        if (Object.keys(changes).some((name) => name !== 'filingOpen'))
          approvalFlow.next('edit', plan.approvalStatus);
        return orgPlanRows(call).change(obId, changes);
      }
      if (action === 'report') {
        own(call, plan.orgId);
        refuseOffences(
          await slotOffences(
            call,
            plan.pbId,
            (await slotsOf(call, [obId])).map((slot, at) => ({ name: `时间段${at + 1}`, slot })),
          ),
        );
        const again = plan.approvalStatus === orgBatchApproval.code('failed');
        const reported = approvalFlow.next(again ? 'reportAgain' : 'report', plan.approvalStatus);
        const { autoPass } = await call.db
          .selectFrom('provincePlan')
          .select('autoPass')
          .where('pbId', '=', plan.pbId)
          .executeTakeFirstOrThrow();
        const passed = autoPass
          ? {
              approvalStatus: approvalFlow.next('pass', reported),
              opinion: '省级计划设定为自动通过',
              decidedAt: now,
            }
          : { approvalStatus: reported };
        return orgPlanRows(call).change(obId, { ...passed, reporter: who.name, reportedAt: now });
      }
      if (action === 'withdraw') {
        own(call, plan.orgId);
        return orgPlanRows(call).change(obId, {
          approvalStatus: approvalFlow.next('withdraw', plan.approvalStatus),
        });
      }
      if (action === 'applyEnd') {
        own(call, plan.orgId);
        requireRight(who, `${track}.planEnd.apply`);
        if (plan.unsettled > 0)
          throw new ApiFailure(422, `还有${plan.unsettled}条申请没有办结，不能申请结束计划`);
        return orgPlanRows(call).change(obId, {
          endStatus: planEndFlow.next('applyEnd', plan.endStatus),
          endReason: opinion ?? '',
        });
      }
      await requireSuperior(call, plan.orgId);
      if (action === 'endPlan')
        return orgPlanRows(call).change(obId, {
          endStatus: planEndFlow.next('endPlan', plan.endStatus),
          approvalStatus: orgBatchApproval.code('locked'),
        });
      if (action === 'returnEnd')
        return orgPlanRows(call).change(obId, {
          endStatus: planEndFlow.next('returnEnd', plan.endStatus),
          opinion: requireOpinion(opinion),
        });
      const decided = { decidedBy: who.name, decidedAt: now };
      if (action === 'pass' || action === 'fail') {
        const passed = action === 'pass';
        await tellOrganisation(
          call.db,
          plan.orgId,
          {
            title: `认定计划${passed ? '已' : '未'}通过`,
            content: `${plan.planName}${passed ? '已' : '未'}通过审批${passed ? (opinion ?? '') : `：${requireOpinion(opinion)}`}`,
            url: `/${track}/orgPlan`,
          },
          who,
        );
      }
      if (action === 'pass')
        return orgPlanRows(call).change(obId, {
          approvalStatus: approvalFlow.next('pass', plan.approvalStatus),
          opinion: opinion ?? '',
          ...decided,
        });
      if (action === 'fail')
        return orgPlanRows(call).change(obId, {
          approvalStatus: approvalFlow.next('fail', plan.approvalStatus),
          opinion: requireOpinion(opinion),
          ...decided,
        });
      return orgPlanRows(call).change(obId, {
        approvalStatus: approvalFlow.next(action, plan.approvalStatus),
      });
    },
  };
}
