import { isWrite } from '@tqc/contract/kit';
import { exports } from '@tqc/contract/resource';
import {
  CENTRE,
  CITY,
  COUNTY,
  functionOf,
  PROVINCE,
  type LockFunction,
} from '@tqc/domain/organisations';
import { chinaMinute } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { ApiFailure } from '../kit/failure';
import { asSystem } from '../kit/scope';
import type { CallContext, ServedCall } from '../kit/serve';

/** Refuses what is closed for the caller's organisation at this minute. */
async function requireOpen({ db, who, now }: CallContext, name: LockFunction): Promise<void> {
  const { orgId, prov, city, county } = who;
  const minute = chinaMinute(now);
  // The windows of those above stand in their places: a level sees none of them.
  const { rows } = await asSystem(db, () =>
    sql`
      select from org_lock_time
      where begin_time <= ${minute} and end_time > ${minute} and ${name} = any(functions)
        and not (whole and org_id = ${orgId})
        and (org_id = ${orgId} or org_type = ${CENTRE}
          or prov = ${prov} and (org_type = ${PROVINCE}
            or city = ${city} and (org_type = ${CITY} or county = ${county} and org_type = ${COUNTY})))
      limit 1`.execute(db),
  );
  if (rows.length > 0) throw new ApiFailure(422, '该功能在锁定时间内，暂不能办理');
}

/** A call that may be closed for a while asks first whether it is; any other stays as it is. */
export function lockable(served: ServedCall): ServedCall {
  const { id, permission } = served.call;
  const name =
    id === exports.exportRows.id
      ? 'export'
      : isWrite(served.call)
        ? functionOf(permission)
        : undefined;
  if (name === undefined) return served;
  return {
    ...served,
    handle: async (call) => {
      await requireOpen(call, name);
      return served.handle(call);
    },
  };
}
