import { sql } from 'kysely';
import { ApiFailure, outOfReach } from '../../../kit/failure';
import { refusalOf, type CallContext, type RefusedOne } from '../../../kit/serve';
import type { PushRow } from '../../../trade/platform';
import { pushRows } from './pushRows';

/** A call for some rows; one that only asks judges each and changes none. */
type Batch = CallContext & {
  readonly input: {
    readonly records: readonly { readonly id: string; readonly version: number }[];
    readonly preview: boolean;
  };
};

/** What is written into a row. */
type Changes = Partial<Record<keyof PushRow, unknown>>;

/**
 * The same step for each row, held in the order of their numbers: one that is refused does not stop
 * the others and says why; of a single row the refusal is the answer.
 */
export async function eachPush(
  call: Batch,
  accept: (row: PushRow) => Changes,
): Promise<{ done: string[]; refused: RefusedOne[] }> {
  const { records, preview } = call.input;
  const done: string[] = [];
  const refused: RefusedOne[] = [];
  const held = await hold(
    call,
    records.map(({ id }) => id),
  );
  for (const { id, version } of records) {
    const row = held.get(id);
    try {
      if (!row) throw outOfReach();
      if (row.version !== version) throw new ApiFailure(409);
      const changes = accept(row);
      if (!preview) await pushRows(call).change(id, changes, version);
      done.push(id);
    } catch (error) {
      const why = refusalOf(error);
      if (records.length === 1 && !preview) throw error;
      refused.push({ id, name: row?.caseNo ?? '', ...why });
    }
  }
  call.note({ detail: { done, refused: refused.length } });
  return { done, refused };
}

async function hold({ db }: CallContext, ids: readonly string[]): Promise<Map<string, PushRow>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<PushRow>`
    select * from platform_push where push_id in (${sql.join([...ids])}) order by push_id for no key update`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.pushId, row]));
}
