import { allCalls, plainResources, type PlainResource } from '@tqc/contract/catalogue';
import { factsOf, membersOf, type Call } from '@tqc/contract/kit';
import { onOff } from '@tqc/domain/dictionaries';
import { beforeAll, describe, expect, test } from 'vitest';
import { entered as enteredBy, takenSentence } from './walks/plainExamples';
import { whoMay } from './walks/whoMay';
import { snake } from './kit/store';
import { testOrgs, testServer, type TestOrg, type TestServer } from './testing/server';

let server: TestServer;
let clock = Date.parse('2024-06-18T02:00:00Z');
beforeAll(async () => {
  server = await testServer();
});

/** Every call a little later: one person makes no more than a hundred in ten seconds. */
async function call(org: TestOrg, one: Call, input: object, version?: number): Promise<Answer> {
  const caller = await server.as(org);
  server.setNow(new Date((clock += 150)));
  const answer = await caller(one, input as never, version === undefined ? {} : { version });
  return (answer ?? {}) as Answer;
}
type Row = Readonly<Record<string, unknown>>;
type Answer = Row & { readonly id?: string; readonly record?: readonly Row[] };

const PAGED = new Set(['pageNo', 'pageSize', 'sort', 'exactTotal']);
const taken = (resource: PlainResource, names: readonly string[]) => {
  const sentence = takenSentence(resource, names);
  return { code: 422, message: sentence, fields: { [names.at(-1) ?? '']: sentence } };
};

/** The table whose rows have this key. */
async function tableOf(key: string): Promise<string> {
  const { rows } = await server.pool.query<{ name: string }>(
    `select conrelid::regclass::text as name from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'p' and cardinality(conkey) = 1 and attname = $1`,
    [snake(key)],
  );
  expect(rows, key).toHaveLength(1);
  return rows[0]?.name ?? '';
}

test('有普通资源可走', () => {
  expect(plainResources().length).toBeGreaterThan(0);
});

describe.each(plainResources().map((one) => [one.id, one] as const))('%s', (id, resource) => {
  const { list, get, create, update, remove } = resource;
  const key = list.rowKey ?? '';
  const {
    with: [by = 'centre'],
    without: others,
  } = whoMay(create);
  const make = async (input: object) => String((await call(by, create, input)).id);
  const entered = () =>
    enteredBy(resource, async (other, input) => {
      const [whoElse = by] = whoMay(other.create).with;
      return String((await call(whoElse, other.create, input)).id);
    });
  const read = (at: string) => call(by, get, { [key]: at });
  const found = async (asked: object) =>
    ((await call(by, list, { pageSize: 200, ...asked })).record ?? []).map((row) => row[key]);

  test('写进去的读得出来；改一项，没有发的保持原样；删除后就没有了', async () => {
    const input = await entered();
    const other = await entered();
    const at = await make(input);
    const before = await read(at);
    expect(before).toMatchObject({ ...input, version: 1 });
    let version = 1;
    for (const name of Object.keys(input)) {
      await call(by, update, { [key]: at, [name]: other[name] }, version);
      version += 1;
      const rest = Object.keys(input).slice(Object.keys(input).indexOf(name) + 1);
      const after = await read(at);
      expect(after).toMatchObject({ [name]: other[name], version });
      for (const still of rest) expect(after[still], still).toEqual(input[still]);
      if (typeof after['updatedAt'] === 'string')
        expect(after['updatedAt'] > String(before['updatedAt'])).toBe(true);
    }
    await call(by, remove, { [key]: at }, version);
    await expect(read(at)).rejects.toMatchObject({ code: 403 });
  });

  test('每个查询条件都查得到它，查不到别的', async () => {
    const [one, two] = [await entered(), await entered()];
    const [first, second] = [await make(one), await make(two)];
    const row = await read(first);
    for (const name of Object.keys(membersOf(list.input)).filter((asked) => !PAGED.has(asked))) {
      const hits = await found({ [name]: row[name] });
      expect(hits, name).toContain(first);
      if (JSON.stringify(one[name]) !== JSON.stringify(two[name]))
        expect(hits, name).not.toContain(second);
    }
  });

  test('每种排序正着反着都对；不说排序时也有固定的先后', async () => {
    await make(await entered());
    await make(await entered());
    const sort = membersOf(list.input)['sort'];
    const names = Object.keys(membersOf(get.output));
    const offered = names.filter((name) => sort?.safeParse(`${name}.asc`).success);
    for (const name of offered) {
      const record = (way: string) =>
        call(by, list, { pageSize: 200, sort: `${name}.${way}` }).then(({ record: rows = [] }) =>
          rows.map((row) => row[name]),
        );
      expect(await record('desc'), name).toEqual((await record('asc')).toReversed());
    }
    expect(await found({})).toEqual(await found({}));
  });

  test('不能重复的：新增、修改、同时新增，都在那一项上说明', async () => {
    // What the database refuses and the contract does not name would be an error of the server.
    const { rows } = await server.pool.query<{ names: string[] }>(
      `select array_agg(attname::text order by at) as names from pg_constraint, unnest(conkey) with ordinality as held(attnum, at)
       join pg_attribute using (attnum) where attrelid = conrelid and contype = 'u' and conrelid = $1::regclass group by conname`,
      [await tableOf(key)],
    );
    const groups = (create.unique ?? []).map((names) => [names].flat());
    const sorted = (all: string[][]) => all.map((names) => names.join()).toSorted();
    expect(sorted(groups.map((names) => names.map(snake)))).toEqual(
      sorted(rows.map(({ names }) => names)),
    );
    for (const names of groups) {
      const valuesOf = (input: Row) => Object.fromEntries(names.map((name) => [name, input[name]]));
      const input = await entered();
      await make(input);
      const again = { ...(await entered()), ...valuesOf(input) };
      const refusal = taken(resource, names);
      await expect(call(by, create, again), names.join()).rejects.toMatchObject(refusal);
      const at = await make(await entered());
      await expect(
        call(by, update, { [key]: at, ...valuesOf(input) }, 1),
        names.join(),
      ).rejects.toMatchObject(refusal);
      const same = valuesOf(await entered());
      const others = [await entered(), await entered()];
      const both = await Promise.allSettled(
        others.map((other) => call(by, create, { ...other, ...same })),
      );
      expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: refusal });
    }
  });

  if (Object.keys(create.references ?? {}).length > 0)
    test('引用的要有：没有的在那一项上说明；被引用的不能删除', async () => {
      for (const [name, to] of Object.entries(create.references ?? {})) {
        const schema = membersOf(create.input)[name];
        const label = (schema && factsOf(schema)?.label) ?? name;
        const sentence = `${label}不存在或已删除，请重新选择`;
        await expect(
          call(by, create, { ...(await entered()), [name]: '987654321' }),
        ).rejects.toMatchObject({ code: 422, fields: { [name]: sentence } });
        const other = plainResources().find((one) => one.id === to);
        if (!other) throw new Error(`${name} names no plain resource`);
        const input = await entered();
        const named = to === id ? await make(input) : String(input[name]);
        await make(to === id ? { ...(await entered()), [name]: named } : input);
        const [whoElse = by] = whoMay(other.remove).with;
        await expect(
          call(whoElse, other.remove, { [other.list.rowKey ?? '']: named }, 1),
        ).rejects.toMatchObject({
          code: 422,
          message: '已被其他数据使用，不能删除；不再使用的请停用',
        });
      }
    });

  test('别人先改了的，修改和删除都说明要刷新', async () => {
    const at = await make(await entered());
    await call(by, update, { [key]: at, ...(await entered()) }, 1);
    const stale = { code: 409, message: '数据已被他人修改，请刷新后再操作' };
    const changed = { [key]: at, ...(await entered()) };
    await expect(call(by, update, changed, 1)).rejects.toMatchObject(stale);
    await expect(call(by, remove, { [key]: at }, 1)).rejects.toMatchObject(stale);
  });

  const choices = allCalls.find((one) => one.id === `${id}.queryKV`);
  if (choices)
    test('停用的不能再选，启用后又能选', async () => {
      const at = await make({ ...(await entered()), status: onOff.code('on') });
      const isChoice = async () =>
        (await call(by, choices, {})).record?.some((row) => row[key] === at);
      expect(await isChoice()).toBe(true);
      await call(by, update, { [key]: at, status: onOff.code('off') }, 1);
      expect(await isChoice()).toBe(false);
      await call(by, update, { [key]: at, status: onOff.code('on') }, 2);
      expect(await isChoice()).toBe(true);
    });

  const every = allCalls.find((one) => one.id === `${id}.getData`);
  if (every)
    test('全部读得出来，停用的也在', async () => {
      const at = await make({ ...(await entered()), status: onOff.code('off') });
      const { record = [] } = await call(by, every, {});
      expect(record.find((row) => row[key] === at)).toEqual(await read(at));
    });

  test('没有权限的级别不能看、不能写，数据库也不让他们写', async () => {
    const table = await tableOf(key);
    for (const org of others) {
      await expect(call(org, create, await entered())).rejects.toMatchObject({ code: 403 });
      for (const act of ['insert', 'update', 'delete']) {
        const { rows: told } = await server.pool.query<{ may: boolean }>(
          'select has_table_privilege($1, $2, $3) as may',
          [`tqc_l${testOrgs[org].type}`, table, act],
        );
        expect(told, `${org} ${act}`).toEqual([{ may: false }]);
      }
    }
    for (const org of whoMay(list).without)
      await expect(call(org, list, {})).rejects.toMatchObject({ code: 403 });
  });
});
