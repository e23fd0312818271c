import {
  offencesInside,
  offencesOfSlot,
  typesBeyond,
  typesOutside,
  type Offence,
} from '@tqc/domain/planning';
import { chinaDay } from '@tqc/domain/shared';
import type { PlanningCall } from './track';
import { typesInForce } from './typesInForce';
import { wordsOf } from './words';

/** What a person enters of a time slot. */
export interface SlotInput {
  readonly validBeginDateStr: string;
  readonly validEndDateStr: string;
  readonly confirmBegin: string;
  readonly confirmEnd: string;
  readonly dayLimit: number | null;
  readonly ctIds: readonly number[];
}

/** What the time slots below a province plan have to lie in. */
export async function slotBounds({ db }: PlanningCall, pbId: string) {
  const { planName: name, ...plan } = await db
    .selectFrom('provincePlan')
    .select(['planName', 'filingBegin', 'filingEnd', 'confirmBegin', 'confirmEnd'])
    .where('pbId', '=', pbId)
    .executeTakeFirstOrThrow();
  return [
    { item: '网报时间', name, begin: plan.filingBegin, end: plan.filingEnd },
    { item: '确认时间', name, begin: plan.confirmBegin, end: plan.confirmEnd },
  ] as const;
}

const NOT_OPEN: Offence = {
  item: '开放机构',
  message: '省级计划没有向该机构开放，请联系省级机构',
};

/** Whose plan the slots are of, and what it stands under. */
interface Whose {
  readonly pbId: string;
  readonly orgId: string;
}

/**
 * Where time slots leave the dates or the types of their province plan, open a type that their
 * organisation does not recognise, or confirm before they are filed; and that the province plan is
 * open to their organisation at all.
 */
export async function slotOffences(
  call: PlanningCall,
  { pbId, orgId }: Whose,
  slots: readonly { readonly name: string; readonly slot: SlotInput }[],
): Promise<Offence[]> {
  const [filing, confirm] = await slotBounds(call, pbId);
  const above = await provincePlanOf(call, pbId);
  const words = wordsOf(above.track);
  const opened = slots.map(({ name, slot }) => ({ name: name || '时间段', ctIds: slot.ctIds }));
  return [
    ...(above.orgIds.length === 0 || above.orgIds.includes(orgId) ? [] : [NOT_OPEN]),
    ...offencesInside(
      { name: `${filing.name}的网报时间`, range: filing },
      slots.map(({ name, slot }) => ({ name: `${name}网报时间`, range: rangesOf(slot).filing })),
    ),
    ...offencesInside(
      { name: `${confirm.name}的${words.confirm}时间`, range: confirm },
      slots.map(({ name, slot }) => ({ name: `${name}确认时间`, range: rangesOf(slot).confirm })),
    ),
    ...slots.flatMap(({ name, slot }) => offencesOfSlot(name, rangesOf(slot))),
    ...typesOutside(above, opened),
    // Who registers teachers is not bound to the types it recognises.
    ...(above.track === 'enroll' ? [] : typesBeyond(await recogniserOf(call, orgId), opened)),
  ];
}

const provincePlanOf = async ({ db }: PlanningCall, pbId: string) =>
  db
    .selectFrom('provincePlan')
    .select(['track', 'planName as name', 'ctIds', 'orgIds'])
    .where('pbId', '=', pbId)
    .executeTakeFirstOrThrow();

const recogniserOf = async ({ db, now }: PlanningCall, orgId: string) =>
  db
    .selectFrom('org')
    .select(['orgType', 'prov', typesInForce(orgId, chinaDay(now)).as('ctIds')])
    .where('orgId', '=', orgId)
    .executeTakeFirstOrThrow();

const rangesOf = (slot: SlotInput) => ({
  filing: { begin: slot.validBeginDateStr, end: slot.validEndDateStr },
  confirm: { begin: slot.confirmBegin, end: slot.confirmEnd },
});

/** Where a time slot would leave arrangements already made for it outside its dates or types. */
export async function arrangementOffences(
  { db }: PlanningCall,
  obtId: string,
  slot: SlotInput,
): Promise<Offence[]> {
  const set = await db
    .selectFrom('planArrangement')
    .innerJoin('org', 'org.orgId', 'planArrangement.pointId')
    .select(['orgName', 'beginDate', 'endDate', 'ctIds'])
    .where('obtId', '=', obtId)
    .execute();
  return [
    ...offencesInside(
      { name: '时间段的确认时间', range: { begin: slot.confirmBegin, end: slot.confirmEnd } },
      set.map(({ orgName, beginDate, endDate }) => ({
        name: `${orgName}的安排`,
        range: { begin: beginDate, end: endDate },
      })),
    ),
    ...typesOutside(
      { name: '时间段', ctIds: slot.ctIds },
      set.map(({ orgName, ctIds }) => ({ name: `${orgName}的安排`, ctIds })),
    ),
  ];
}
