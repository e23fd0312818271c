import { normalReviewTime } from '@tqc/contract/exemption';
import { onOff, teacherType } from '@tqc/domain/dictionaries';
import { isExtended, requireWindowOrder, type ExemptWindow } from '@tqc/domain/exemption';
import { refuse } from '@tqc/domain/kit';
import { PROVINCE } from '@tqc/domain/organisations';
import { sql } from 'kysely';
import { outOfReach } from '../../kit/failure';
import { asSystem, type Db } from '../../kit/scope';
import { newId } from '../../kit/newId';
import { crudOf, serve, type CallContext } from '../../kit/serve';
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

const plain = crudOf(windows, 'windowId', {
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
});

export const normalReviewTimeRoutes = serve(normalReviewTime, {
  ...plain,
  create: async (call) => {
    await keepBatch(call);
    return plain.create(call);
  },
});

/** A class year stands in the list of batches from its first window on. */
async function keepBatch({
  db,
  input,
}: CallContext<typeof normalReviewTime.create>): Promise<void> {
  const { classYear, collectBegin, reviewEnd } = input;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`normal/${classYear}`}, 0))`.execute(
    db,
  );
  const known = await db
    .selectFrom('workBatch')
    .select('batchId')
    .where('kind', '=', 'normal')
    .where('year', '=', classYear)
    .executeTakeFirst();
  if (known) return;
  // The list of batches belongs to no level.
  await asSystem(db, () =>
    db
      .insertInto('workBatch')
      .values({
        batchId: newId(),
        kind: 'normal',
        name: `${classYear}届`,
        year: classYear,
        beginDate: collectBegin.slice(0, 10),
        endDate: reviewEnd.slice(0, 10),
      })
      .execute(),
  );
}

/** The reason of the change before does not speak for this one. */
const newReason = (before: string, now = '') => now !== '' && now !== before;
