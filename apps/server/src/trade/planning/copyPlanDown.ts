import { chinaDay, cut } from '@tqc/domain/shared';
import { routeOf } from '@tqc/contract/screens';
import { RuleError } from '@tqc/domain/kit';
import { mayRecognise, type Recogniser } from '@tqc/domain/planning';
import { ApiFailure } from '../../kit/failure';
import { asSystem } from '../../kit/scope';
import { tellOrganisation } from '../messages';
import { orgPlanRows } from './orgPlanRows';
import { slotRows } from './planSlotRows';
import { requireRunningBelow } from './runningPlan';
import { typesInForce } from './typesInForce';
import type { PlanningCall, Track } from './track';

const NAME = 50;

/** An organisation below under a province plan. */
interface Below {
  readonly downId: string;
  readonly pbId: string;
  readonly orgId: string;
  readonly orgName: string;
  readonly cbName: string;
  readonly provincePlanName: string;
}

/**
 * Makes drafts for organisations below, after the caller's own plan under the same province plan.
 * They are those organisations' own from then on: to be changed and reported, or removed.
 */
export async function copyPlanDown(
  call: PlanningCall,
  track: Track,
  rows: readonly Below[],
  preview: boolean,
) {
  const pbIds = [...new Set(rows.map(({ pbId }) => pbId))].sort();
  const standing = await plansUnder(call, track, pbIds);
  const mine = (pbId: string) =>
    standing.find((plan) => plan.pbId === pbId && plan.orgId === call.who.orgId);
  const closed = await whyClosed(call, pbIds);
  const outcome: {
    done: string[];
    refused: { id: string; name: string; reason: string }[];
  } = { done: [], refused: [] };
  for (const { downId, pbId, orgId, orgName, cbName, provincePlanName } of rows) {
    const source = mine(pbId);
    const has = standing.some((plan) => plan.pbId === pbId && plan.orgId === orgId);
    const reason =
      closed.get(pbId) ??
      (has ? '已有计划，或正在拟定' : undefined) ??
      (source ? undefined : `本机构在“${provincePlanName}”下还没有计划，没有可以复制的`);
    if (reason !== undefined) {
      outcome.refused.push({ id: downId, name: orgName, reason });
      continue;
    }
    outcome.done.push(downId);
    if (preview || !source) continue;
    await draftFor(call, source, orgId, cut(`${orgName}${cbName}计划`, NAME));
    await tellOrganisation(
      call.db,
      orgId,
      {
        title: '上级拟好了本机构的认定计划',
        content: `${provincePlanName}下，${call.who.orgName}按自己的计划为本机构拟好了一份，请核对修改后上报`,
        url: routeOf(`${track}.orgPlan`),
      },
      call.now,
      call.who,
    );
  }
  return outcome;
}

/** Every plan under some province plans, drafts too: whoever has one is given no second. */
const plansUnder = ({ db }: PlanningCall, track: Track, pbIds: readonly string[]) =>
  db
    .selectFrom('orgPlan')
    .selectAll()
    .where('track', '=', track)
    .where('pbId', 'in', pbIds)
    .execute();

/** Why nobody plans under a province plan any more; they are held in one order. */
async function whyClosed({ db }: PlanningCall, pbIds: readonly string[]) {
  const reasons = new Map<string, string>();
  for (const pbId of pbIds)
    try {
      await requireRunningBelow(db, pbId, 'planning');
    } catch (error) {
      if (!(error instanceof RuleError || error instanceof ApiFailure)) throw error;
      reasons.set(pbId, error.message);
    }
  return reasons;
}

/** A draft in the name of another organisation, which alone may write its plans: the system's. */
async function draftFor(
  call: PlanningCall,
  source: Awaited<ReturnType<typeof plansUnder>>[number],
  orgId: string,
  planName: string,
): Promise<void> {
  const { db, now } = call;
  const { track, pbId, cbId, receiveWay, healthNote, notice, attention } = source;
  const slots = await db
    .selectFrom('planSlot')
    .select(['filingBegin', 'filingEnd', 'confirmBegin', 'confirmEnd', 'dayLimit', 'ctIds'])
    .where('obId', '=', source.obId)
    .orderBy('filingBegin')
    .execute();
  const { orgType, recognised, ...place } = await db
    .selectFrom('org')
    .select(['prov', 'city', 'county', 'orgType'])
    .select(typesInForce(orgId, chinaDay(now)).as('recognised'))
    .where('orgId', '=', orgId)
    .executeTakeFirstOrThrow();
  const { ctIds: opened } = await db
    .selectFrom('provincePlan')
    .select('ctIds')
    .where('pbId', '=', pbId)
    .executeTakeFirstOrThrow();
  const whose = { track, orgId, ...place, createdAt: now.toISOString() };
  const written = { pbId, cbId, planName, receiveWay, healthNote, notice, attention };
  await asSystem(db, async () => {
    const { id: obId } = await orgPlanRows(call).add({ ...written, ...whose });
    for (const slot of slots) {
      const ctIds = typesFor({ orgType, prov: place.prov, ctIds: recognised }, slot.ctIds, opened);
      await slotRows(call).add({ ...slot, ctIds, ...whose, obId });
    }
  });
}

/** Of the types that are copied those the organisation recognises; its own where there is none. */
function typesFor(
  recogniser: Recogniser,
  copied: readonly number[],
  opened: readonly number[],
): number[] {
  const may = (ctId: number) => mayRecognise(recogniser, ctId);
  const kept = copied.filter(may);
  return kept.length > 0 ? kept : opened.filter(may);
}
