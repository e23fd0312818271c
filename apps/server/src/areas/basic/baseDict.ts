import { baseDict, baseDictType } from '@tqc/contract/basic';
import { onOff } from '@tqc/domain/dictionaries';
import { refuse } from '@tqc/domain/kit';
import { templateFault } from '@tqc/domain/messages';
import { sql } from 'kysely';
import { ApiFailure } from '../../kit/failure';
import type { Db } from '../../kit/scope';
import { choicesOf, crudOf, everyRowOf, serve } from '../../kit/serve';
import { store, type RowOf } from '../../kit/store';
import { isStoppable, tellLists } from '../../trade/dictionaries';

const types = store('dictType', 'dtId');
const items = store('dictItem', 'dicId');
const isOn = { status: onOff.code('on') };

type EnteredType = Readonly<{ code?: string; status?: number }>;
type Entered = Readonly<{
  dtId?: string;
  code?: string;
  name?: string;
  label?: string | null;
  status?: number;
}>;
/** The list whose labels are messages. */
const TEMPLATES = 'msgTemplate';
const LONGEST_WORD = 50;

/** A message says what it must with the places it has; any other label is a word. */
function requireLabel({ dtId, code, label }: Entered): void {
  if (!label) return;
  if (dtId === TEMPLATES) {
    const fault = templateFault(code ?? '', label);
    if (fault !== undefined) throw refuse('label', fault);
  } else if ([...label].length > LONGEST_WORD)
    throw refuse('label', `显示标签最多${LONGEST_WORD}个字`);
}

/** Each list with the number of its values. */
async function counted({ db }: { readonly db: Db }, rows: readonly RowOf<'dictType'>[]) {
  const ids = rows.map(({ dtId }) => dtId);
  const { rows: found } = await sql<{ dtId: string; n: number }>`
    select dt_id, count(*)::int as n from dict_item where dt_id = any(${ids}) group by dt_id`.execute(
    db,
  );
  const n = new Map(found.map((one) => [one.dtId, one.n]));
  return rows.map((row) => ({ ...row, items: n.get(row.dtId) ?? 0 }));
}

export const baseDictTypeRoutes = serve(baseDictType, {
  ...crudOf(types, 'dtId', {
    list: { like: ['name'], equal: ['code', 'builtIn', 'status'], order: 'code.asc' },
    dress: counted,
    check({ code, status }: EnteredType, _, before) {
      if (!before?.builtIn) return;
      if (code !== before.code)
        throw refuse('code', '内置字典的编码由程序使用，不能修改；可以改名称和说明');
      if (status !== before.status)
        throw refuse('status', '内置字典由程序使用，不能停用；可以停用其中的条目');
    },
    may(event, { builtIn }) {
      if (event === 'remove' && builtIn) throw new ApiFailure(422, '内置字典由程序使用，不能删除');
    },
    stamp: ({ now }) => ({ updatedAt: now }),
  }),
  queryKV: choicesOf(types, isOn, 'code.asc'),
});

/** Each value with the name of its list and whether forms may do without it. */
async function inLists({ db }: { readonly db: Db }, rows: readonly RowOf<'dictItem'>[]) {
  const ids = [...new Set(rows.map(({ dtId }) => dtId))];
  const found = ids.length
    ? await db.selectFrom('dictType').select(['dtId', 'name']).where('dtId', 'in', ids).execute()
    : [];
  const names = new Map(found.map(({ dtId, name }) => [dtId, name]));
  return rows.map((row) => ({
    ...row,
    typeName: names.get(row.dtId) ?? '',
    stoppable: !row.builtIn || isStoppable(row.dtId),
  }));
}

const every = everyRowOf(items, 'dtId.asc');

/** What the program knows by heart stays: how it is shown and whether it is offered may change. */
function requireOwn({ dtId, code, name, status }: Entered, before: RowOf<'dictItem'>): void {
  if (dtId !== before.dtId) throw refuse('dtId', '内置条目不能换到别的字典');
  if (code !== before.code) throw refuse('code', '内置条目的编码由程序使用，不能修改');
  if (name !== before.name) throw refuse('name', '内置条目的名称由程序确定；要换说法请改显示标签');
  if (status !== before.status && !isStoppable(before.dtId))
    throw refuse('status', '这是业务流转的状态，不能停用；可以改显示标签和颜色');
}

export const baseDictRoutes = serve(baseDict, {
  ...crudOf(items, 'dicId', {
    list: { like: ['name'], equal: ['dtId', 'code', 'builtIn', 'status'], order: 'sort.asc' },
    dress: inLists,
    async check(values: Entered, { db }, before) {
      requireLabel(values);
      if (before?.builtIn) {
        requireOwn(values, before);
        // Heard when the change counts, by every page and process that shows the list.
        return tellLists(db);
      }
      if (values.dtId === before?.dtId) return;
      const type = await db
        .selectFrom('dictType')
        .select('builtIn')
        .where('dtId', '=', values.dtId ?? '')
        .executeTakeFirst();
      if (type?.builtIn)
        throw refuse(
          'dtId',
          '内置字典的编码由程序使用，不能增加；可以改条目的显示标签、排序和颜色',
        );
    },
    may(event, { builtIn }) {
      if (event === 'remove' && builtIn)
        throw new ApiFailure(422, '内置条目由程序使用，不能删除；不再选用的可以停用');
    },
    stamp: ({ now, who }) => ({ updatedAt: now, updatedBy: who.name }),
  }),
  queryKV: choicesOf(items, isOn, 'dtId.asc'),
  getData: async (call) => ({ record: await inLists(call, (await every(call)).record) }),
});
