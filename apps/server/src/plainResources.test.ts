import { allCalls, plainResources, type PlainResource } from '@tqc/contract/catalogue';
import { factsOf, membersOf, type Call } from '@tqc/contract/kit';
import { onOff } from '@tqc/domain/dictionaries';
import { beforeAll, describe, expect, test } from 'vitest';
import { entered } from './walks/plainExamples';
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
const taken = (resource: PlainResource, name: string) => {
  const schema = membersOf(resource.create.input)[name];
  const sentence = `${(schema && factsOf(schema)?.label) ?? name}已存在`;
  return { code: 422, message: sentence, fields: { [name]: sentence } };
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
  const read = (at: string) => call(by, get, { [key]: at });
  const found = async (asked: object) =>
    ((await call(by, list, { pageSize: 200, ...asked })).record ?? []).map((row) => row[key]);

  test('写进去的读得出来；改一项，没有发的保持原样；删除后就没有了', async () => {
    const input = entered(resource);
    const other = entered(resource);
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
    const [one, two] = [entered(resource), entered(resource)];
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
    await make(entered(resource));
    await make(entered(resource));
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
    const { rows } = await server.pool.query<{ name: string }>(
      `select attname as name from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
       where contype = 'u' and conrelid = $1::regclass order by 1`,
      [await tableOf(key)],
    );
    expect((create.unique ?? []).map(snake).toSorted()).toEqual(rows.map(({ name }) => name));
    for (const name of create.unique ?? []) {
      const input = entered(resource);
      await make(input);
      const again = { ...entered(resource), [name]: input[name] };
      await expect(call(by, create, again), name).rejects.toMatchObject(taken(resource, name));
      const at = await make(entered(resource));
      await expect(
        call(by, update, { [key]: at, [name]: input[name] }, 1),
        name,
      ).rejects.toMatchObject(taken(resource, name));
      const same = entered(resource)[name];
      const both = await Promise.allSettled(
        [1, 2].map(() => call(by, create, { ...entered(resource), [name]: same })),
      );
      expect(both.map(({ status }) => status).toSorted(), name).toEqual(['fulfilled', 'rejected']);
      expect(
        both.find(({ status }) => status === 'rejected'),
        name,
      ).toMatchObject({
        reason: taken(resource, name),
      });
    }
  });

  test('别人先改了的，修改和删除都说明要刷新', async () => {
    const at = await make(entered(resource));
    await call(by, update, { [key]: at, ...entered(resource) }, 1);
    const stale = { code: 409, message: '数据已被他人修改，请刷新后再操作' };
    const changed = { [key]: at, ...entered(resource) };
    await expect(call(by, update, changed, 1)).rejects.toMatchObject(stale);
    await expect(call(by, remove, { [key]: at }, 1)).rejects.toMatchObject(stale);
  });

  const choices = allCalls.find((one) => one.id === `${id}.queryKV`);
  if (choices)
    test('停用的不能再选，启用后又能选', async () => {
      const at = await make({ ...entered(resource), status: onOff.code('on') });
      const isChoice = async () =>
        (await call(by, choices, {})).record?.some((row) => row[key] === at);
      expect(await isChoice()).toBe(true);
      await call(by, update, { [key]: at, status: onOff.code('off') }, 1);
      expect(await isChoice()).toBe(false);
      await call(by, update, { [key]: at, status: onOff.code('on') }, 2);
      expect(await isChoice()).toBe(true);
    });

  test('没有权限的级别不能看、不能写，数据库也不让他们写', async () => {
    const table = await tableOf(key);
    for (const org of others) {
      await expect(call(org, create, entered(resource))).rejects.toMatchObject({ code: 403 });
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
