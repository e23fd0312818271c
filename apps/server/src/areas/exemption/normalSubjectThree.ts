import { normalSubjectThree } from '@tqc/contract/exemption';
import { refuse } from '@tqc/domain/kit';
import { sql } from 'kysely';
import type { Db } from '../../kit/scope';
import { crudOf, serve } from '../../kit/serve';
import { store, type RowOf } from '../../kit/store';

const pairs = store('exemptSubjectThree', 'pairId');
type Entered = Readonly<{ firstBatch: string; lastBatch?: string | null }>;
type Asked = Readonly<{ subjectName?: string }>;

/** Each row with the name of what is taught. */
async function withSubjects(
  { db }: { readonly db: Db },
  rows: readonly RowOf<'exemptSubjectThree'>[],
) {
  const ids = [...new Set(rows.map(({ subjectId }) => subjectId))];
  const found = ids.length
    ? await db
        .selectFrom('subject')
        .select(['subjectId', 'name'])
        .where('subjectId', 'in', ids)
        .execute()
    : [];
  const names = new Map(found.map(({ subjectId, name }) => [subjectId, name]));
  return rows.map((row) => ({ ...row, subjectName: names.get(row.subjectId) ?? '' }));
}

/** The halves of a year in their order: the first comes before the second. */
const inOrder = (batch: string) => batch.replace('上半年', '1').replace('下半年', '2');

export const normalSubjectThreeRoutes = serve(
  normalSubjectThree,
  crudOf(pairs, 'pairId', {
    list: { like: ['name'], equal: ['grade', 'status'], order: 'code.asc' },
    asked: ({ input }) => {
      const { subjectName } = input as Asked;
      return subjectName
        ? [
            sql`subject_id in (select s.subject_id from subject s where position(${subjectName} in s.name) > 0)`,
          ]
        : [];
    },
    dress: withSubjects,
    check({ firstBatch, lastBatch }: Entered) {
      if (lastBatch && inOrder(lastBatch) < inOrder(firstBatch))
        throw refuse('lastBatch', '停用批次不能早于启用批次');
    },
    stamp: ({ now }) => ({ updatedAt: now }),
  }),
);
