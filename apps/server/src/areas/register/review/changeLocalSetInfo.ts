import type { registrationReview } from '@tqc/contract/register';
import { onOff, recognitionStatus } from '@tqc/domain/dictionaries';
import { decisions } from '@tqc/domain/register';
import { sql, type Selectable } from 'kysely';
import { ApiFailure, outOfReach } from '../../../kit/failure';
import type { CallContext } from '../../../kit/serve';
import type { Tables } from '../../../kit/tables';
import { moveApplication, recordStep, requireUndeleted } from '../../../trade/registration';
import { current } from './decide';

/** Moves an application that waits for its confirmation to another point of the same time slot. */
export async function changeLocalSetInfo(
  call: CallContext<typeof registrationReview.changeLocalSetInfo>,
) {
  const { localSetid, lsId } = call.input;
  const row = await current(call);
  if (row.orgId !== call.who.orgId && row.pointId !== call.who.orgId) throw outOfReach();
  if (row.lsId !== localSetid) throw new ApiFailure(409);
  if (lsId === localSetid) throw new ApiFailure(422, '该申请已在所选的确认点，请选择另一个确认点');
  requireUndeleted(row);
  if (!recognitionStatus.group.awaitingConfirmation.includes(row.status))
    throw new ApiFailure(422, '该申请已确认，不能再转移确认点');
  // Both are held in the order of their numbers: two applications that change places do not wait
  // for each other.
  const { rows: held } = await sql<
    Selectable<Tables['planArrangement']>
  >`select * from plan_arrangement where ls_id in (${lsId}, ${localSetid}) order by ls_id for update`.execute(
    call.db,
  );
  const target = held.find((one) => one.lsId === lsId && one.obtId === row.obtId);
  if (!target || target.status !== onOff.code('on'))
    throw new ApiFailure(422, '目标确认点在同一时间段没有启用的安排');
  if (!target.ctIds.includes(row.ctId)) throw new ApiFailure(422, '目标确认点不办理该资格种类');
  await sql`update plan_arrangement set booked = booked + case when ls_id = ${lsId} then 1 else -1 end where ls_id in (${lsId}, ${localSetid})`.execute(
    call.db,
  );
  await moveApplication(call.db, row, target);
  await recordStep(
    call,
    { ...row, point: target.point },
    {
      step: decisions.step('check').label,
      event: '转移确认点',
      toStatus: row.status,
    },
  );
  return null;
}
