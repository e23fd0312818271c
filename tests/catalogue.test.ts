import { readFileSync } from 'node:fs';
import { allCalls, catalogueCalls, defaultRights, pendingCalls } from '@tqc/contract/catalogue';
import { pathNames } from '@tqc/contract/kit';
import { permissionCodes } from '@tqc/contract/permission';
import { allScreens } from '@tqc/contract/screens';
import { expect, test } from 'vitest';
import { readTables, staleFiles, staleMessage } from '../scripts/catalogue.mjs';

const tables = readTables();
const text = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const listed = new Map(tables.calls.map((row) => [row['id'], row]));
/** Names of path parameters may differ from the catalogue's; their places may not. */
const places = (path: string) => path.replaceAll(/\{\w+\}/g, '{}');

test('生成的目录是新的', async () => {
  expect(await staleFiles()).toEqual([]);
});

test('表里改了一个名称、少了一个画面、多了一个代码，检查就指出哪些文件要重新生成、用哪条命令', async () => {
  const [first, ...calls] = tables.calls;
  const changed = {
    calls: [{ ...first, title: '另一个名称' }, ...calls],
    screens: tables.screens.slice(1),
    dictionaries: [...tables.dictionaries, { dict: 'sex', value: '9', label_zh: '未说明' }],
  };
  const stale = await staleFiles(changed);
  expect(stale).toEqual([
    'packages/contract/src/generated/calls/account.ts',
    'packages/contract/src/generated/screens.ts',
    'packages/contract/src/generated/screenCalls.ts',
    'packages/domain/src/dictionaries/generated.ts',
  ]);
  expect(staleMessage(stale)).toContain('请运行 npm run catalogue');
});

test('目录里没有了的领域，留下的文件也会被指出', async () => {
  const calls = tables.calls.filter(({ area }) => area !== 'intake');
  expect(await staleFiles({ ...tables, calls })).toContain(
    'packages/contract/src/generated/calls/intake.ts',
  );
});

test('已建的接口都在目录里，方法、路径、权限、名称相同；待建的是其余的', () => {
  for (const call of allCalls) {
    const row = listed.get(call.id);
    expect({ ...row, path: places(row?.['path'] ?? '') }, call.id).toMatchObject({
      method: call.method,
      path: places(call.path),
      permission: call.permission,
      title: call.title,
    });
  }
  expect(new Set(allCalls.map(({ id }) => id)).size).toBe(allCalls.length);
  expect(allCalls.length + pendingCalls().length).toBe(tables.calls.length);
  console.log(`已建接口 ${allCalls.length} 个，待建 ${pendingCalls().length} 个`);
});

test('路径里的名称都是接口收的字段', () => {
  for (const { id, path, input } of allCalls)
    for (const name of pathNames(path))
      expect(Object.keys((input as unknown as { shape: object }).shape), id).toContain(name);
});

test('生成的目录一行不多一行不少：接口、画面、权限码', () => {
  expect(
    catalogueCalls
      .map(({ id, method, path, permission, title }) => [id, method, path, permission, title])
      .sort(),
  ).toEqual(
    tables.calls
      .map((row) => ['id', 'method', 'path', 'permission', 'title'].map((name) => row[name]))
      .sort(),
  );
  expect(allScreens.map(({ id }) => id)).toEqual(tables.screens.map((row) => row['id']));
  const asked = [...tables.calls, ...tables.screens].map((row) => row['permission'] ?? '');
  const known = new Set<string>([...permissionCodes, 'public', 'signedIn', 'channel', '']);
  expect(asked.filter((code) => !known.has(code))).toEqual([]);
});

test('每个接口都有自己的中文名称', () => {
  const titles = tables.calls.map((row) => row['title'] ?? '');
  expect(
    titles.filter((title) => !/^\p{Script=Han}(\p{Script=Han}|USBKey){1,24}$/u.test(title)),
  ).toEqual([]);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test('画面说到的接口都在目录里', () => {
  const unknown = tables.screens.flatMap((row) =>
    (row['main_calls'] ?? '').split(',').filter((id) => id.trim() && !listed.has(id.trim())),
  );
  expect(unknown).toEqual([]);
});

test('默认权限只给目录里有的码，审计权限不给业务角色', () => {
  const known = new Set<string>(permissionCodes);
  for (const type of [1, 2, 3, 4, 5, 6]) {
    expect([...defaultRights(type)].filter((code) => !known.has(code))).toEqual([]);
    expect(defaultRights(type).has('rms.audit.view')).toBe(false);
  }
  expect(defaultRights(1).has('register.registration.audit')).toBe(false);
  expect(defaultRights(5).has('register.provinceBatch.add')).toBe(false);
  expect(defaultRights(2).has('basic.baseOrg.annul')).toBe(false);
  expect(defaultRights(6).has('exemption.filing.audit')).toBe(false);
});

test('默认权限表里没有写错的码，一个码只写一次', () => {
  const known = new Set<string>(permissionCodes);
  const codes = [
    ...text('packages/contract/src/catalogue/policy.ts').matchAll(/\['([\w.]+)', '([\w ]+)', \[/g),
  ].flatMap(([, code = '', words = '']) => words.split(' ').map((word) => `${code}.${word}`));
  expect(codes.length).toBeGreaterThan(150);
  expect(codes.filter((code, index) => !known.has(code) || codes.indexOf(code) !== index)).toEqual(
    [],
  );
});
