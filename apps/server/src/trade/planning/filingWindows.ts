import { orgBatchApproval } from '@tqc/domain/dictionaries';
import { chinaMinute } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { statusIn } from '../../kit/store';
import type { PlanningCall, Track } from './track';

/** Filing windows that are open or come next, for the plans in force that the caller sees. */
export async function filingWindows(
  { db, now }: PlanningCall,
  track: Track,
  cbId: string | undefined,
) {
  const minute = chinaMinute(now);
  const { rows } = await sql<{ pbId: string; planName: string; begin: string; end: string }>`
    select pb_id, plan_name, w ->> 'begin' as begin, w ->> 'end' as "end" from province_plan, jsonb_array_elements(filing) w
    where track = ${track} and ${statusIn('approval_status', orgBatchApproval.group.inForce)} ${cbId ? sql`and cb_id = ${cbId}` : sql``} and w ->> 'end' >= ${minute} order by 3 limit 200`.execute(
    db,
  );
  return rows.map((row) => ({ ...row, open: row.begin <= minute }));
}
