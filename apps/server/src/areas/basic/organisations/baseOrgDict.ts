import { baseOrgDict } from '@tqc/contract/basic';
import { onOff } from '@tqc/domain/dictionaries';
import { refuse } from '@tqc/domain/kit';
import { sql } from 'kysely';
import type { Db } from '../../../kit/scope';
import { crudOf, serve, type Given } from '../../../kit/serve';
import { store, type RowOf } from '../../../kit/store';
import { isStoppable, tellLists } from '../../../trade/dictionaries';
import { orgs } from './scope';

const rows = store('orgDict', 'odId');
type Entered = Readonly<{ dicId: string; enabled?: boolean }>;
type Asked = Readonly<{ dtId?: string; code?: string }>;

async function itemsOf(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const found = await db
    .selectFrom('dictItem')
    .innerJoin('dictType', 'dictType.dtId', 'dictItem.dtId')
    .select(['dicId', 'dictItem.dtId', 'dictItem.code', 'dictItem.name', 'dictItem.label'])
    .select(['dictItem.status', 'dictItem.builtIn', 'dictType.name as typeName'])
    .where('dicId', 'in', [...new Set(ids)])
    .execute();
  return new Map(found.map((item) => [item.dicId, item]));
}

/** Each choice beside what the nation shows. */
async function besideNation({ db }: { readonly db: Db }, page: readonly RowOf<'orgDict'>[]) {
  const items = await itemsOf(
    db,
    page.map(({ dicId }) => dicId),
  );
  return page.map((row) => {
    const item = items.get(row.dicId);
    return {
      ...row,
      dtId: item?.dtId ?? '',
      typeName: item?.typeName ?? '',
      code: item?.code ?? '',
      nationLabel: item ? (item.label ?? item.name) : '',
    };
  });
}

const own = ({ who }: Pick<Given, 'who'>) => sql`org_id = ${who.orgId}`;
const plain = crudOf(rows, 'odId', {
  list: { order: 'sort.asc' },
  mine: own,
  dress: besideNation,
  asked: ({ input }) => {
    const { dtId, code } = input as Asked;
    return [
      dtId === undefined
        ? undefined
        : sql`dic_id in (select dic_id from dict_item where dt_id = ${dtId})`,
      code === undefined
        ? undefined
        : sql`dic_id in (select dic_id from dict_item where code = ${code})`,
    ];
  },
  async check({ dicId, enabled }: Entered, { db }, before) {
    const item = (await itemsOf(db, [dicId])).get(dicId);
    if (!item) throw refuse('dicId', '国家字典项不存在或已删除，请重新选择');
    if (!before && item.status !== onOff.code('on'))
      throw refuse('dicId', '国家已停用该字典项，请选择启用中的');
    if (enabled === false && item.builtIn && !isStoppable(item.dtId))
      throw refuse('enabled', '这是业务流转的状态，不能停用；可以改标签和排序');
    await tellLists(db);
  },
  async start(call) {
    const { prov, city, county, point } = await orgs(call).get(call.who.orgId);
    return { orgId: call.who.orgId, prov, city, county, point };
  },
  stamp: ({ now }) => ({ updatedAt: now }),
});

export const baseOrgDictRoutes = serve(baseOrgDict, {
  ...plain,
  async create(call) {
    const taken = await call.db
      .selectFrom('orgDict')
      .select('odId')
      .where('orgId', '=', call.who.orgId)
      .where('dicId', '=', call.input.dicId)
      .executeTakeFirst();
    if (taken) throw refuse('dicId', '该字典项已有本机构标签，请在原记录上修改');
    return plain.create(call);
  },
  async remove(call) {
    await tellLists(call.db);
    return plain.remove(call);
  },
});
