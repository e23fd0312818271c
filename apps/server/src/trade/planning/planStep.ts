import {
  afterAction,
  opinionOf,
  type Action,
  type PlanCheck,
  type Running,
} from '@tqc/domain/planning';
import { routeOf } from '@tqc/contract/screens';
import { sql } from 'kysely';
import { ApiFailure } from '../../kit/failure';
import { tellOrganisation } from '../messages';
import { organisationAbove } from '../organisations';
import { keepOpinion, type Spoken } from './planOpinions';
import { requireRight, type PlanningCall, type Track } from './track';

/** What every record of the planning chain says of itself. */
interface Held {
  readonly orgId: string;
  readonly planName: string;
  readonly approvalStatus?: number;
  readonly endStatus?: number;
  readonly status?: number;
  /** Persons who asked for what waits, or wrote in it since. */
  readonly askedBy?: readonly string[];
}

/** How a kind of record takes part in the tables of actions (`domain/planning/actions.ts`). */
export interface Steps<R extends Held> {
  readonly track: Track;
  /** The page its messages lead to, without the track. */
  readonly page: string;
  /** Refuses what no longer runs as far as the action asks. */
  running(call: PlanningCall, record: R, what: Running): Promise<void>;
  /** The plan beside which steps are kept with what was said; a change keeps its own. */
  readonly spoken?: (record: R) => Spoken;
  readonly checks: Partial<
    Readonly<Record<PlanCheck, (call: PlanningCall, record: R) => Promise<void>>>
  >;
}

/**
 * What every action asks first: whose it is, the right, that the plan runs, and the states. Tells
 * the states afterwards.
 */
export async function admitStep<R extends Held>(
  call: PlanningCall,
  steps: Steps<R>,
  action: Action,
  record: R,
) {
  await requireActor(call, steps.track, action, record.orgId);
  if (action.answers && record.askedBy?.includes(call.who.adminId))
    throw new ApiFailure(422, '不能审批自己提交的申请，请由本机构其他人员审批');
  await steps.running(call, record, action.runs);
  return afterAction(action, record);
}

/**
 * Takes an action of a table on a held record: the columns it sets. What was entered is checked as
 * it would stand.
 */
export async function takeStep<R extends Held>(
  call: PlanningCall,
  steps: Steps<R>,
  action: Action,
  record: R,
  said: string | undefined,
  entered: Partial<R> = {},
) {
  const states = await admitStep(call, steps, action, record);
  const after = action.writes ? { ...record, ...entered } : record;
  for (const check of action.checks ?? []) await steps.checks[check]?.(call, after);
  const opinion = opinionOf(action, said);
  if (action.tells)
    await tellOrganisation(
      call.db,
      record.orgId,
      {
        ...action.tells(record.planName, opinion),
        url: routeOf(`${steps.track}.${steps.page}`),
      },
      call.now,
      call.who,
    );
  await askAbove(call, steps.track, action.asks, record);
  // Editing one's own plan is no word to anybody.
  if (steps.spoken && (action.opinion || !action.writes))
    await keepOpinion(call, steps.track, action, steps.spoken(record), opinion);
  return {
    ...states,
    ...(action.opinion ? { [action.into ?? 'opinion']: opinion } : {}),
    ...stampsOf(call, action),
    ...askersAfter(call, action, record),
  };
}

/** Whoever asks is kept until it is answered, with whoever of them changes it meanwhile. */
function askersAfter({ who }: PlanningCall, action: Action, { askedBy = [] }: Held) {
  if (action.asks) return { askedBy: [who.adminId] };
  if (action.answers) return { askedBy: [] };
  const writes = action.by === 'own' && action.writes && !askedBy.includes(who.adminId);
  return writes ? { askedBy: [...askedBy, who.adminId] } : {};
}

/** Tells the organisation right above that it is its turn, with the page where. */
export async function askAbove(
  call: PlanningCall,
  track: Track,
  asks: Action['asks'],
  { orgId, planName }: Pick<Held, 'orgId' | 'planName'>,
): Promise<void> {
  if (!asks) return;
  const above = await organisationAbove(call.db, orgId);
  if (above === undefined) return;
  const news = { ...asks.say(planName), url: routeOf(`${track}.${asks.page}`) };
  await tellOrganisation(call.db, above, news, call.now, call.who);
}

function stampsOf({ who, now }: PlanningCall, { stamps }: Action) {
  if (stamps === 'reported') return { reporter: who.name, reportedAt: now };
  return stamps === 'decided' ? { decidedBy: who.name, decidedAt: now } : {};
}

/** Registration has a right of its own for whoever answers that a plan is over. */
const rightOf = (track: Track, { by, right, moves }: Action) =>
  track === 'enroll' && by !== 'own' && moves.some(({ column }) => column === 'endStatus')
    ? 'planEnd.approve'
    : right;

async function requireActor(
  { db, who }: PlanningCall,
  track: Track,
  action: Action,
  orgId: string,
): Promise<void> {
  const { by, least = 0 } = action;
  const right = rightOf(track, action);
  if (right) requireRight(who, `${track}.${right}`);
  if (who.orgType < least) throw new ApiFailure(403);
  if (by === 'own' && orgId !== who.orgId) throw new ApiFailure(403);
  if (by === 'centre' && who.orgType !== 5) throw new ApiFailure(403);
  if (by !== 'superior') return;
  // The organisation right above decides, or any above that.
  const { rows: above } = await sql<{ orgId: string }>`
    with recursive up as (select parent_id from org where org_id = ${orgId} union all select o.parent_id from org o join up on o.org_id = up.parent_id) select parent_id as org_id from up where parent_id is not null`.execute(
    db,
  );
  if (!above.some((org) => org.orgId === who.orgId)) throw new ApiFailure(403);
}
