import { RuleError } from '@tqc/domain/kit';
import { sql, type Updateable } from 'kysely';
import { ApiFailure, outOfReach } from '../../../kit/failure';
import {
  recordSteps,
  REGISTRATION,
  type RegistrationRecord,
  type StepNote,
} from '../../../trade/registration';
import { waitingOn, waitsRefusal, type CallContext } from '../../../kit/serve';
import type { Tables } from '../../../kit/tables';

/**
 * What a batch does to one record: the same change for all of them, a step of its own, and what
 * else belongs to it.
 */
interface Accepted {
  readonly changes?: Updateable<Tables['registration']>;
  readonly step?: StepNote;
  readonly after?: () => Promise<unknown>;
}

/** A call for many; one that only asks judges every record and changes none. */
type Batch = CallContext & {
  readonly input: { readonly regIds: string; readonly preview?: boolean };
};

const LONGEST_ID = 18;

/**
 * The same step for each record: one that is refused does not stop the others, and says why.
 * Records are held in the order of their numbers, and changed by one statement: two clerks whose
 * batches cross cannot wait for each other, neither for records nor for the totals that the
 * statement keeps.
 */
export function eachOf(call: Batch, regIds: string, accept: (row: RegistrationRecord) => Accepted) {
  return eachKnown(call, regIds, async () => undefined, accept);
}

/**
 * The same where something is found out first, about all records at once, when they are held and
 * before any is judged.
 */
export async function eachKnown<K>(
  call: Batch,
  regIds: string,
  look: (rows: readonly RegistrationRecord[]) => Promise<K>,
  accept: (row: RegistrationRecord, known: K) => Accepted,
) {
  const ids = [...new Set(regIds.split(','))];
  const held = await hold(call, ids);
  const [known, waiting] = await Promise.all([
    look([...held.values()]),
    waitingOn(call.db, REGISTRATION, [...held.keys()]),
  ]);
  const refused: { id: string; name: string; reason: string }[] = [];
  const accepted: { row: RegistrationRecord; what: Accepted }[] = [];
  for (const id of ids) {
    const row = held.get(id);
    try {
      if (!row) throw outOfReach();
      const waits = waiting.get(id);
      if (waits) throw waitsRefusal(waits, call.now);
      accepted.push({ row, what: accept(row, known) });
    } catch (error) {
      if (!(error instanceof ApiFailure || error instanceof RuleError)) throw error;
      refused.push({ id, name: row?.name ?? '', reason: error.message });
    }
  }
  const outcome = { done: accepted.map(({ row }) => row.regId), refused };
  if (call.input.preview === true) return outcome;
  await changeAll(call, accepted);
  const steps = new Map(accepted.map(({ row, what }) => [row, what.step]));
  await recordSteps(
    call,
    accepted.filter(({ what }) => what.step).map(({ row }) => row),
    (row) => steps.get(row) ?? { step: '', event: '', toStatus: row.status },
  );
  for (const { what } of accepted) await what.after?.();
  call.note({ detail: { done: accepted.length, refused: refused.length } });
  return outcome;
}

async function hold({ db }: CallContext, ids: readonly string[]) {
  const numbers = ids.filter((id) => id.length <= LONGEST_ID);
  if (numbers.length === 0) return new Map<string, RegistrationRecord>();
  const { rows } =
    await sql<RegistrationRecord>`select * from registration where reg_id in (${sql.join(numbers)}) order by reg_id for update`.execute(
      db,
    );
  return new Map(rows.map((row) => [row.regId, row]));
}

async function changeAll(
  { db }: CallContext,
  accepted: readonly { readonly row: RegistrationRecord; readonly what: Accepted }[],
): Promise<void> {
  const [changes, ...others] = new Set(accepted.map(({ what }) => JSON.stringify(what.changes)));
  if (others.length > 0) throw new Error('a batch makes one change to all its records');
  const values = accepted[0]?.what.changes;
  if (changes === undefined || !values) return;
  const { numUpdatedRows } = await db
    .updateTable('registration')
    .set((is) => ({ ...values, version: is('version', '+', 1) }))
    .where('city', 'in', [...new Set(accepted.map(({ row }) => row.city))])
    .where(
      'regId',
      'in',
      accepted.map(({ row }) => row.regId),
    )
    .executeTakeFirstOrThrow();
  // They are held since they were read, so a difference is a fault of ours.
  if (numUpdatedRows !== BigInt(accepted.length)) throw new Error('a held record was not changed');
}
