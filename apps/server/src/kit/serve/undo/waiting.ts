import { sql } from 'kysely';
import { ApiFailure } from '../../failure';
import type { Db } from '../../scope';

/** Somebody's decision on a record that waits to count. */
export interface Waiting {
  readonly recordId: string;
  readonly adminId: string;
  readonly name: string;
  readonly orgName: string;
  readonly dueAt: string;
}

/** The decisions that wait on some records of a kind, by record. */
export async function waitingOn(
  db: Db,
  kind: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Waiting>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Waiting>`
    select record_id::text as record_id, d.admin_id::text as admin_id, d.name, d.org_name, d.due_at
    from waiting_record r join waiting_decision d using (waiting_id)
    where r.kind = ${kind} and r.record_id in (${sql.join(ids.map(Number))})`.execute(db);
  return new Map(rows.map((row) => [row.recordId, row]));
}

/** Whole seconds until a decision counts; none when it is being carried out. */
export function secondsLeft({ dueAt }: Pick<Waiting, 'dueAt'>, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(dueAt) - now.getTime()) / 1000));
}

/** Why nobody else decides on a record meanwhile. */
export function waitsRefusal(waiting: Waiting, now: Date): ApiFailure {
  return new ApiFailure(
    409,
    `${waiting.orgName}${waiting.name}正在办理，${secondsLeft(waiting, now)}秒后生效，请稍后再办`,
    null,
    '他人的办理等待生效',
  );
}

/** Refuses to touch records on one of which a decision waits. */
export async function requireFree(
  { db, now }: { readonly db: Db; readonly now: Date },
  kind: string,
  ids: readonly string[],
): Promise<void> {
  const [found] = (await waitingOn(db, kind, ids)).values();
  if (found) throw waitsRefusal(found, now);
}
