import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
/** Parts of Arco with a known fault, and what is taken instead. */
const FAULTS: Readonly<Record<string, RegExp>> = {
  Menu: /Sidebar.*MenuButton/,
  Dropdown: /MenuButton/,
  Tabs: /TabStrip/,
  Pagination: /DataTable/,
  Cascader: /RegionField/,
  TreeSelect: /TreeSelectField/,
  Table: /DataTable/,
  Badge: /MessageBell/,
  Tag: /StatusTag/,
  Message: /showToast/,
};

/** What the linter says about a file with these lines. */
function lint(lines: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'tqc-lint-'));
  writeFileSync(join(folder, 'raw.ts'), lines.join('\n'));
  const { stdout } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/oxlint/bin/oxlint'),
      '--quiet',
      '-c',
      join(root, '.oxlintrc.json'),
      join(folder, 'raw.ts'),
    ],
    { cwd: root, encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });
  return stdout;
}

test('Arco 有已知毛病的组件不能直接用，规则说出用什么代替', () => {
  const said = lint(
    Object.keys(FAULTS).map(
      (part) => `export { default as ${part} } from '@arco-design/web-react/es/${part}';`,
    ),
  );
  for (const [part, instead] of Object.entries(FAULTS))
    expect(
      said.split(/\n\s*\n/).find((block) => block.includes(`es/${part}' import is restricted`)),
      part,
    ).toMatch(instead);
});

test('没有毛病的可以直接用，整包不可以', () => {
  expect(
    lint([
      "export { default as Button } from '@arco-design/web-react/es/Button';",
      "import '@arco-design/web-react/es/Button/style/css.js';",
    ]),
  ).toContain('0 errors');
  expect(lint(["export { Button } from '@arco-design/web-react';"])).toContain('整包载入太大');
});

test('规则提到的组件都在', () => {
  const named = [
    ...readFileSync(join(root, '.oxlintrc.json'), 'utf8').matchAll(/@tqc\/ui\/(\w+)/g),
  ].map(([, name]) => name ?? '');
  expect(named.length).toBeGreaterThan(10);
  expect(
    named.filter((name) => !existsSync(join(root, 'packages/ui/src', name, 'index.ts'))),
  ).toEqual([]);
});
