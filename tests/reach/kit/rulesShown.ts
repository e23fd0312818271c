import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { nodesOf, root } from './sources';

const ID = /[a-z]+-\d{2}/g;
/** A comment before a test or a story that is played: `// Rules: tabs-09, tabs-10`. */
const COMMENT = /^\/\/ Rules: ([a-z\d, -]+?),?(?:\n\/\/ ([a-z\d, -]+))?$/m;
/** Or the end of the title of a test: 关闭当前页回到前一页（tabs-09、tabs-10）. */
const TITLE = /（[a-z]+-\d{2}(?:[、，, ]+[a-z]+-\d{2})*）/;
const TESTS = /\.(test|spec|stories)\.tsx?$|\/walk[A-Z]\w+\.ts$/;
const RUNS = /^(test|it)(\.each\b|\.for\b|$)/;

/** Which rows of rules.tsv a file names, and the places where a row is named and nothing runs. */
export interface Named {
  readonly path: string;
  readonly ids: readonly string[];
  readonly idle: readonly string[];
}

/** The rows that tests and played stories of the repository say they show. */
export function rulesShown(): readonly Named[] {
  return ['packages', 'apps', 'tests'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => TESTS.test(path) && !path.includes('node_modules'))
      .map((path) => named(`${folder}/${path}`)),
  );
}

function named(path: string): Named {
  const text = readFileSync(join(root, path), 'utf8');
  if (!text.includes('// Rules: ') && !TITLE.test(text)) return { path, ids: [], idle: [] };
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: { ids: readonly string[]; runs: boolean }[] = [];
  for (const node of nodesOf(source)) {
    const ids = [...ownComment(node, text), ...ownTitle(node)];
    if (ids.length > 0) found.push({ ids, runs: runs(node) });
  }
  const idsWhere = (wanted: boolean) =>
    found.filter(({ runs: is }) => is === wanted).flatMap(({ ids }) => ids);
  const lost = [...text.matchAll(/^\s*\/\/ Rules: /gm)].length > found.length;
  return { path, ids: idsWhere(true), idle: [...idsWhere(false), ...(lost ? [path] : [])] };
}

function ownComment(node: ts.Node, text: string): readonly string[] {
  if (!ts.isStatement(node)) return [];
  const before = text.slice(node.getFullStart(), node.getStart());
  const [, first = '', more = ''] = COMMENT.exec(before.replaceAll(/^\s+/gm, '')) ?? [];
  return `${first},${more}`.match(ID) ?? [];
}

function ownTitle(node: ts.Node): readonly string[] {
  if (!ts.isExpressionStatement(node) || !ts.isCallExpression(node.expression)) return [];
  const [title] = node.expression.arguments;
  const words = title && ts.isStringLiteralLike(title) ? title.text : '';
  return TITLE.exec(words)?.[0].match(ID) ?? [];
}

/** A test that is not skipped, or a story that does something when it is shown. */
function runs(node: ts.Node): boolean {
  if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) {
    const { expression } = node.expression;
    const called = ts.isCallExpression(expression) ? expression.expression : expression;
    return RUNS.test(called.getText());
  }
  return ts.isVariableStatement(node) && /^export .*\bplay\b/s.test(node.getText());
}
