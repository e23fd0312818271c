import { baseMajor } from '@tqc/contract/basic';
import { onOff } from '@tqc/domain/dictionaries';
import { refuse } from '@tqc/domain/kit';
import type { Db } from '../../kit/scope';
import { choicesOf, crudOf, everyRowOf, serve } from '../../kit/serve';
import { store, type RowOf } from '../../kit/store';

const majors = store('major', 'majorId');
type Entered = Readonly<{ parentId?: string | null | undefined }>;

/** Disciplines hold classes, classes hold majors; a major holds nothing. */
const DEEPEST = 3;

async function levelBelow(db: Db, parentId: string | null | undefined): Promise<number> {
  if (!parentId) return 1;
  const above = await db
    .selectFrom('major')
    .select('level')
    .where('majorId', '=', parentId)
    .executeTakeFirst();
  // One that is not there is refused by the database, at the field.
  return (above?.level ?? 1) + 1;
}

/** Each row with the name of what it belongs to. */
async function withParents({ db }: { readonly db: Db }, rows: readonly RowOf<'major'>[]) {
  const ids = [...new Set(rows.flatMap(({ parentId }) => parentId ?? []))];
  const found = ids.length
    ? await db.selectFrom('major').select(['majorId', 'name']).where('majorId', 'in', ids).execute()
    : [];
  const names = new Map(found.map(({ majorId, name }) => [majorId, name]));
  return rows.map((row) => ({ ...row, parentName: names.get(row.parentId ?? '') ?? '' }));
}

const every = everyRowOf(majors, 'code.asc');

export const baseMajorRoutes = serve(baseMajor, {
  ...crudOf(majors, 'majorId', {
    list: {
      like: ['name'],
      equal: ['code', 'educationLevel', 'level', 'normal', 'status'],
      order: 'code.asc',
    },
    dress: withParents,
    async check({ parentId }: Entered, { db }, before) {
      if ((await levelBelow(db, parentId)) > DEEPEST)
        throw refuse('parentId', '专业下面不能再有专业，请选择门类或专业类');
      if (!before || before.parentId === (parentId ?? null)) return;
      const below = await db
        .selectFrom('major')
        .select('majorId')
        .where('parentId', '=', before.majorId)
        .limit(1)
        .execute();
      if (below.length > 0 || parentId === before.majorId)
        throw refuse('parentId', '下面还有专业，不能改上级；请先把它们改到别处');
    },
    stamp: async ({ db, now }, values: Entered) => ({
      updatedAt: now,
      ...('parentId' in values ? { level: await levelBelow(db, values.parentId) } : {}),
    }),
  }),
  queryKV: choicesOf(majors, { status: onOff.code('on') }, 'code.asc'),
  getData: async (call) => ({ record: await withParents(call, (await every(call)).record) }),
});
