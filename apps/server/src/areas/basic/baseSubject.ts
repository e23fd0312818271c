import { baseSubject } from '@tqc/contract/basic';
import { onOff } from '@tqc/domain/dictionaries';
import { refuse } from '@tqc/domain/kit';
import { sql } from 'kysely';
import type { Db } from '../../kit/scope';
import { choicesOf, crudOf, everyRowOf, serve } from '../../kit/serve';
import { store, type RowOf } from '../../kit/store';

const subjects = store('subject', 'subjectId');
type Entered = Readonly<{
  type?: number;
  parentId?: string | null;
  beginYear?: number;
  endYear?: number | null;
}>;

/** A tree has three levels; the last holds nothing. */
const DEEPEST = 3;

async function above(db: Db, parentId: string | null | undefined) {
  if (!parentId) return undefined;
  return db
    .selectFrom('subject')
    .select(['level', 'type'])
    .where('subjectId', '=', parentId)
    .executeTakeFirst();
}

/** Each row with the name of what it stands below. */
async function withParents({ db }: { readonly db: Db }, rows: readonly RowOf<'subject'>[]) {
  const ids = [...new Set(rows.flatMap(({ parentId }) => parentId ?? []))];
  const found = ids.length
    ? await db
        .selectFrom('subject')
        .select(['subjectId', 'name'])
        .where('subjectId', 'in', ids)
        .execute()
    : [];
  const names = new Map(found.map(({ subjectId, name }) => [subjectId, name]));
  return rows.map((row) => ({ ...row, parentName: names.get(row.parentId ?? '') ?? '' }));
}

const every = everyRowOf(subjects, 'code.asc');

export const baseSubjectRoutes = serve(baseSubject, {
  ...crudOf(subjects, 'subjectId', {
    list: { like: ['name'], equal: ['type', 'code', 'status'], order: 'sort.asc' },
    dress: withParents,
    async check({ type, parentId, beginYear, endYear }: Entered, { db }, before) {
      if (endYear && beginYear && endYear <= beginYear)
        throw refuse('endYear', '停用年份应晚于启用年份');
      const parent = await above(db, parentId);
      if (parent && parent.type !== type)
        throw refuse('parentId', '上级学科不在同一学段，请重新选择');
      if (parent && parent.level >= DEEPEST)
        throw refuse('parentId', '学科最多三级，请选择上面的学科');
      if (!before || (before.parentId === (parentId ?? null) && before.type === type)) return;
      const below = await db
        .selectFrom('subject')
        .select('subjectId')
        .where('parentId', '=', before.subjectId)
        .limit(1)
        .execute();
      if (below.length > 0 || parentId === before.subjectId)
        throw refuse('parentId', '下面还有学科，不能改上级；请先把它们改到别处');
    },
    stamp: async ({ db, now }, values: Entered) => ({
      updatedAt: now,
      ...('parentId' in values
        ? { level: ((await above(db, values.parentId))?.level ?? 0) + 1 }
        : {}),
    }),
  }),
  async queryTreeData({ db, input: { type, parentId } }) {
    const { rows } = await sql<{
      subjectId: string;
      name: string;
      level: number;
      hasChildren: boolean;
    }>`
      select subject_id, name, level, exists (select from subject c where c.parent_id = s.subject_id) as has_children from subject s
      where type = ${type} and status = ${onOff.code('on')} and ${parentId ? sql`parent_id = ${parentId}` : sql`parent_id is null`} order by sort, code`.execute(
      db,
    );
    return { record: rows };
  },
  queryKV: choicesOf(subjects, { status: onOff.code('on') }, 'sort.asc'),
  getData: async (call) => ({ record: await withParents(call, (await every(call)).record) }),
});
