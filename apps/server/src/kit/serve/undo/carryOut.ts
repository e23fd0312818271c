import type { Call } from '@tqc/contract/kit';
import { ApiFailure, isUndecided } from '../../failure';
import { asSystem, systemScope, transaction, type Db } from '../../scope';
import { personNow } from '../../session';
import { failureOf } from '../answer';
import { auditDone, auditRefused } from '../auditRows';
import { scopeOfCall } from '../callScope';
import { contextOf } from '../context';
import { NOBODY, SILENT } from '../nobody';
import { output } from '../passing';
import type { AppParts, Note, RequestFacts, ServedCall } from '../serve';

/** What became of a decision that could not be carried out, for whoever took it. */
export interface Fallen {
  readonly adminId: string;
  readonly title: string;
  readonly reason: string;
  /** Page of the record, or of the first of them. */
  readonly page: string;
}

interface WaitingRow {
  readonly admin_id: string;
  readonly call: string;
  readonly title: string;
  readonly input: Record<string, unknown>;
  readonly version: number | null;
  readonly address: string;
  readonly due_at: Date | string;
}

/** So long after its moment a decision is tried; then it falls, and its records are free. */
const PATIENCE = 3_600_000;
/** Somebody took it back, or another process carried it out. */
class Gone extends Error {}

/**
 * Carries out a decision whose moment to take it back is over: the same handler, the same version,
 * the same row of the audit, in the name and with the rights that its person has now. One that is
 * refused after all is told to them.
 */
export async function carryOutWaiting(
  app: AppParts,
  calls: readonly ServedCall[],
  id: string,
  tell: (db: Db, fallen: Fallen, now: Date) => Promise<void>,
): Promise<void> {
  const { rows } = await app.pool.query<WaitingRow>(
    'select admin_id, call, title, input, version, address, due_at from waiting_decision where waiting_id = $1',
    [id],
  );
  const row = rows[0];
  const served = calls.find(({ call }) => call.id === row?.call);
  if (!row) return;
  const now = app.clock();
  const facts: RequestFacts = { ...NOBODY, address: row.address };
  const who = await personNow(app.pool, row.admin_id);
  const notes: Note[] = [];
  const remove = {
    text: 'delete from waiting_decision where waiting_id = $1',
    values: [id],
  };
  const { input } = row;
  const fallen = (call: Call | undefined, reason: string, record?: string): Fallen => ({
    adminId: row.admin_id,
    title: row.title,
    reason,
    page: call?.undo?.page(record ?? call.undo.ids(input)[0] ?? '') ?? '',
  });
  try {
    if (!served) throw new ApiFailure(404);
    const { call } = served;
    if (!who) throw new ApiFailure(492);
    if (!who.rights.has(call.permission)) throw new ApiFailure(403);
    await transaction(
      app.pool,
      scopeOfCall(call, who, false),
      async (db) => {
        notes.splice(0, notes.length, { detail: { waitingId: id } });
        const context = contextOf(
          { app, served, facts, now, reply: SILENT },
          input,
          { files: [], fields: {}, hash: '' },
          { db, who, version: row.version ?? undefined, notes },
        );
        const answer = output(call, await served.handle(context));
        const late = refusalsOf(answer);
        if (late[0]) {
          const reason = late.map(({ name, reason: why }) => `${name}：${why}`).join('；');
          const news = fallen(call, reason, late[0].id);
          await asSystem(db, () => tell(db, news, now));
        }
        return answer;
      },
      {
        before: async ({ query }) => {
          const { rowCount } = await query(remove.text, remove.values);
          if (rowCount !== 1) throw new Gone();
        },
        after: (answer) => [
          auditDone({ call, who, facts, now, notes, params: input, input, answer }),
        ],
      },
    );
  } catch (error) {
    if (error instanceof Gone) return;
    const { http: _, ...envelope } = failureOf(error);
    const isLate = now.getTime() - new Date(row.due_at).getTime() > PATIENCE;
    if (!isLate && (isUndecided(envelope.code) || !served)) throw error;
    const call = served?.call;
    // Of somebody who may no longer sign in the row knows nobody: it says whose decision it was.
    const decision = { waitingId: id, call: row.call, takenBy: row.admin_id };
    await transaction(
      app.pool,
      systemScope,
      (db) => tell(db, fallen(call, envelope.message), now),
      {
        before: async ({ query }) => void (await query(remove.text, remove.values)),
        after: () =>
          call ? [auditRefused({ call, who, facts, now, notes }, envelope, decision)] : [],
      },
    );
  }
}

interface Refusal {
  readonly id: string;
  readonly name: string;
  readonly reason: string;
}

/** What a decision on many could not do: all of it was possible when it was taken. */
function refusalsOf(answer: unknown): readonly Refusal[] {
  const { refused = [] } = (answer ?? {}) as { readonly refused?: readonly Refusal[] };
  return refused;
}
