import { baseCollege, baseCollegeTag } from '@tqc/contract/basic';
import { onOff } from '@tqc/domain/dictionaries';
import { refuse } from '@tqc/domain/kit';
import { sql } from 'kysely';
import { ApiFailure } from '../../kit/failure';
import type { Db } from '../../kit/scope';
import { choicesOf, crudOf, everyRowOf, serve } from '../../kit/serve';
import { holdsText, store, type RowOf } from '../../kit/store';

const colleges = store('college', 'collegeId');
const tags = store('collegeTag', 'tagId');
type Entered = Readonly<{ tagIds?: readonly string[] }>;
type Asked = Readonly<{ name?: string }>;

async function tagsOf(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>();
  const found = await db
    .selectFrom('collegeTag')
    .select(['tagId', 'name'])
    .where('tagId', 'in', [...new Set(ids)])
    .execute();
  return new Map(found.map(({ tagId, name }) => [tagId, name]));
}

/** Each row with the words of its tags. */
async function withTags({ db }: { readonly db: Db }, rows: readonly RowOf<'college'>[]) {
  const names = await tagsOf(
    db,
    rows.flatMap(({ tagIds }) => tagIds),
  );
  return rows.map((row) => ({
    ...row,
    tagNames: row.tagIds.flatMap((id) => names.get(id) ?? []).join('、'),
  }));
}

const every = everyRowOf(colleges, 'code.asc');

export const baseCollegeRoutes = serve(baseCollege, {
  ...crudOf(colleges, 'collegeId', {
    list: { equal: ['code', 'prov', 'nature', 'normal', 'exemption', 'status'], order: 'code.asc' },
    // Who looks for a school by the name on an old diploma finds it as it is called now.
    asked: ({ input }) => {
      const { name } = input as Asked;
      return name ? [sql`(${holdsText('name', name)} or ${holdsText('former_names', name)})`] : [];
    },
    dress: withTags,
    async check({ tagIds = [] }: Entered, { db }) {
      const known = await tagsOf(db, tagIds);
      if (tagIds.some((id) => !known.has(id)))
        throw refuse('tagIds', '标签不存在或已删除，请重新选择');
    },
    stamp: ({ now }) => ({ updatedAt: now }),
  }),
  queryKV: choicesOf(colleges, { status: onOff.code('on') }, 'code.asc'),
  getData: async (call) => ({ record: await withTags(call, (await every(call)).record) }),
});

/** How many colleges carry each tag. */
async function carried(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ tagId: string; n: number }>`
    select tag_id, count(*)::int as n from college, unnest(tag_ids) as tag_id where tag_ids && ${ids}::bigint[] group by tag_id`.execute(
    db,
  );
  return new Map(rows.map(({ tagId, n }) => [tagId, n]));
}

export const baseCollegeTagRoutes = serve(baseCollegeTag, {
  ...crudOf(tags, 'tagId', {
    list: { like: ['name'], equal: ['colour', 'status'], order: 'name.asc' },
    async dress({ db }, rows) {
      const n = await carried(
        db,
        rows.map(({ tagId }) => tagId),
      );
      return rows.map((row) => ({ ...row, colleges: n.get(row.tagId) ?? 0 }));
    },
    async may(event, { tagId }, { db }) {
      const n = event === 'remove' ? ((await carried(db, [tagId])).get(tagId) ?? 0) : 0;
      if (n > 0) throw new ApiFailure(422, `有${n}所院校使用这个标签，请先从院校上取下`);
    },
    start: ({ who, now }) => ({ createdBy: who.name, createdAt: now }),
  }),
});
