import { onOff, recognitionStatus } from '@tqc/domain/dictionaries';
import { sql } from 'kysely';
import { statusIn, statusIs, store } from '../../kit/store';
import type { SlotInput } from './slotDates';
import { DECLARED, type PlanningCall } from './track';

/** Time slots as they are stored. */
export const slotRows = store('planSlot', 'obtId');

/** The time slots of some plans, with what is arranged and filed in them. */
export async function slotsOf(call: PlanningCall, obIds: readonly string[]) {
  if (obIds.length === 0) return [];
  const { rows: slots } = await sql<SlotFacts>`
    select s.obt_id, s.ob_id, s.filing_begin as valid_begin_date_str, s.filing_end as valid_end_date_str, s.confirm_begin, s.confirm_end, s.day_limit, s.ct_ids, s.version,
      (select count(*)::int from plan_arrangement a where a.obt_id = s.obt_id) as arrangements, coalesce((select sum(day_capacity)::int from plan_arrangement a where a.obt_id = s.obt_id and ${statusIs('a.status', onOff.code('on'))}), 0) as day_capacity,
      case s.track when 'enroll' then (select count(*)::int from enrollment e where e.obt_id = s.obt_id and ${DECLARED})
        else coalesce((select sum(booked)::int from plan_arrangement a where a.obt_id = s.obt_id), 0) end as applied,
      (select count(*)::int from registration r join plan_arrangement a on a.ls_id = r.ls_id where a.obt_id = s.obt_id and ${statusIn('r.status', recognitionStatus.group.confirmed)}) as confirmed
    from plan_slot s where s.ob_id in (${sql.join(obIds)}) order by s.filing_begin`.execute(
    call.db,
  );
  return slots;
}

/** What a person entered of a time slot, by the names of its columns. */
export const columnsOf = (slot: SlotInput) => ({
  filingBegin: slot.validBeginDateStr,
  filingEnd: slot.validEndDateStr,
  confirmBegin: slot.confirmBegin,
  confirmEnd: slot.confirmEnd,
  dayLimit: slot.dayLimit,
  ctIds: slot.ctIds,
});

interface SlotFacts {
  obtId: string;
  obId: string;
  validBeginDateStr: string;
  validEndDateStr: string;
  confirmBegin: string;
  confirmEnd: string;
  dayLimit: number | null;
  ctIds: number[];
  version: number;
  arrangements: number;
  dayCapacity: number;
  applied: number;
  confirmed: number;
}
