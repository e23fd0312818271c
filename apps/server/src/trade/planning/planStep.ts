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
import { requireRight, type PlanningCall, type Track } from './track';

/** What every record of the planning chain says of itself. */
interface Held {
  readonly orgId: string;
  readonly planName: string;
  readonly approvalStatus?: number;
  readonly endStatus?: number;
  readonly status?: number;
}

/** How a kind of record takes part in the tables of actions (`domain/planning/actions.ts`). */
export interface Steps<R extends Held> {
  readonly track: Track;
  /** The page its messages lead to, without the track. */
  readonly page: string;
  /** Refuses what no longer runs as far as the action asks. */
  running(call: PlanningCall, record: R, what: Running): Promise<void>;
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
      call.who,
    );
  return {
    ...states,
    ...(action.opinion ? { [action.into ?? 'opinion']: opinion } : {}),
    ...stampsOf(call, action),
  };
}

function stampsOf({ who, now }: PlanningCall, { stamps }: Action) {
  if (stamps === 'reported') return { reporter: who.name, reportedAt: now };
  return stamps === 'decided' ? { decidedBy: who.name, decidedAt: now } : {};
}

async function requireActor(
  { db, who }: PlanningCall,
  track: Track,
  { by, right }: Action,
  orgId: string,
): Promise<void> {
  if (right) requireRight(who, `${track}.${right}`);
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
