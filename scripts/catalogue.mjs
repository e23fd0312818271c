import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format } from 'oxfmt';
import { renderCalls } from './catalogue/calls.mjs';
import { renderDictionaries } from './catalogue/dictionaries.mjs';
import { renderPermissions } from './catalogue/permissions.mjs';
import { renderScreenCalls, renderScreens } from './catalogue/screens.mjs';
import { readTable } from './catalogue/table.mjs';
import { root } from './steps.mjs';

/** Where what is generated stands; nothing else stands there. */
const CONTRACT = 'packages/contract/src/generated';
const DICTIONARIES = 'packages/domain/src/dictionaries/generated.ts';

/** The tables the code is made from. */
export function readTables(folder = join(root, 'docs/spec')) {
  return {
    calls: readTable(join(folder, 'calls.tsv')),
    screens: readTable(join(folder, 'screens.tsv')),
    dictionaries: readTable(join(folder, 'dictionaries.tsv')),
  };
}

/** Every generated file, by its path in the repository. */
export async function renderCatalogue({ calls, screens, dictionaries }) {
  const texts = {
    ...renderCalls(calls, `${CONTRACT}/calls`),
    [`${CONTRACT}/screens.ts`]: renderScreens(screens),
    [`${CONTRACT}/screenCalls.ts`]: renderScreenCalls(screens),
    [`${CONTRACT}/permissionCodes.ts`]: renderPermissions({ calls, screens, dictionaries }),
    [DICTIONARIES]: renderDictionaries(dictionaries),
  };
  const { printWidth, singleQuote } = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8'));
  const formatted = {};
  for (const [path, text] of Object.entries(texts))
    formatted[path] = (await format(path, text, { printWidth, singleQuote })).code;
  return formatted;
}

/**
 * Paths of generated files that differ from their tables, are missing, or have no table any more.
 */
export async function staleFiles(tables = readTables()) {
  const wanted = await renderCatalogue(tables);
  const there = (path) =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;
  const differ = Object.keys(wanted).filter((path) => there(path) !== wanted[path]);
  return [...differ, ...left(wanted)];
}

function left(wanted) {
  if (!existsSync(join(root, CONTRACT))) return [];
  return readdirSync(join(root, CONTRACT), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !(path in wanted));
}

/** What a check says of files that differ from their tables. */
export function staleMessage(paths) {
  return `生成的目录与 docs/spec 的表不一致，请运行 npm run catalogue 重新生成：\n${paths.join('\n')}`;
}

async function write() {
  const wanted = await renderCatalogue(readTables());
  for (const path of left(wanted)) rmSync(join(root, path));
  for (const [path, text] of Object.entries(wanted)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  console.log(`已由 docs/spec 生成 ${Object.keys(wanted).length} 个文件`);
}

async function check() {
  const stale = await staleFiles();
  if (stale.length === 0) return;
  console.error(staleMessage(stale));
  process.exitCode = 1;
}

if (process.argv[1] === import.meta.filename)
  await (process.argv.includes('--check') ? check() : write());
