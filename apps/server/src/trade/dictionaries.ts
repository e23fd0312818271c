import { allCalls } from '@tqc/contract/catalogue';
import { factsOf, membersOf, rowMembers, type Call } from '@tqc/contract/kit';
import { dictionaries, dictTone, onOff } from '@tqc/domain/dictionaries';
import { changeLists, nameOfList, type DictChange, type Tone } from '@tqc/domain/kit';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { EVENT_CHANNEL } from '../kit/events';
import { newId } from '../kit/newId';
import { kyselyOfPool, systemScope, transaction, type Db } from '../kit/scope';
import type { AppParts } from '../kit/serve';
import type { RowOf } from '../kit/store';

/** Topic under which is said that code lists were changed. */
export const DICT_TOPIC = 'dict';

interface Used {
  readonly title: string;
  /** It tells how far something is: the program leads from one value to the next. */
  readonly isStatus: boolean;
}

const fieldsOf = (call: Call) => [
  ...Object.values(membersOf(call.input)),
  ...Object.values(rowMembers(call)),
];

/** The lists that fields of the product read, as the first of them is called. */
function usedLists(): ReadonlyMap<string, Used> {
  const used = new Map<string, Used>();
  for (const call of allCalls)
    for (const schema of fieldsOf(call)) {
      const facts = factsOf(schema);
      const name = facts?.options && nameOfList(facts.options);
      if (!facts || name === undefined || !dictionaries.has(name)) continue;
      const known = used.get(name);
      const isStatus = facts.kind === 'status' || known?.isStatus === true;
      used.set(name, { title: known?.title ?? facts.label, isStatus });
    }
  return used;
}

let lists: ReadonlyMap<string, Used> | undefined;
const builtIn = () => (lists ??= usedLists());

/** Whether a value of a compiled list may leave the forms: not where a flow leads to it. */
export const isStoppable = (dtId: string): boolean => builtIn().get(dtId)?.isStatus !== true;

/** Between two values as they are compiled: room for one put between them. */
const STEP = 10;

/** Lays down the lists that this version is compiled with; what was changed of them stays. */
export function layDownLists(pool: Pool): Promise<void> {
  const types = [...builtIn()].map(([code, { title }]) => ({ code, name: title }));
  const items = types.flatMap(({ code: dtId }) =>
    (dictionaries.get(dtId)?.options ?? []).map(({ value, label }, at) => ({
      id: newId(),
      dtId,
      code: String(value),
      name: label,
      sort: (at + 1) * STEP,
    })),
  );
  return transaction(pool, systemScope, async (db) => {
    await sql`insert into dict_type (dt_id, code, name, built_in)
      select code, code, name, true from jsonb_to_recordset(${JSON.stringify(types)}::jsonb) as t (code text, name text)
      on conflict do nothing`.execute(db);
    await sql`insert into dict_item as i (dic_id, dt_id, code, name, sort, built_in)
      select t.id, t."dtId", t.code, t.name, t.sort, true
      from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as t (id bigint, "dtId" text, code text, name text, sort integer)
      join dict_type d on d.dt_id = t."dtId"
      on conflict (dt_id, code) do update set name = excluded.name where i.name <> excluded.name`.execute(
      db,
    );
  });
}

/** Says that a compiled list was changed; heard when the change counts. */
export async function tellLists(db: Db): Promise<void> {
  const payload = JSON.stringify({ topic: DICT_TOPIC, event: DICT_TOPIC, data: null });
  await sql`select pg_notify(${EVENT_CHANNEL}, ${payload})`.execute(db);
}

/**
 * The values of each compiled list of which somebody changed a value: the nation, or the
 * organisation whose people are to see them.
 */
export async function changedItems(db: Db, orgId: string | null = null) {
  const { rows } = await sql<Changed>`
    select i.code, i.dt_id, i.name, i.tone, coalesce(o.label, i.label) as label, coalesce(o.sort, i.sort) as sort,
      case when o.enabled is false then ${onOff.code('off')} else i.status end as status
    from dict_item i left join org_dict o on o.dic_id = i.dic_id and o.org_id = ${orgId}
    where i.built_in and (
      i.dt_id in (select dt_id from dict_item where built_in and version > 1)
      or i.dt_id in (select c.dt_id from org_dict d join dict_item c using (dic_id) where d.org_id = ${orgId}))
    union all
    select code, 'certType', name, null, name, sort, status from base_cert_type
    where built_in and exists (select from base_cert_type where built_in and version > 1)
    order by dt_id, sort, code`.execute(db);
  return rows;
}
type Changed = Pick<
  RowOf<'dictItem'>,
  'code' | 'dtId' | 'label' | 'name' | 'sort' | 'status' | 'tone'
>;

/** Files, messages and logs of this process say the words as they were changed. */
export async function followLists({
  pool,
  events,
}: Pick<AppParts, 'pool' | 'events'>): Promise<void> {
  const read = async () => {
    const changes = new Map<string, DictChange[]>();
    for (const { dtId, code, name, label, tone, sort, status } of await changedItems(
      kyselyOfPool(pool),
    ))
      changes.set(dtId, [
        ...(changes.get(dtId) ?? []),
        { code, label: label ?? name, tone: toneOf(tone), sort, off: status !== onOff.code('on') },
      ]);
    changeLists(changes);
  };
  const again = () => void read().catch(() => undefined);
  events.on(DICT_TOPIC, again, again);
  await read();
}

/** A colour as the table has it: one of the list, or none. */
const toneOf = (tone: string | null): Tone | null => (dictTone.has(tone) ? (tone as Tone) : null);
