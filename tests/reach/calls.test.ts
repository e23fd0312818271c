import { allCalls } from '@tqc/contract/catalogue';
import { expect, test } from 'vitest';
import { readTables } from '../../scripts/catalogue.mjs';
import { callsMadeIn } from './kit/callUses';
import { expectOnly } from './kit/pending';
import { ownFilesOf, screenFiles, screensOf } from './kit/screenFiles';
import { productFiles } from './kit/sources';
import { pendingCalls } from './pending/calls';

/** Where calls are made: pages, walls, what both use to sign in, and commands. */
const makers = productFiles.filter((path) =>
  /^(apps\/(admin|bigscreen)\/src|packages\/client\/src|apps\/server\/src\/console)\//.test(path),
);
/** Commands: they belong to no screen. */
const COMMAND = /^(apps\/server\/src\/console|packages\/client\/src\/channel\.ts$)/;
/** The desk reads only the right of a call from the table of decisions. */
const HANDED_ON = ['apps/admin/src/areas/register/desk/deskSteps.ts'];

const named = new Map(
  readTables().screens.map((row) => [row['id'] ?? '', (row['main_calls'] ?? '').split(',')]),
);

test('每个接口至少有一个页面、对话框、大屏或命令在用；没有的都说明在等什么', () => {
  const made = new Set(
    makers.flatMap((path) => callsMadeIn(path).flatMap(({ id, whole }) => (whole ? [] : [id]))),
  );
  expect(made.size).toBeGreaterThan(80);
  expectOnly(
    '没有页面用的接口',
    allCalls.map(({ id }) => id).filter((id) => !made.has(id)),
    pendingCalls,
  );
});

test('整组传出去的接口看不出用了哪一个：只有一处，它只看权限', () => {
  expect(makers.filter((path) => callsMadeIn(path).some(({ whole }) => whole))).toEqual(HANDED_ON);
});

test('页面用到的接口都写在 screens.tsv 自己的行里', () => {
  expect(screenFiles.size).toBeGreaterThan(20);
  const unnamed = [...screenFiles.keys()].flatMap((screen) =>
    ownFilesOf(screen)
      .flatMap(callsMadeIn)
      .filter(({ id, whole }) => !whole && !named.get(screen)?.includes(id))
      .map(({ id }) => `${screen} ${id}`),
  );
  expect([...new Set(unnamed)]).toEqual([]);
});

test('框架、登录、大屏用到的接口也写在它们的行里，没有一个文件不属于任何画面', () => {
  const outside = makers
    .filter((path) => !COMMAND.test(path))
    .flatMap((path) => {
      const screens = screensOf(path);
      return callsMadeIn(path)
        .filter(({ id }) => !screens.some((screen) => named.get(screen)?.includes(id)))
        .map(({ id, whole }) => (whole ? '' : `${path} ${id}`));
    })
    .filter(Boolean);
  expect(outside).toEqual([]);
});
