import { CENTRE, CITY, COUNTY, PROVINCE, type LockWindow } from '@tqc/domain/organisations';
import { chinaMinute } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { asSystem } from '../kit/scope';
import type { CallContext } from '../kit/serve';

const DAY = 86_400_000;

/** Times in which functions are closed for the caller's organisation, now or within a day. */
export async function locksOver({
  db,
  who,
  now,
}: Pick<CallContext, 'db' | 'who' | 'now'>): Promise<readonly LockWindow[]> {
  const { orgId, prov, city, county } = who;
  const soon = chinaMinute(new Date(now.getTime() + DAY));
  // The windows of those above stand in their places: a level sees none of them.
  const { rows } = await asSystem(db, () =>
    sql<LockWindow>`
      select functions, begin_time, end_time from org_lock_time
      where begin_time <= ${soon} and end_time > ${chinaMinute(now)}
        and not (whole and org_id = ${orgId})
        and (org_id = ${orgId} or org_type = ${CENTRE}
          or prov = ${prov} and (org_type = ${PROVINCE}
            or city = ${city} and (org_type = ${CITY} or county = ${county} and org_type = ${COUNTY})))
      order by begin_time, lock_id`.execute(db),
  );
  return rows;
}
