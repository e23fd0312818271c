import type { registrationReview } from '@tqc/contract/register';
import { decisions } from '@tqc/domain/register';
import { sql } from 'kysely';
import { ApiFailure } from '../../../kit/failure';
import type { CallContext } from '../../../kit/serve';
import {
  moveApplication,
  moveBelongings,
  recordStep,
  type RegistrationRecord,
} from '../../../trade/registration';
import { current } from './decide';
import { eachKnown } from './eachOf';
import { holdArrangements, movableTo } from './movable';
import { takeOver } from './takeOver';

const POINT = 1;
const MOVED = { step: decisions.step('check').label, event: '转移确认点' };

/** Moves an application that waits for its confirmation to another point of the same time slot. */
export async function changeLocalSetInfo(
  call: CallContext<typeof registrationReview.changeLocalSetInfo>,
) {
  if (call.who.orgType === POINT) return takeOver(call);
  const { localSetid, lsId } = call.input;
  const row = await current(call);
  if (row.lsId !== localSetid) throw new ApiFailure(409);
  const held = await holdArrangements(call.db, [lsId, localSetid]);
  const target = movableTo(call, row, lsId, held);
  await rebook(call, [row], lsId);
  await moveApplication(call.db, row, target);
  await recordStep(call, { ...row, point: target.point }, { ...MOVED, toStatus: row.status });
  return null;
}

/** The same for many; who cannot be moved stays, with the reason. */
export async function batchChangeLocale(
  call: CallContext<typeof registrationReview.batchChangeLocale>,
) {
  const { lsId, regIds } = call.input;
  const moved: RegistrationRecord[] = [];
  let to: ReturnType<typeof movableTo> | undefined;
  const outcome = await eachKnown(
    call,
    regIds,
    (rows) => holdArrangements(call.db, [lsId, ...rows.map((row) => row.lsId)]),
    (row, held) => {
      const target = movableTo(call, row, lsId, held);
      to = target;
      moved.push(row);
      return {
        changes: { lsId, pointId: target.pointId, point: target.point },
        step: { ...MOVED, toStatus: row.status },
      };
    },
  );
  if (call.input.preview || !to) return outcome;
  await rebook(call, moved, lsId);
  await moveBelongings(call.db, moved, to.point);
  return outcome;
}

/** Counts the places anew that were left and taken. */
async function rebook(
  { db }: CallContext,
  rows: readonly RegistrationRecord[],
  lsId: string,
): Promise<void> {
  const left = rows.map((row) => row.lsId);
  await sql`
    update plan_arrangement a set booked = a.booked + b.n
    from (select ls_id, sum(n)::int as n from unnest(${[...left, lsId]}::bigint[], ${[...left.map(() => -1), rows.length]}::int[]) as t(ls_id, n) group by ls_id) b
    where a.ls_id = b.ls_id`.execute(db);
}
