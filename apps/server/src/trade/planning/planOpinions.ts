import type { Action } from '@tqc/domain/planning';
import { store } from '../../kit/store';
import type { PlanningCall, Track } from './track';

const rows = store('planOpinion', 'id');

/** The plan that something was said of, and where its rows stand. */
export interface Spoken {
  readonly pbId: string;
  readonly obId?: string;
  readonly orgId: string;
  readonly prov: string;
  readonly city: string;
  readonly county: string;
}

/** Keeps a step with what was said, beside the plan: its row knows the last opinion alone. */
export async function keepOpinion(
  call: PlanningCall,
  track: Track,
  { label }: Action,
  plan: Spoken,
  opinion: string,
): Promise<void> {
  const { pbId, obId = null, orgId, prov, city, county } = plan;
  await rows(call).add({
    track,
    pbId,
    obId,
    orgId,
    prov,
    city,
    county,
    step: label,
    opinion,
    name: call.who.name,
    orgName: call.who.orgName,
    createdAt: call.now.toISOString(),
  });
}

/** Every step that was taken with a plan, the newest first. */
export async function opinionsOf(
  { db }: PlanningCall,
  { pbId, obId }: { readonly pbId: string; readonly obId?: string },
) {
  return db
    .selectFrom('planOpinion')
    .select(['id', 'step', 'opinion', 'name', 'orgName', 'createdAt'])
    .where('pbId', '=', pbId)
    .where('obId', obId === undefined ? 'is' : '=', obId ?? null)
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
}
