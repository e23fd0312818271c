import { sql } from 'kysely';
import type { CallContext } from '../../kit/serve';

/** What a person sees of tasks: the latest. */
const SHOWN = 50;

/** The latest tasks of the caller, of one kind and of one import where they are named. */
export async function ownTasks({ db, who }: CallContext, kind?: string, target?: string) {
  const rows = await db
    .selectFrom('job')
    .selectAll()
    .where('adminId', '=', who.adminId)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .$if(target !== undefined, (query) => query.where(sql`input ->> 'target'`, '=', target ?? ''))
    .orderBy('jobId', 'desc')
    .limit(SHOWN)
    .execute();
  return { total: rows.length, record: rows.map(taskAnswer) };
}

/** A task as its person reads it. */
export function taskAnswer<R extends { jobId: string; results: unknown; size: string | null }>(
  row: R,
) {
  return {
    ...row,
    id: row.jobId,
    size: row.size === null ? null : Number(row.size),
    results: row.results as { name: string; ok: boolean; message: string }[],
  };
}
