import { cut } from '@tqc/domain/shared';
import type { Call, Waits } from '@tqc/contract/kit';
import { sql } from 'kysely';
import type { z } from 'zod';
import { ApiFailure } from '../../failure';
import { newId } from '../../newId';
import { asSystem, queriesOn } from '../../scope';
import { output } from '../passing';
import type { AppParts, CallContext, Note, ServedCall } from '../serve';

/** How many of those concerned are named. */
const NAMED = 3;
const MOST_TITLE = 100;

/** Seconds that a decision waits to count; 0 for whatever is done at once. */
export function secondsOf(
  { undo }: Pick<AppParts, 'undo'>,
  call: Call,
  input: Readonly<Record<string, unknown>>,
): number {
  if (!call.undo || !undo) return 0;
  // One that names no records is about many.
  return call.undo.ids(input).length === 1 ? undo.one : undo.many;
}

/**
 * Lets a decision wait: it is tried, so that what is refused is refused at once; what it did is
 * given up, and it is done by a job when the moment is over. Where nothing would be done, nothing
 * waits.
 */
export async function holdBack(
  { call, handle }: ServedCall,
  context: CallContext,
  seconds: number,
  notes: Note[],
): Promise<unknown> {
  const { db, who, now, version, request } = context;
  const { undo } = call;
  if (!undo) throw new Error(`${call.id} does not wait`);
  await sql`savepoint trial`.execute(db);
  const tried = output(call, await handle(context)) as object;
  await sql`rollback to savepoint trial`.execute(db);
  // The parts of a call of many records are those of an outcome; one that has none decides on all.
  const { done } = tried as Partial<Outcome>;
  const input = context.input as Readonly<Record<string, unknown>>;
  const ids = done ?? undo.ids(input);
  if (ids.length === 0) return tried;
  const waitingId = newId();
  const decision = undo.word(input);
  const title = cut(`${decision}：${named(notes)}`, MOST_TITLE);
  await asSystem(db, async () => {
    const { query } = queriesOn(db);
    await query(
      `insert into waiting_decision (waiting_id, admin_id, name, org_name, call, title, input, version, address, at, due_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        waitingId,
        who.adminId,
        who.name,
        who.orgName,
        call.id,
        title,
        JSON.stringify(undo.only(input, ids)),
        version ?? null,
        request.address,
        now,
        new Date(now.getTime() + seconds * 1000),
      ],
    );
    const { rowCount } = await query(
      `insert into waiting_record (kind, record_id, waiting_id) select $1, unnest($2::bigint[]), $3 on conflict do nothing`,
      [undo.kind, ids, waitingId],
    );
    if (rowCount !== ids.length)
      throw new ApiFailure(409, '其中有数据他人正在办理，请刷新后再操作');
    await query('select enqueue_waiting($1, $2)', [waitingId, seconds]);
  });
  notes.length = 0;
  notes.push({
    obj: `${undo.kind}/${ids[0]}`,
    detail: { waitingId, decision, seconds, records: ids },
  });
  const waits: z.output<typeof Waits> = { waitingId, title, ids: [...ids], seconds };
  return output(call, { ...tried, waits });
}

interface Outcome {
  readonly done: readonly string[];
}

/** Who is concerned, as far as there is room. */
function named(notes: readonly Note[]): string {
  const all = notes.flatMap(({ subject }) => (subject === undefined ? [] : [subject]));
  const shown = all.slice(0, NAMED).join('、');
  return all.length > NAMED ? `${shown}等${all.length}人` : shown;
}
