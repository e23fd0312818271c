import type { Offence } from '@tqc/domain/planning';
import { sql } from 'kysely';
import { outOfReach } from '../../kit/failure';
import { columnsOf, slotRows, slotsOf } from './planSlotRows';
import { arrangementOffences, slotOffences, type SlotInput } from './slotDates';
import type { PlanningCall, Track } from './track';

/** A time slot as a change would leave it; without a number it is a new one. */
export interface SlotChange extends SlotInput {
  readonly obtId: string | null;
  readonly ctIds: number[];
}

/** The plan the slots are of. */
interface Owner {
  readonly obId: string;
  readonly pbId: string;
  readonly orgId: string;
  readonly prov: string;
  readonly city: string;
  readonly county: string;
}

/** The slots of a plan as a change names them. */
export async function slotsAsChanged(
  call: PlanningCall,
  { obId }: Pick<Owner, 'obId'>,
): Promise<SlotChange[]> {
  return (await slotsOf(call, [obId])).map((slot) => ({
    obtId: slot.obtId,
    validBeginDateStr: slot.validBeginDateStr,
    validEndDateStr: slot.validEndDateStr,
    confirmBegin: slot.confirmBegin,
    confirmEnd: slot.confirmEnd,
    dayLimit: slot.dayLimit,
    ctIds: slot.ctIds,
  }));
}

/**
 * Where moved and new slots would not fit among those that stand: upward the province plan, of
 * themselves filing before confirmation, downward the arrangements made in them.
 */
export async function slotChangeOffences(
  call: PlanningCall,
  plan: Pick<Owner, 'pbId' | 'orgId'>,
  stand: readonly SlotChange[],
  slots: readonly SlotChange[],
): Promise<Offence[]> {
  const named = slots.map((slot) => {
    const at = stand.findIndex(({ obtId }) => obtId === slot.obtId);
    if (slot.obtId !== null && at < 0) throw outOfReach();
    return { name: at < 0 ? '新增时间段' : `时间段${at + 1}`, slot };
  });
  const above = await slotOffences(call, plan, named);
  const below = [];
  for (const { slot } of named)
    if (slot.obtId !== null) below.push(...(await arrangementOffences(call, slot.obtId, slot)));
  return [...above, ...below];
}

/** Moved slots take their new dates, new ones are added; whoever holds the plan writes them. */
export async function writeSlots(
  call: PlanningCall,
  track: Track,
  { obId, orgId, prov, city, county }: Owner,
  slots: readonly SlotChange[],
): Promise<void> {
  for (const slot of slots)
    if (slot.obtId === null)
      await slotRows(call).add({
        ...columnsOf(slot),
        track,
        obId,
        orgId,
        prov,
        city,
        county,
        createdAt: call.now.toISOString(),
      });
    else
      await call.db
        .updateTable('planSlot')
        .set({ ...columnsOf(slot), ctIds: slot.ctIds, version: sql`version + 1` })
        .where('obtId', '=', slot.obtId)
        .where('obId', '=', obId)
        .execute();
}
