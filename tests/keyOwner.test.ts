import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const FOLDERS = ['packages/ui/src', 'apps/admin/src'];
/** The place that answers, and what presses keys instead of hearing them. */
const OTHERS = /\/foundation\/keyOwner\.ts$|\.(test|test-d|stories)\.tsx?$|\/kit\/story\//;
const KEYS = new Set(['Escape', 'Esc', 'Enter', 'NumpadEnter']);
const CODES = new Set(['13', '27']);
const ASKS = new Set(['isKeyTaken', 'isPlainEnter', 'isSubmitKey']);

/** Where Escape or Enter is heard without asking whether somebody else owns the keyboard. */
function breaches(path: string, code: string): string[] {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (hears(node) && !asks(around(node)))
      found.push(`${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...new Set(found)];
}

/** A comparison, a case or an entry of a table by key; not what is only shown or pressed. */
function hears(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isPropertyAssignment(node)) return KEYS.has(node.name.getText().replaceAll(/['"]/g, ''));
  if (ts.isNumericLiteral(node))
    return CODES.has(node.text) && /\b(keyCode|which)\b/.test(parent.getText());
  if (!ts.isStringLiteralLike(node) || !KEYS.has(node.text)) return false;
  return (
    ts.isBinaryExpression(parent) || ts.isCaseClause(parent) || ts.isArrayLiteralExpression(parent)
  );
}

/** The function it stands in; a table outside of functions, the whole file. */
function around(node: ts.Node): ts.Node {
  let at: ts.Node = node;
  while (!ts.isFunctionLike(at) && !ts.isSourceFile(at)) at = at.parent;
  return at;
}

function asks(node: ts.Node): boolean {
  if (ts.isCallExpression(node) && ASKS.has(node.expression.getText())) return true;
  return ts.forEachChild(node, asks) ?? false;
}

test('凡是听 Esc 或回车的，都先问键是不是归别处（isKeyTaken）', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => `${folder}/${path}`)
      .filter((path) => !OTHERS.test(path)),
  );
  const all = files.map((path) => ({ path, code: readFileSync(join(root, path), 'utf8') }));
  expect(all.filter(({ code }) => /\bisKeyTaken\(/.test(code)).length).toBeGreaterThan(15);
  expect(all.flatMap(({ path, code }) => breaches(path, code))).toEqual([]);
});

test('按组字自己判断、按键码、用表查、写在别的函数里问，都算没有问', () => {
  const bad = [
    `const f = (event) => event.key === 'Escape' && close();`,
    `function f({ key, isComposing }) { if (isComposing) return; if (key !== 'Enter') go(); }`,
    `function f(e) { switch (e.key) { case 'Enter': go(); } }`,
    `function f(e) { if (e.keyCode === 27) close(); }`,
    `function f(e) { ({ Escape: close, ArrowDown: next })[e.key]?.(); }`,
    `function f(e) { if (['Enter', ' '].includes(e.key)) go(); }`,
    `function g(e) { isKeyTaken(e); } function f(e) { if (e.code === 'NumpadEnter') go(); }`,
  ];
  for (const code of bad) expect(breaches('a.tsx', code), code).toHaveLength(1);
  const good = [
    `const f = (event) => event.key === 'Escape' && !isKeyTaken(event) && close();`,
    `const f = (event) => isPlainEnter(event) && go();`,
    `const shown = <ToolButton keys="Esc" />;`,
    `const help = [{ key: 'escape', shown: 'Esc', label: '离开输入框' }];`,
  ];
  for (const code of good) expect(breaches('a.tsx', code), code).toEqual([]);
});
