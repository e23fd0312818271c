import { routeOf } from '@tqc/contract/screens';
import { onOff } from '@tqc/domain/dictionaries';
import { refuse, RuleError, TooLate } from '@tqc/domain/kit';
import { ApiFailure, outOfReach } from '../../../kit/failure';
import type { CallContext } from '../../../kit/serve';
import type { Enrollment } from '../../../trade/enrollments';
import { tellOrganisation } from '../../../trade/messages';
import { plansOver } from '../../../trade/planning';
import { pendingOf, enrollmentRows, recordStep } from './stages';
import { requireThere } from './maintain';

/** Stands for the arrangement of a record that has none. */
const NONE = '0';

interface Move {
  readonly enrId: string;
  readonly localSetid: string;
  readonly lsId: string;
}

/** Moves a record without a conclusion to another point that is arranged in its time slot. */
export async function changeLocale(call: CallContext, { enrId, localSetid, lsId }: Move) {
  const { db, who, now } = call;
  const row = await enrollmentRows(call).hold(enrId);
  if (row.orgId !== who.orgId) throw outOfReach();
  if ((row.lsId ?? NONE) !== localSetid || row.version !== call.version) throw new ApiFailure(409);
  requireThere(row);
  if ((row.firstReview ?? 0) > pendingOf.first)
    throw new TooLate('该记录已初核，不能再转移确认点；需要转移的请先撤销初核结论');
  const over = (await plansOver(db, [row.obId], 'hold'))(row.obId);
  if (over !== undefined) throw new RuleError(over);
  const target = await targetOf(call, row, lsId);
  await recordStep(call, row, {
    step: '网报核验',
    event: '转移确认点',
    toStatus: row.status,
    opinion: `${row.pointName || '未选确认点'}→${target.pointName}`,
  });
  const { pointId, pointName, point } = target;
  await enrollmentRows(call).change(enrId, { lsId, pointId, pointName, point });
  await rebook(call, row.lsId, lsId);
  for (const told of new Set([row.pointId, pointId]))
    if (told !== null)
      await tellOrganisation(
        db,
        told,
        {
          title: '注册申请转移确认点',
          content: `${row.name}的注册申请由${row.pointName || '未选确认点'}转到${pointName}办理。`,
          ...(told === pointId ? { url: routeOf('enroll.onlineCheck') } : {}),
        },
        now,
        who,
      );
  return null;
}

/** Where a record may go: an arrangement in use of its slot, at a point that takes its stage. */
async function targetOf({ db }: CallContext, row: Enrollment, lsId: string) {
  const target = await db
    .selectFrom('planArrangement as a')
    .innerJoin('org as o', 'o.orgId', 'a.pointId')
    .select(['a.pointId', 'o.orgName as pointName', 'a.point', 'a.grades'])
    .where('a.lsId', '=', lsId)
    .where('a.obtId', '=', row.obtId)
    .where('a.status', '=', onOff.code('on'))
    .forUpdate('a')
    .executeTakeFirst();
  if (!target) throw refuse('lsId', '目标确认点在同一时间段没有启用的安排');
  if (target.pointId === row.pointId && (row.lsId === null || row.lsId === lsId))
    throw refuse('lsId', '该申请已在所选的确认点，请选择另一个确认点');
  if (target.grades.length > 0 && !target.grades.includes(row.teachGrade))
    throw refuse('lsId', '目标确认点不办理该任教学段');
  return target;
}

/** Counts the places anew that were left and taken, in the order of their numbers. */
async function rebook({ db }: CallContext, left: string | null, taken: string): Promise<void> {
  const steps = [...(left === null ? [] : [[left, -1] as const]), [taken, 1] as const];
  for (const [lsId, by] of steps.toSorted(([a], [b]) => Number(a) - Number(b)))
    await db
      .updateTable('planArrangement')
      .set((set) => ({ booked: set('booked', '+', by) }))
      .where('lsId', '=', lsId)
      .execute();
}
