import type { IntakeItem } from '@tqc/contract/intake';
import { onOff } from '@tqc/domain/dictionaries';
import { RuleError } from '@tqc/domain/kit';
import { mayRecognise, whyNotFor } from '@tqc/domain/planning';
import { chinaDay, chinaMinute } from '@tqc/domain/shared';
import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import { requireRunning, typesInForce } from '../../trade/planning';
import type { Db } from '../../kit/scope';

/** For an arrangement that was closed or taken away since the form was filled in. */
export const GONE = '确认点安排不存在，请重新选择确认点';

/** The arrangement an application goes to: open today, for this type, in a plan that runs. */
export async function placeFor(
  db: Db,
  item: Pick<z.output<typeof IntakeItem>, 'lsId' | 'ctId' | 'personType' | 'examType'>,
  now: Date,
  lock: RawBuilder<unknown>,
) {
  const { rows } = await sql<Place>`
    select a.ls_id, a.status, a.ct_ids, a.point_id, a.prov, a.city, a.county, a.point, s.obt_id, s.filing_begin, s.filing_end, s.ct_ids as slot_types, s.day_limit, s.filed_on, s.filed_count, a.audience, b.audience as batch_audience, o.org_type, p.ob_id, p.pb_id, p.cb_id, p.org_id, p.filing_open, b.half, ${typesInForce(sql`p.org_id`, chinaDay(now))} as recognised,
      p.approval_status, p.end_status, pp.approval_status as province_approval, pp.end_status as province_end, b.status as batch
    from plan_arrangement a join plan_slot s using (obt_id) join org_plan p on p.ob_id = a.ob_id join province_plan pp on pp.pb_id = p.pb_id join plan_batch b on b.cb_id = p.cb_id join org o on o.org_id = p.org_id
    where a.ls_id = ${item.lsId} and a.track = 'register' ${lock}`.execute(db);
  const place = rows[0];
  if (!place) throw new RuleError(GONE);
  // Whoever ends the province plan or the batch had to end this plan first, so holding this one is
  // enough.
  requireRunning(
    {
      batch: place.batch,
      province: { approvalStatus: place.provinceApproval, endStatus: place.provinceEnd },
      org: place,
    },
    'filing',
  );
  if (place.status !== onOff.code('on') || !place.filingOpen)
    throw new RuleError('该确认点当前不接受网上申报');
  const minute = chinaMinute(now);
  if (minute < place.filingBegin || minute > place.filingEnd)
    throw new RuleError(`不在网上申报时间内（${place.filingBegin} 至 ${place.filingEnd}）`);
  const opened = [place.ctIds, place.slotTypes].every((types) => types.includes(item.ctId));
  // What was arranged before types were compared with the level may still stand.
  if (!opened || !mayRecognise({ ...place, ctIds: place.recognised }, item.ctId))
    throw new RuleError('该确认点不办理所申请的资格种类');
  const notFor = whyNotFor(place.batchAudience, item);
  if (notFor) throw new RuleError(`该认定批次${notFor}${NOT_YOU}`);
  const notHere = whyNotFor(place.audience, item);
  if (notHere) throw new RuleError(`该确认点${notHere}${NOT_YOU}`);
  const { dayLimit, filedOn, filedCount } = place;
  if (dayLimit !== null && filedOn === chinaDay(now) && filedCount >= dayLimit)
    throw dayIsFull(dayLimit);
  const { prov, city, county, point, pointId, obtId, obId, pbId, cbId, orgId } = place;
  return {
    prov,
    half: place.half,
    dayLimit,
    columns: { prov, city, county, point, pointId, obtId, obId, pbId, cbId, orgId },
  };
}

const NOT_YOU = '，您的人员类型不在其中';
const dayIsFull = (dayLimit: number) =>
  new RuleError(`该时间段今日申报已达每日限额（${dayLimit}人），请改日申报或另选确认点`);

/**
 * Counts an application in where filings of a day are limited. Of many at once each waits here for
 * the one before it, so that the last place of the day is given once.
 */
export async function countInDay(
  db: Db,
  {
    dayLimit,
    columns: { obtId },
  }: { readonly dayLimit: number | null; readonly columns: { readonly obtId: string } },
  now: Date,
): Promise<void> {
  if (dayLimit === null) return;
  const day = chinaDay(now);
  const { numAffectedRows } = await sql`
    update plan_slot set filed_count = case when filed_on = ${day} then filed_count + 1 else 1 end, filed_on = ${day}
    where obt_id = ${obtId} and (day_limit is null or filed_on is null or filed_on < ${day} or (filed_on = ${day} and filed_count < day_limit))`.execute(
    db,
  );
  if (numAffectedRows !== 1n) throw dayIsFull(dayLimit);
}

interface Place {
  lsId: string;
  status: number;
  ctIds: number[];
  recognised: number[] | null;
  slotTypes: number[];
  audience: number[];
  batchAudience: number[];
  dayLimit: number | null;
  filedOn: string | null;
  filedCount: number;
  orgType: number;
  pointId: string;
  prov: string;
  city: string;
  county: string;
  point: string;
  obtId: string;
  filingBegin: string;
  filingEnd: string;
  obId: string;
  pbId: string;
  cbId: string;
  orgId: string;
  filingOpen: boolean;
  approvalStatus: number;
  endStatus: number;
  provinceApproval: number;
  provinceEnd: number;
  batch: number;
  half: number;
}
