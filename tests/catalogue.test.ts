import { readFileSync } from 'node:fs';
import { allCalls, defaultRights, pendingCalls } from '@tqc/contract/catalogue';
import { pathNames } from '@tqc/contract/kit';
import { permissionCodes } from '@tqc/contract/permission';
import { allScreens } from '@tqc/contract/screens';
import { expect, test } from 'vitest';

function table(name: string): Record<string, string>[] {
  const [head = '', ...lines] = readFileSync(
    new URL(`../docs/spec/${name}.tsv`, import.meta.url),
    'utf8',
  )
    .trimEnd()
    .split('\n');
  const names = head.split('\t');
  return lines.map((line) =>
    Object.fromEntries(line.split('\t').map((cell, at) => [names[at] ?? '', cell])),
  );
}

const calls = table('calls');
const built = new Map(allCalls.map((call) => [call.id, call]));
/** Names of path parameters may differ from the catalogue's; their places may not. */
const places = (path: string) => path.replaceAll(/\{\w+\}/g, '{}');

test('目录里的每个接口要么已建，要么在待建清单里，不会两边都在', () => {
  expect([...built.keys(), ...Object.keys(pendingCalls)].sort()).toEqual(
    calls.map((row) => row['id']).sort(),
  );
  console.log(`已建接口 ${built.size} 个，待建 ${Object.keys(pendingCalls).length} 个`);
});

test.each(calls.filter((row) => built.has(row['id'] ?? '')))(
  '$id 的方法、路径、权限与目录一致',
  (row) => {
    const call = built.get(row['id'] ?? '');
    expect({
      method: call?.method,
      path: places(call?.path ?? ''),
      permission: call?.permission,
    }).toEqual({
      method: row['method'],
      path: places(row['path'] ?? ''),
      permission: row['permission'],
    });
    for (const name of pathNames(call?.path ?? ''))
      expect(Object.keys((call as unknown as { input: { shape: object } }).input.shape)).toContain(
        name,
      );
  },
);

test('待建接口的权限与目录一致', () => {
  expect(pendingCalls).toEqual(
    Object.fromEntries(
      calls
        .filter((row) => !built.has(row['id'] ?? ''))
        .map((row) => [row['id'], row['permission']]),
    ),
  );
});

test('画面与目录一致', () => {
  const wanted = table('screens').map((row) => ({
    id: row['id'],
    route: row['route'] || undefined,
    title: row['title_zh'],
    order: row['menu_order'] ? Number(row['menu_order']) : undefined,
    kind: row['kind'],
    permission: row['permission'],
  }));
  expect(
    allScreens.map(({ id, route, title, order, kind, permission }) => ({
      id,
      route,
      title,
      order,
      kind,
      permission,
    })),
  ).toEqual(wanted);
});

test('权限码与目录一致', () => {
  const marks = new Set(['public', 'signedIn', 'channel', '']);
  const wanted = new Set(
    [...calls, ...table('screens')]
      .map((row) => row['permission'] ?? '')
      .filter((code) => !marks.has(code)),
  );
  for (const row of table('dictionaries'))
    if (row['dict'] === 'monitorButton' || row['dict'] === 'levelOneButton')
      wanted.add(row['value'] ?? '');
  expect([...permissionCodes].sort()).toEqual([...wanted].sort());
});

test('默认权限只给目录里有的码，审计权限不给业务角色', () => {
  const known = new Set<string>(permissionCodes);
  for (const type of [1, 2, 3, 4, 5, 6]) {
    expect([...defaultRights(type)].filter((code) => !known.has(code))).toEqual([]);
    expect(defaultRights(type).has('rms.audit.view')).toBe(false);
  }
  expect(defaultRights(1).has('register.registration.audit')).toBe(false);
  expect(defaultRights(5).has('register.provinceBatch.add')).toBe(false);
});
