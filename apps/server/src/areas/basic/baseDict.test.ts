import { baseDict, baseDictType } from '@tqc/contract/basic';
import { lookup } from '@tqc/contract/lookup';
import { orgBizType } from '@tqc/domain/dictionaries';
import { changeLists } from '@tqc/domain/kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../testing/server';
import { followLists, layDownLists } from '../../trade/dictionaries';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await layDownLists(server.app.pool);
});
afterAll(() => changeLists(new Map()));

const itemOf = async (dtId: string, code: string) => {
  const centre = await server.as('centre');
  const { record } = await centre(baseDict.list, { dtId, code });
  const [item] = record;
  if (!item) throw new Error(`${dtId} has no ${code}`);
  return item;
};

test('程序里的字典都在，再放一次也只有一份；名称取自用它的字段', async () => {
  const centre = await server.as('centre');
  const before = await centre(baseDictType.list, { pageSize: 200, builtIn: true });
  expect(before.total).toBeGreaterThan(50);
  expect(before.record.find(({ code }) => code === 'orgBizType')).toMatchObject({
    name: '业务类型',
    items: 3,
  });
  await layDownLists(server.app.pool);
  expect((await centre(baseDictType.list, { builtIn: true })).total).toBe(before.total);
});

test('改了显示标签和排序，选择项、后台的用语随即跟着变；编码和名称改不了', async () => {
  const centre = await server.as('centre');
  const item = await itemOf('orgBizType', '1');
  const { dicId, version } = item;
  await centre(baseDict.update, { dicId, label: '认定业务', sort: 90 }, { version });
  const county = await server.as('county');
  const { record } = await county(lookup.viewBaseDictByDictType, { dtId: 'orgBizType' });
  expect(record.at(-1)).toMatchObject({ code: '1', name: item.name, dictLabel: '认定业务' });
  const changed = await county(lookup.queryDictByDictTypeBasic, {});
  expect(new Set(changed.record.map(({ dtId }) => dtId))).toEqual(new Set(['orgBizType']));
  await followLists(server.app);
  expect(orgBizType.label(1)).toBe('认定业务');
  const refused = (change: object) =>
    centre(baseDict.update, { dicId, ...change }, { version: version + 1 });
  await expect(refused({ code: '9' })).rejects.toMatchObject({
    fields: { code: '内置条目的编码由程序使用，不能修改' },
  });
  await expect(refused({ name: '别的' })).rejects.toMatchObject({
    fields: { name: '内置条目的名称由程序确定；要换说法请改显示标签' },
  });
});

test('业务流转的状态不能停用，选项可以；停用的不再给人选', async () => {
  const centre = await server.as('centre');
  const state = await itemOf('certStatus', '1');
  expect(state.stoppable).toBe(false);
  await expect(
    centre(baseDict.update, { dicId: state.dicId, status: 0 }, { version: state.version }),
  ).rejects.toMatchObject({
    fields: { status: '这是业务流转的状态，不能停用；可以改显示标签和颜色' },
  });
  const choice = await itemOf('orgBizType', '2');
  expect(choice.stoppable).toBe(true);
  await centre(baseDict.update, { dicId: choice.dicId, status: 0 }, { version: choice.version });
  const { record } = await centre(lookup.viewBaseDictByDictType, { dtId: 'orgBizType' });
  expect(record.map(({ code }) => code)).not.toContain('2');
});

test('内置的字典不能增删；自建的字典有条目时不能删，没有了可以', async () => {
  const centre = await server.as('centre');
  await expect(
    centre(baseDict.create, { dtId: 'orgBizType', code: 'x', name: '别的', sort: 10 }),
  ).rejects.toMatchObject({ fields: { dtId: expect.stringContaining('不能增加') } });
  const own = await centre(baseDictType.create, { code: 'meetingKind', name: '会议类型' });
  const { id } = await centre(baseDict.create, {
    dtId: own.id,
    code: 'a',
    name: '部署会',
    sort: 10,
  });
  const asked = await centre(lookup.viewBaseDictByDictType, { dtId: 'meetingKind' });
  expect(asked.record.map(({ dictLabel }) => dictLabel)).toEqual(['部署会']);
  const remove = () => centre(baseDictType.remove, { dtId: own.id }, { version: 1 });
  await expect(remove()).rejects.toMatchObject({ code: 422 });
  await centre(baseDict.remove, { dicId: id }, { version: 1 });
  await remove();
  const type = await centre(baseDictType.get, { dtId: 'orgBizType' });
  await expect(
    centre(baseDictType.remove, { dtId: 'orgBizType' }, { version: type.version }),
  ).rejects.toMatchObject({ code: 422, message: '内置字典由程序使用，不能删除' });
});
