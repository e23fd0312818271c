import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const SKIPPED = /^(node_modules|dist|storybook-static|test-results|generated|\.(?!storybook).*)$/;
const MADE = /\/(kit\/tables|dictionaries\/generated)\.ts$/;
/** Storybook shows these docstrings to the designers who choose components. */
const DESIGNERS_READ = /^packages\/(ui|charts)\/|^apps\/docs\/pages\/|\.stories\.tsx?$/;
/** A bare title is one line without the marks of a sentence. */
const TITLE = /^\/\*\* [^\s，。：；]{1,14} \*\/$/u;
/** An address in a string has no blank before its slashes. */
const COMMENT = /(?<=^|[\s{(])(\/\/.*|\/\*[^]*?\*\/)/gm;

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.test(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(tsx?|mjs)$/.test(path) && !MADE.test(path) ? [relative(root, path)] : [];
  });
}

function isChinese(line: string): boolean {
  const characters = line.match(/\p{Script=Han}/gu)?.length ?? 0;
  return characters > 5 && characters > 2 * (line.match(/[a-z]+/gi)?.length ?? 0);
}

/** The lines of comments in Chinese where English is the rule. */
function breaches(path: string, code: string): string[] {
  return [...code.matchAll(COMMENT)].flatMap(({ 0: comment, index }) => {
    if (comment.startsWith('/**') && (DESIGNERS_READ.test(path) || TITLE.test(comment))) return [];
    const first = code.slice(0, index).split('\n').length;
    return comment
      .split('\n')
      .flatMap((line, at) => (isChinese(line) ? [`${path}:${first + at} ${line.trim()}`] : []));
  });
}

test('注释用英文；给设计人员看的组件和故事的文档注释用中文', () => {
  const all = ['packages', 'apps', 'tests', 'scripts'].flatMap((folder) =>
    sources(join(root, folder)),
  );
  expect(all.length).toBeGreaterThan(1000);
  expect(all).toContain('apps/docs/.storybook/preview.tsx');
  expect(all.flatMap((path) => breaches(path, readFileSync(join(root, path), 'utf8')))).toEqual([]);
});

test('单独的名称和行业用语可以是中文，成句的不可以', () => {
  const server = (code: string) => breaches('apps/server/src/a.ts', code);
  const line = '// 宽或高为零时等下一次';
  const sentence = '/** 批次结束以后只能查看。 */';
  expect(server(`a();\n  ${line}\n`)).toEqual([`apps/server/src/a.ts:2 ${line}`]);
  expect(server(`/**\n * A batch.\n * 批次结束以后只能查看\n */`)).toHaveLength(1);
  expect(server(sentence)).toHaveLength(1);
  expect(server('/** 给申请人的留言 */')).toEqual([]);
  expect(server('// The panel 为什么不能操作 hears of the others.')).toEqual([]);
  expect(server(`const text = 'https://例子.中国/网报数据核验';`)).toEqual([]);
  const ui = (code: string) => breaches('packages/ui/src/a.tsx', code);
  expect(ui(sentence)).toEqual([]);
  expect(ui(line)).toHaveLength(1);
  expect(ui(`{${sentence.replace('/**', '/*')}}`)).toHaveLength(1);
});
