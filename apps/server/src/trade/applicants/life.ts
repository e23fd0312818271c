import { newId } from '../../kit/newId';
import type { Db } from '../../kit/scope';

/** A member that was changed, in words. */
export interface Changed {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

interface Happened {
  readonly ssoId: string;
  /** The resource it happened to: the account, or a kind of certificate. */
  readonly kind: string;
  readonly recordId: string;
  readonly event: string;
  readonly changes?: readonly Changed[];
  readonly opinion?: string;
}

/** Writes down what happened to an account or one of its certificates. */
export async function recordLife(
  { db, now }: { readonly db: Db; readonly now: Date },
  { changes = [], opinion = '', ...what }: Happened,
  by: { readonly adminId?: string; readonly actor: string; readonly orgName: string },
): Promise<void> {
  await db
    .insertInto('applicantLog')
    .values({
      ...what,
      logId: newId(),
      at: now.toISOString(),
      changes: JSON.stringify(changes),
      opinion,
      actorId: by.adminId ?? null,
      actor: by.actor,
      orgName: by.orgName,
    })
    .execute();
}

/** What happened to a record, the last step first. */
export async function lifeOf(db: Db, kind: string, recordId: string) {
  const rows = await db
    .selectFrom('applicantLog')
    .select(['at', 'event', 'changes', 'opinion', 'actor', 'orgName'])
    .where('kind', '=', kind)
    .where('recordId', '=', recordId)
    .orderBy('logId', 'desc')
    .limit(100)
    .execute();
  // Only the function above writes them.
  return rows.map((row) => ({ ...row, changes: row.changes as Changed[] }));
}
