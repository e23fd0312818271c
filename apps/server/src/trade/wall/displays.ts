import { randomBytes, randomUUID } from 'node:crypto';
import { onOff } from '@tqc/domain/dictionaries';
import { sql } from 'kysely';
import { ApiFailure } from '../../kit/failure';
import { systemQueriesOn, type Db } from '../../kit/scope';
import type { AppParts, CallContext } from '../../kit/serve';
import { openSecret, type Principal } from '../../kit/session';
import { sealSecret, sha256Hex } from '../../kit/session/suite';
import { statusIs } from '../../kit/store';
import { makeToken } from './displayAuth';
import { DISPLAY_LIFE } from './displayLife';
import { displaysInTheWay, takeDisplayPlace } from './displayPlaces';

const TICKET_LIFE = 60_000;
const TICKET_OVER = '大屏链接已失效或已使用，请在管理端重新打开';

/** Topic under which a display hears what concerns it alone. */
export const displayTopic = (displayId: string): string => `wall/display/${displayId}`;

/**
 * Makes a ticket of one minute for a display with the place of the caller; only the answer ever
 * holds its secret in the open.
 */
export async function makeTicket(
  db: Db,
  app: AppParts,
  who: Principal,
  { name, scene, now }: { readonly name: string; readonly scene: string; readonly now: Date },
): Promise<{ ticket: string; expiresAt: string }> {
  // Whoever has too many hears it here, not in a window that was opened for nothing.
  await displaysInTheWay(db, who, now);
  const secret = randomBytes(32);
  const displayId = randomUUID();
  const expiresAt = new Date(now.getTime() + TICKET_LIFE).toISOString();
  // What the display will live by; no level reads it of anybody.
  const { rows } = await systemQueriesOn(db).query<{ pv: number; password_at: string }>(
    'select pv, password_at::text as password_at from admin where admin_id = $1',
    [who.adminId],
  );
  await db
    .insertInto('wallTicket')
    .values({
      ticketHash: sha256Hex(secret),
      displayId,
      secret: sealSecret(app.auth.keys.master, displayId, secret),
      adminId: who.adminId,
      orgId: who.orgId,
      name,
      scene,
      expiresAt,
      pv: rows[0]?.pv ?? null,
      passwordAt: rows[0]?.password_at ?? null,
    })
    .execute();
  return { ticket: secret.toString('base64url'), expiresAt };
}

/** A display as it was just made. */
export interface MadeDisplay {
  readonly displayId: string;
  readonly name: string;
  readonly scene: string;
  readonly endsAt: string;
  readonly token: string;
  readonly orgId: string;
}

/**
 * Turns a ticket into a display, once. The secret of the ticket makes the keys on both sides and
 * does not travel.
 */
export async function exchangeTicket(
  {
    app,
    now,
    request,
    note,
    inTransaction,
  }: Pick<CallContext, 'app' | 'now' | 'request' | 'note' | 'inTransaction'>,
  {
    ticket,
    salt,
    build,
  }: { readonly ticket: string; readonly salt: string; readonly build: string },
): Promise<MadeDisplay> {
  return inTransaction(async (db) => {
    const { rows } = await sql<{
      displayId: string;
      secret: Buffer;
      adminId: string;
      orgId: string;
      name: string;
      scene: string;
    }>`
      update wall_ticket set used_at = ${now} where ticket_hash = ${ticket} and used_at is null and expires_at > ${now} returning display_id, secret, admin_id, org_id, name, scene`.execute(
      db,
    );
    const found = rows[0];
    if (!found) throw new ApiFailure(498, TICKET_OVER);
    // Opened once here, so that a ticket sealed under another key is refused now and not at the
    // first call.
    openSecret(app.auth.keys.master, found.displayId, found.secret);
    await takeDisplayPlace(db, found, now);
    const { token, hash } = makeToken();
    const endsAt = new Date(now.getTime() + DISPLAY_LIFE).toISOString();
    // Whoever lost the right, the password or the organisation since the ticket was made opens
    // nothing with it.
    const { numAffectedRows } = await sql`
      insert into wall_display (display_id, name, admin_id, org_id, prov, city, county, point, secret, salt, token_hash, token_at, address, agent, build, scene, viewed_org, created_at, seen_at, ends_at, pv, password_at)
      select ${found.displayId}, ${found.name}, a.admin_id, o.org_id, o.prov, o.city, o.county, o.point, ${found.secret}, ${Buffer.from(salt, 'base64url')}, ${hash}, ${now}, ${request.address}, ${request.agent.slice(0, 300)}, ${build}, ${found.scene}, o.org_id, ${now}, ${now}, ${endsAt}, t.pv, t.password_at
      from wall_ticket t join org o using (org_id) join admin a on a.admin_id = t.admin_id and a.org_id = t.org_id and a.pv = t.pv and a.password_at = t.password_at and ${statusIs('a.status', onOff.code('on'))} and ${statusIs('o.status', onOff.code('on'))}
      where t.ticket_hash = ${ticket}`.execute(db);
    if (numAffectedRows !== 1n) throw new ApiFailure(498, TICKET_OVER);
    note({
      obj: `wall/${found.displayId}`,
      actor: found.adminId,
      org: found.orgId,
      detail: { name: found.name },
    });
    return {
      displayId: found.displayId,
      name: found.name,
      scene: found.scene,
      endsAt,
      token,
      orgId: found.orgId,
    };
  });
}

const KEEP = '30 days';

/** Forgets tickets that ran out and displays that ended long ago. */
export async function forgetDisplays(app: Pick<AppParts, 'pool' | 'clock'>): Promise<void> {
  await app.pool.query('delete from wall_ticket where expires_at < $1', [app.clock()]);
  await app.pool.query(
    'delete from wall_display where least(ends_at, coalesce(revoked_at, ends_at)) < $1::timestamptz - $2::interval',
    [app.clock(), KEEP],
  );
}
