import { orgBatchApproval } from '@tqc/domain/dictionaries';
import { offencesInside, type Offence } from '@tqc/domain/planning';
import { sql } from 'kysely';
import { ApiFailure } from '../../kit/failure';
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
  held = true,
): Promise<Offence[]> {
  // What is written below the province plan waits for a change of its dates, and the other way round.
  if (held) await sql`select hold_province_plan(${pbId})`.execute(db);
  const plan = await db
    .selectFrom('provincePlan')
    .select([
      'planName',
      'filingBegin',
      'filingEnd',
      'confirmBegin',
      'confirmEnd',
      'approvalStatus',
    ])
    .where('pbId', '=', pbId)
    .executeTakeFirst();
  if (!plan || plan.approvalStatus !== orgBatchApproval.code('passed'))
    throw new ApiFailure(422, '省级计划尚未审批通过，暂不能制定机构计划', {
      fields: { pbId: '请选择审批通过的省级计划' },
    });
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
