import { chinaMinute } from '@tqc/domain/shared';
import { ApiFailure } from '../failure';
import type { Queries } from '../scope';

/** Refuses the sign-in of organisations of a kind while the centre has suspended it. */
export async function refuseSuspended(
  db: Queries,
  { org_type: orgType }: { readonly org_type: number },
  now: Date,
): Promise<void> {
  const { rows } = await db.query<{ notice: string; to_at: string }>(
    'select notice, to_at from sign_in_suspension where $1 = any(org_types) and from_at <= $2 and to_at > $2',
    [orgType, now],
  );
  const [found] = rows;
  if (found)
    throw new ApiFailure(
      492,
      `${found.notice}（${chinaMinute(new Date(found.to_at))}前暂停登录，请届时再登录）`,
    );
}

/** Ends the sessions of those whose sign-in is suspended at this moment. */
export async function endSuspended(db: Queries, now: Date): Promise<void> {
  await db.query(
    `update session s set end_code = 410, ended_at = $1
     from admin a join org o using (org_id), sign_in_suspension w
     where a.admin_id = s.admin_id and s.end_code is null
       and o.org_type = any(w.org_types) and w.from_at <= $1 and w.to_at > $1`,
    [now],
  );
}
