import { printStatus } from '@tqc/domain/dictionaries';
import { chinaDay } from '@tqc/domain/shared';
import type { CallContext } from '../../../kit/serve';
import type { Enrollment } from '../../../trade/enrollments';
import { plansOver } from '../../../trade/planning';
import { restrictionsFrom } from '../../../trade/restrictions';

/** What decisions on some records rest on today, asked once for all of them. */
export async function knownOf(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  rows: readonly Enrollment[],
  way: 'look' | 'hold',
) {
  const today = chinaDay(now);
  const ids = [...new Set(rows.map(({ obId }) => obId))];
  const overOf = await plansOver(db, ids, way);
  const plans =
    ids.length === 0
      ? []
      : await db
          .selectFrom('orgPlan')
          .select(['obId', 'noticeEnd'])
          .where('obId', 'in', ids)
          .execute();
  const endOf = new Map(plans.map(({ obId, noticeEnd }) => [obId, noticeEnd]));
  const restricted = await restrictionsFrom(db, rows);
  return (row: Enrollment) => ({
    today,
    restriction: restricted(row) ?? null,
    recordStatus: row.recordStatus,
    noticeEnd: endOf.get(row.obId) ?? null,
    planOver: overOf(row.obId),
    printed: row.printStatus === printStatus.code('printed'),
  });
}
