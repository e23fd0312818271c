import { onOff } from '@tqc/domain/dictionaries';
import { chinaMinute } from '@tqc/domain/shared';
import { ApiFailure } from '../../kit/failure';
import type { AppParts } from '../../kit/serve';

const DAY = 86_400_000;
/** How long a display lives without being seen. */
export const DISPLAY_LIFE = DAY;
/** How long it lives at most, however often it is seen: after that somebody opens it anew. */
export const DISPLAY_MOST = 30 * DAY;

/** What a display was opened with, and what its opener has now. */
export interface DisplayLife {
  readonly revoked_at: string | null;
  readonly ends_at: string;
  readonly opened_pv: number | null;
  readonly opened_password: string | null;
  readonly opened_org: string;
  readonly admin_pv: number;
  readonly admin_password: string;
  readonly admin_org: string;
  readonly admin_status: number;
  readonly org_status: number;
  /** Of the suspension of the sign-in that its organisation is under, if there is one. */
  readonly suspended_from: string | null;
  readonly suspended_to: string | null;
  readonly suspended_notice: string | null;
}

/** The columns of it, of a display d, its organisation o and its opener a. */
export const LIFE = `d.revoked_at, d.ends_at, d.pv as opened_pv, d.password_at as opened_password, d.org_id as opened_org,
  a.pv as admin_pv, a.password_at as admin_password, a.org_id as admin_org, a.status as admin_status, o.status as org_status,
  w.from_at as suspended_from, w.to_at as suspended_to, w.notice as suspended_notice`;
/** What they come from. */
export const DISPLAYS = `wall_display d join org o using (org_id) join admin a on a.admin_id = d.admin_id
  left join sign_in_suspension w on o.org_type = any(w.org_types)`;

/**
 * Why a display may be shown nothing any more: it ends by itself, by hand, and with the right, the
 * password, the organisation and the account of whoever opened it. A suspension of the sign-in
 * holds for displays as it does for persons.
 */
export function endOf(life: DisplayLife, now: Date): ApiFailure | undefined {
  if (life.revoked_at !== null) return new ApiFailure(410, '该大屏已被停用，请在管理端重新打开');
  if (Date.parse(life.ends_at) <= now.getTime())
    return new ApiFailure(498, '大屏已到期，请在管理端重新打开');
  if (isSuspended(life, now))
    return new ApiFailure(
      410,
      `${life.suspended_notice}（${chinaMinute(new Date(life.suspended_to ?? now))}前暂停使用，请届时重新打开大屏）`,
    );
  if (life.admin_status !== onOff.code('on')) return new ApiFailure(492);
  if (life.opened_password !== life.admin_password)
    return new ApiFailure(491, '打开大屏的人已修改密码，请在管理端重新打开大屏');
  // The version of a person counts up with every change of roles, rights and duties.
  if (
    life.org_status !== onOff.code('on') ||
    life.opened_org !== life.admin_org ||
    life.opened_pv !== life.admin_pv
  )
    return new ApiFailure(497, '打开大屏的人权限或所属机构已变更，请在管理端重新打开大屏');
  return undefined;
}

function isSuspended({ suspended_from: from, suspended_to: to }: DisplayLife, now: Date): boolean {
  const at = now.getTime();
  return from !== null && to !== null && Date.parse(from) <= at && Date.parse(to) > at;
}

/** True as long as a display may be shown anything. */
export async function isLive(
  app: Pick<AppParts, 'pool' | 'clock'>,
  displayId: string,
): Promise<boolean> {
  const { rows } = await app.pool.query<DisplayLife>(
    `select ${LIFE} from ${DISPLAYS} where d.display_id = $1`,
    [displayId],
  );
  return rows[0] !== undefined && endOf(rows[0], app.clock()) === undefined;
}
