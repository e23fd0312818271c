import { normalReviewTime } from '@tqc/contract/exemption';
import { onOff, teacherType } from '@tqc/domain/dictionaries';
import { isExtended, requireWindowOrder, type ExemptWindow } from '@tqc/domain/exemption';
import { refuse } from '@tqc/domain/kit';
import { PROVINCE } from '@tqc/domain/organisations';
import { sql } from 'kysely';
import { outOfReach } from '../../kit/failure';
import type { Db } from '../../kit/scope';
import { crudOf, serve } from '../../kit/serve';
import { store, type RowOf } from '../../kit/store';

const windows = store('exemptReviewTime', 'windowId');

interface Entered extends ExemptWindow {
  readonly prov: string;
  readonly classYear: number;
  readonly teacherTypes: readonly string[];
  readonly reason?: string;
  readonly status?: number;
}

/** Two windows in force for one class year and type would contradict each other. */
async function requireAlone(db: Db, values: Entered, windowId: string | undefined): Promise<void> {
  if (values.status === onOff.code('off')) return;
  const { rows } = await sql<{ teacherTypes: string[] }>`
    select teacher_types from exempt_review_time
    where prov = ${values.prov} and class_year = ${values.classYear} and status = ${onOff.code('on')}
      and teacher_types && ${values.teacherTypes}::text[] and window_id is distinct from ${windowId ?? null}::bigint`.execute(
    db,
  );
  const taken = rows
    .flatMap((row) => row.teacherTypes)
    .find((type) => values.teacherTypes.includes(type));
  if (taken !== undefined)
    throw refuse(
      'teacherTypes',
      `${String(values.classYear)}届的${teacherType.label(taken)}已有时间设置，请修改原来的设置`,
    );
}

export const normalReviewTimeRoutes = serve(
  normalReviewTime,
  crudOf(windows, 'windowId', {
    list: { equal: ['year', 'classYear', 'prov', 'status'], order: 'windowId.desc' },
    async check(values: Entered, { db, who }, before?: RowOf<'exemptReviewTime'>) {
      if (who.orgType === PROVINCE && values.prov !== who.prov) {
        if (before) throw outOfReach();
        throw refuse('prov', '只能设置本省的时间');
      }
      requireWindowOrder(values);
      if (before && isExtended(before, values) && !newReason(before.reason, values.reason))
        throw refuse('reason', '延长时间，请输入延长原因');
      await requireAlone(db, values, before?.windowId);
    },
    stamp: ({ now, who }) => ({ updatedAt: now, operator: who.name }),
  }),
);

/** The reason of the change before does not speak for this one. */
const newReason = (before: string, now = '') => now !== '' && now !== before;
