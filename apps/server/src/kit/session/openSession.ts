import { onOff } from '@tqc/domain/dictionaries';
import { ApiFailure } from '../failure';
import type { Queries } from '../scope';
import type { AdminRow } from './admin';
import { limits } from './limits';

/** A session about to begin. */
export interface Opening {
  readonly sid: string;
  readonly st: number;
  readonly secret: Buffer;
  readonly enc: Buffer;
  readonly smsToken: string;
  readonly amr: readonly string[];
  readonly request: { readonly address: string; readonly agent: string };
  readonly now: Date;
}

/**
 * Opens a session. Its elder ones end only when every step is done: whoever knows the password
 * alone can throw nobody out.
 */
export async function openSession(
  db: Queries,
  admin: AdminRow,
  { sid, st, secret, enc, smsToken, amr, request, now }: Opening,
): Promise<void> {
  const { rows } = await db.query<{ pv: number; status: number; same: boolean }>(
    'select pv, status, password_phc = $2 as same from admin where admin_id = $1 for update',
    [admin.admin_id, admin.password_phc],
  );
  const current = rows[0];
  // What was checked a moment ago may have changed while the password was computed.
  if (current?.same !== true) throw new ApiFailure(491);
  if (current.status !== onOff.code('on')) throw new ApiFailure(492);
  if (current.pv !== admin.pv) throw new ApiFailure(497);
  await db.query(
    `insert into session (sid, admin_id, st, secret, enc, sms_token, amr, address, agent, pv, created_at, seen_at, ends_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11, $12)`,
    [
      sid,
      admin.admin_id,
      st,
      secret,
      enc,
      smsToken || null,
      amr,
      request.address,
      request.agent.slice(0, 300),
      admin.pv,
      now,
      new Date(now.getTime() + limits.absolute),
    ],
  );
  if (st !== 0) await endOthers(db, admin, sid, now);
}

/**
 * The second step is done: the session becomes what it is worth, and the person's others end; false
 * when it is no longer open.
 */
export async function finishSession(
  db: Queries,
  admin: Pick<AdminRow, 'admin_id' | 'monitor'>,
  { sid, st, now }: { readonly sid: string; readonly st: 1 | 2; readonly now: Date },
): Promise<boolean> {
  // Of two sign-ins that end at once one ends the other.
  await db.query('select 1 from admin where admin_id = $1 for update', [admin.admin_id]);
  const moved = await db.query(
    "update session set st = $3, sms_token = null, amr = amr || '{sms}', seen_at = $2 where sid = $1 and st = 0 and end_code is null",
    [sid, now, st],
  );
  if (moved.rowCount !== 1) return false;
  await endOthers(db, admin, sid, now);
  return true;
}

/**
 * Signed in: one session a person, three for monitor accounts, the newest others stay as far as
 * there is room; and it is known since when.
 */
async function endOthers(
  db: Queries,
  { admin_id: adminId, monitor }: Pick<AdminRow, 'admin_id' | 'monitor'>,
  sid: string,
  now: Date,
): Promise<void> {
  const keep = monitor ? limits.monitorSessions - 1 : 0;
  await db.query(
    `update session set end_code = 486, ended_at = $2 where end_code is null and admin_id = $1 and sid <> $4
     and sid not in (select sid from session where admin_id = $1 and end_code is null and st <> 0 and sid <> $4 order by created_at desc limit $3)`,
    [adminId, now, keep, sid],
  );
  await db.query(
    `insert into admin_seen (admin_id, at, address) select admin_id, $2, address from session where sid = $1
     on conflict (admin_id) do update set at = excluded.at, address = excluded.address`,
    [sid, now],
  );
}
