import * as lists from '@tqc/domain/dictionaries';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { readTables } from '../../scripts/catalogue.mjs';
import { expectOnly } from './kit/pending';
import { productFiles, sourceOf } from './kit/sources';
import { pendingDictionaries } from './pending/dictionaries';

const FOLDER = 'packages/domain/src/dictionaries/';
const named = new Set(readTables().dictionaries.map((row) => row['dict'] ?? ''));
const nameOf = new Map(
  Object.entries(lists).flatMap(([key, list]) =>
    typeof list === 'object' && 'name' in list ? [[key, list.name]] : [],
  ),
);

/** The code lists a file reads: the values it imports, types aside. */
function listsRead(path: string): readonly string[] {
  const { statements } = sourceOf(path);
  return statements.filter(ts.isImportDeclaration).flatMap((one) => {
    const { moduleSpecifier, importClause } = one;
    const from = moduleSpecifier.getText();
    const ours = /^'(@tqc\/domain|\.\.?(\/\.\.)*)\/dictionaries(\/\w+)?'$/.test(from);
    const bindings = importClause?.namedBindings;
    if (!ours || !bindings || !ts.isNamedImports(bindings)) return [];
    if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
    return bindings.elements
      .filter(({ isTypeOnly }) => !isTypeOnly)
      .flatMap(({ propertyName, name }) => nameOf.get((propertyName ?? name).text) ?? []);
  });
}

test('每个代码表都有代码在读；还没有的说明在等哪个领域', () => {
  const read = new Set(productFiles.filter((path) => !path.startsWith(FOLDER)).flatMap(listsRead));
  expect(read.size).toBeGreaterThan(40);
  expectOnly(
    '没有代码读的代码表',
    [...named].filter((name) => !read.has(name)),
    pendingDictionaries,
  );
});
