import { chinaMinute } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { ApiFailure } from '../../kit/failure';
import type { Db } from '../../kit/scope';

/**
 * Displays that may be open at once: of one person, and of one organisation, which is a few more
 * than one process was measured to carry.
 */
export const MOST_DISPLAYS = { person: 12, place: 240 } as const;
/** A display nobody has seen for so long gives way to a new one. */
const AWAY = 3_600_000;

interface Owner {
  readonly adminId: string;
  readonly orgId: string;
}

interface Shown {
  readonly displayId: string;
  readonly name: string;
  readonly seenAt: string | Date;
}

/**
 * Refuses one display more than a person or an organisation may have; answers which of theirs give
 * way to it because they are away.
 */
export async function displaysInTheWay(
  db: Db,
  { adminId, orgId }: Owner,
  now: Date,
): Promise<readonly Shown[]> {
  const ofPerson = await openDisplays(db, sql`admin_id = ${adminId}`, now);
  const ofPlace = await openDisplays(db, sql`org_id = ${orgId}`, now);
  return [
    ...givingWay(ofPerson, MOST_DISPLAYS.person, '您', now),
    ...givingWay(ofPlace, MOST_DISPLAYS.place, '本机构', now),
  ];
}

/**
 * Makes room for a display that opens now; two that open at once are counted one after the other.
 */
export async function takeDisplayPlace(db: Db, owner: Owner, now: Date): Promise<void> {
  for (const key of [`wall/org/${owner.orgId}`, `wall/admin/${owner.adminId}`])
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db);
  for (const { displayId } of await displaysInTheWay(db, owner, now))
    await sql`update wall_display set revoked_at = ${now} where display_id = ${displayId}`.execute(
      db,
    );
}

/** Those that still may be shown something, the one longest unseen first. */
async function openDisplays(
  db: Db,
  whose: ReturnType<typeof sql>,
  now: Date,
): Promise<readonly Shown[]> {
  const { rows } =
    await sql<Shown>`select display_id, name, seen_at from wall_display where ${whose} and revoked_at is null and ends_at > ${now} order by seen_at, display_id`.execute(
      db,
    );
  return rows;
}

function givingWay(
  open: readonly Shown[],
  most: number,
  whose: string,
  now: Date,
): readonly Shown[] {
  const over = open.slice(0, Math.max(0, open.length - most + 1));
  const here = over.find(({ seenAt }) => now.getTime() - new Date(seenAt).getTime() < AWAY);
  if (here)
    throw new ApiFailure(
      422,
      `${whose}打开的大屏已有${open.length}块，最多${most}块。请先在“大屏设备管理”中停用不再使用的大屏，例如“${here.name}”（${chinaMinute(new Date(here.seenAt))}最后在线），再重新打开`,
    );
  return over;
}
