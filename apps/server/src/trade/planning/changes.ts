import { regChangeStatus } from '@tqc/domain/dictionaries';
import {
  orgPlanWork,
  planChangeActions,
  planChangeWork,
  provincePlanWork,
} from '@tqc/domain/planning';
import { ApiFailure } from '../../kit/failure';
import { ownUpload } from '../../kit/files';
import { refuseIdle, type ChangeDates, type ChangedPlan } from './changedPlan';
import { changeRows, openedIn, readingChanges, type PlanChange } from './changeRows';
import { changedOrgPlan } from './orgPlanChange';
import { openedOrgs } from './openedOrgs';
import { admitStep, askAbove, takeStep, type Steps } from './planStep';
import { changedProvincePlan } from './provincePlanChange';
import { refuseOffences, type PlanningCall, type Track } from './track';

const WAITING = regChangeStatus.code('waiting');
const NOT_ITS_PLAN = '机构计划不在这个省级计划下，请刷新后重新申请';
/** 开放机构调整 */
const OPENING = 3;

interface ChangeInput {
  readonly pbId: string;
  readonly obId: string | null;
  readonly changeKind: unknown;
  readonly after: ChangeDates;
  readonly reason: string;
  readonly fileId: string | null;
}

/**
 * Changes and postponements of approved plans of every level: applied for with a reason, taken over
 * when the superior passes them.
 */
export function changesOf(track: Track) {
  const { get, list } = readingChanges(track);
  const planOf = (
    call: PlanningCall,
    { pbId, obId }: Pick<ChangeInput, 'pbId' | 'obId'>,
    way: 'get' | 'hold' = 'hold',
  ) =>
    obId === null
      ? changedProvincePlan(call, track, pbId, way)
      : changedOrgPlan(call, track, obId, way);

  return {
    list,
    /** With what stands now and, while it waits, where it would not fit. */
    async get(call: PlanningCall, id: string) {
      const change = await get(call, id);
      const plan = await planOf(call, change, 'get');
      const waits = change.status === WAITING;
      const now = plan.now(change.after);
      return {
        ...change,
        now,
        opened: await openedOrgs(call, openedIn(change.before, change.after, now)),
        offences: waits ? await plan.offences(change.after) : [],
      };
    },
    async create(call: PlanningCall, input: ChangeInput) {
      const plan = await planOf(call, input);
      // A change stands where its plan stands: nothing is laid under the plan of somebody else.
      if (plan.pbId !== input.pbId) throw new ApiFailure(422, NOT_ITS_PLAN);
      await plan.admit();
      await refuseWaiting(call, input);
      // Where a call says which plan was read, another one is not the one that is to be changed.
      if (call.version !== undefined && call.version !== plan.version) throw new ApiFailure(409);
      requireOpened(input.changeKind, input.after);
      await checkAfter(call, plan, input.after);
      if (input.fileId) await ownUpload(call, input.fileId, ['image', 'pdf', 'sheet', 'word']);
      const { orgId, prov, city, county, name, adminId } = call.who;
      const { asks } = input.obId === null ? provincePlanWork.askChange : orgPlanWork.askChange;
      await askAbove(call, track, asks, { orgId, planName: plan.planName });
      return changeRows(call).add({
        ...input,
        track,
        planKind: plan.planKind,
        orgId,
        prov,
        city,
        county,
        before: plan.now(input.after),
        status: WAITING,
        applicant: name,
        askedBy: [adminId],
        createdAt: call.now.toISOString(),
      });
    },
    async act(
      call: PlanningCall,
      id: string,
      action: keyof typeof planChangeActions,
      opinion: string | undefined,
      entered: { after?: ChangeDates | undefined; reason?: string | undefined },
    ) {
      const plan = await planOf(call, await get(call, id));
      // Read again: whoever decided it meanwhile held the plan.
      const change = await get(call, id, 'hold');
      const taken = planChangeActions[action];
      if (entered.after) requireOpened(change.changeKind, entered.after);
      const set = await takeStep(call, changeSteps(track, plan), taken, change, opinion, entered);
      if (action === 'pass') await plan.takeOver(change.after);
      const before = entered.after ? { before: plan.now(entered.after) } : {};
      return changeRows(call).change(id, {
        ...(taken.writes ? { ...entered, ...before } : {}),
        ...set,
      });
    },
    async remove(call: PlanningCall, id: string) {
      const plan = await planOf(call, await get(call, id));
      const change = await get(call, id, 'hold');
      await admitStep(call, changeSteps(track, plan), planChangeWork.withdraw, change);
      return changeRows(call).remove(id);
    },
  };
}

/** A change of whom a plan is open to says whom, also when it is entered anew. */
function requireOpened(changeKind: unknown, { orgIds }: ChangeDates): void {
  if (changeKind === OPENING && orgIds === undefined)
    throw new ApiFailure(422, '请选择变更后的开放机构');
}

/** How changes take part in the tables of actions: what runs is the plan they are about. */
function changeSteps(track: Track, plan: ChangedPlan): Steps<PlanChange> {
  return {
    track,
    page: 'changeRecord',
    running: (_call, _change, what) => plan.running(what),
    checks: {
      dates: async (call, { after }) => {
        await plan.changeable();
        await checkAfter(call, plan, after);
      },
    },
  };
}

/**
 * Refuses a change that moves nothing, ends anything in the past, or leaves dates that do not fit
 * what stands above, beside and below.
 */
async function checkAfter(
  call: PlanningCall,
  plan: ChangedPlan,
  after: ChangeDates,
): Promise<void> {
  const offences = await plan.offences(after);
  refuseIdle(call, plan.now(after), after);
  refuseOffences(offences);
}

/** One change of a plan at a time: the second would be judged by dates the first still moves. */
async function refuseWaiting(
  { db }: PlanningCall,
  { pbId, obId }: Pick<ChangeInput, 'pbId' | 'obId'>,
): Promise<void> {
  const waiting = await db
    .selectFrom('planChange')
    .select('id')
    .where('pbId', '=', pbId)
    .where('obId', obId === null ? 'is' : '=', obId)
    .where('status', '=', WAITING)
    .limit(1)
    .executeTakeFirst();
  if (waiting) throw new ApiFailure(422, '该计划已有待审批的变更，请等待审批或先撤回');
}
