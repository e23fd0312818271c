import { randomBytes, randomUUID } from 'node:crypto';
import { wall } from '@tqc/contract/monitor';
import { onOff } from '@tqc/domain/dictionaries';
import { sql } from 'kysely';
import { ApiFailure } from '../../kit/failure';
import { systemScope, transaction, type Db } from '../../kit/scope';
import type { AppParts, RequestFacts } from '../../kit/serve';
import { openSecret, type Principal } from '../../kit/session';
import { sealSecret, sha256Hex } from '../../kit/session/suite';
import { DISPLAY_LIFE, makeToken } from './displayAuth';
import { displaysInTheWay, takeDisplayPlace } from './displayPlaces';

const TICKET_LIFE = 60_000;

/** Topic under which a display hears what concerns it alone. */
export const displayTopic = (displayId: string): string => `wall/display/${displayId}`;

/** Makes a ticket of one minute for a display with the place of the caller; only the answer ever holds its secret in the open. */
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

/** Turns a ticket into a display, once. The secret of the ticket makes the keys on both sides and does not travel. */
export async function exchangeTicket(
  app: AppParts,
  {
    ticket,
    salt,
    build,
    now,
    request,
  }: {
    readonly ticket: string;
    readonly salt: string;
    readonly build: string;
    readonly now: Date;
    readonly request: RequestFacts;
  },
): Promise<MadeDisplay> {
  return transaction(app.pool, systemScope, async (db) => {
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
    if (!found) throw new ApiFailure(498, '大屏链接已失效或已使用，请在管理端重新打开');
    // Opened once here, so that a ticket sealed under another key is refused now and not at the first call.
    openSecret(app.auth.keys.master, found.displayId, found.secret);
    await takeDisplayPlace(db, found, now);
    const { token, hash } = makeToken();
    const endsAt = new Date(now.getTime() + DISPLAY_LIFE).toISOString();
    await sql`
      insert into wall_display (display_id, name, admin_id, org_id, prov, city, county, point, secret, salt, token_hash, token_at, address, agent, build, scene, viewed_org, created_at, seen_at, ends_at)
      select ${found.displayId}, ${found.name}, ${found.adminId}, org_id, prov, city, county, point, ${found.secret}, ${Buffer.from(salt, 'base64url')}, ${hash}, ${now}, ${request.address}, ${request.agent.slice(0, 300)}, ${build}, ${found.scene}, org_id, ${now}, ${now}, ${endsAt}
      from org where org_id = ${found.orgId}`.execute(db);
    const row = {
      act: wall.exchange.id,
      actor: found.adminId,
      at: now.toISOString(),
      detail: { name: found.name },
      ip: request.address,
      obj: `wall/${found.displayId}`,
      ok: true,
      org: found.orgId,
      perm: 'public',
    };
    await sql`insert into audit_inbox (row) values (${JSON.stringify(row)}::jsonb)`.execute(db);
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

/** True as long as a display may be shown anything. */
export async function isLive(
  app: Pick<AppParts, 'pool' | 'clock'>,
  displayId: string,
): Promise<boolean> {
  const { rows } = await app.pool.query<{ live: boolean }>(
    `select d.revoked_at is null and d.ends_at > $2 and o.status = ${onOff.code('on')} and a.status = ${onOff.code('on')} as live from wall_display d join org o using (org_id) join admin a on a.admin_id = d.admin_id where d.display_id = $1`,
    [displayId, app.clock()],
  );
  return rows[0]?.live === true;
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
