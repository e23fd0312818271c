import { offencesInside, type Offence } from '@tqc/domain/planning';
import type { PlanningCall } from './track';

/** What a person enters of a time slot. */
export interface SlotInput {
  readonly validBeginDateStr: string;
  readonly validEndDateStr: string;
  readonly confirmBegin: string;
  readonly confirmEnd: string;
  readonly dayLimit: number | null;
  readonly ctIds: readonly unknown[];
}

/** Where time slots leave the dates of their province plan. */
export async function slotOffences(
  { db }: PlanningCall,
  pbId: string,
  slots: readonly { readonly name: string; readonly slot: SlotInput }[],
): Promise<Offence[]> {
  const plan = await db
    .selectFrom('provincePlan')
    .select(['planName', 'filingBegin', 'filingEnd', 'confirmBegin', 'confirmEnd'])
    .where('pbId', '=', pbId)
    .executeTakeFirstOrThrow();
  return [
    ...offencesInside(
      {
        name: `${plan.planName}的网报时间`,
        range: { begin: plan.filingBegin, end: plan.filingEnd },
      },
      slots.map(({ name, slot }) => ({
        name: `${name}网报时间`,
        range: { begin: slot.validBeginDateStr, end: slot.validEndDateStr },
      })),
    ),
    ...offencesInside(
      {
        name: `${plan.planName}的确认时间`,
        range: { begin: plan.confirmBegin, end: plan.confirmEnd },
      },
      slots.map(({ name, slot }) => ({
        name: `${name}确认时间`,
        range: { begin: slot.confirmBegin, end: slot.confirmEnd },
      })),
    ),
  ];
}

/** Where a time slot would leave arrangements already made for it outside its dates. */
export async function arrangementOffences(
  { db }: PlanningCall,
  obtId: string,
  slot: SlotInput,
): Promise<Offence[]> {
  const set = await db
    .selectFrom('planArrangement')
    .innerJoin('org', 'org.orgId', 'planArrangement.pointId')
    .select(['orgName', 'beginDate', 'endDate'])
    .where('obtId', '=', obtId)
    .execute();
  return offencesInside(
    { name: '时间段的确认时间', range: { begin: slot.confirmBegin, end: slot.confirmEnd } },
    set.map(({ orgName, beginDate, endDate }) => ({
      name: `${orgName}的安排`,
      range: { begin: beginDate, end: endDate },
    })),
  );
}
