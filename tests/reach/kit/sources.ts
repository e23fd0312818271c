import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

/** The repository. */
export const root = resolve(import.meta.dirname, '../../..');

/** Where the product begins: what no import leads to from here does not run. */
const BEGINNINGS = [
  'apps/admin/src/main.tsx',
  'apps/bigscreen/src/main.tsx',
  'apps/server/src/main.ts',
  ...inside('apps/server/src/console').filter((path) => !path.endsWith('.test.ts')),
];

/** The sources of the product as the compiler reads them; packages of others stay closed. */
export const program = ts.createProgram({
  rootNames: [...BEGINNINGS, ...inside('apps/admin/src/areas', /^\w+\/index\.ts$/)].map((path) =>
    join(root, path),
  ),
  options: {
    noLib: true,
    types: [],
    jsx: ts.JsxEmit.Preserve,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  },
  host: ownFilesOnly(),
});

/** Knows which name means what. */
export const checker = program.getTypeChecker();

/** One file of the product. */
export function sourceOf(path: string): ts.SourceFile {
  const source = program.getSourceFile(join(root, path));
  if (!source) throw new Error(`no source ${path}`);
  return source;
}

/** The files of the product that can run, by their paths in the repository. */
export const productFiles: readonly string[] = program
  .getSourceFiles()
  .map(({ fileName }) => relative(root, fileName))
  .sort();

/** The files a file leads to by imports that run (types do not), itself among them. */
export function reachedFrom(path: string): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (one: string) => {
    if (found.has(one)) return;
    found.add(one);
    for (const next of importsOf(one)) visit(next);
  };
  visit(path);
  return found;
}

/** Every node below a node, itself first. */
export function nodesOf(node: ts.Node): readonly ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (one: ts.Node) => {
    found.push(one);
    ts.forEachChild(one, visit);
  };
  visit(node);
  return found;
}

const known = new Map<string, readonly string[]>();

function importsOf(path: string): readonly string[] {
  const before = known.get(path);
  if (before) return before;
  const found: string[] = [];
  const take = (specifier: ts.Node | undefined) => {
    if (!specifier || !ts.isStringLiteral(specifier)) return;
    const target = fileOf(specifier.text, join(root, path));
    if (target) found.push(relative(root, target));
  };
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) && !onlyTypes(node)) take(node.moduleSpecifier);
    if (ts.isExportDeclaration(node) && !node.isTypeOnly) take(node.moduleSpecifier);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      take(node.arguments[0]);
    ts.forEachChild(node, visit);
  };
  visit(sourceOf(path));
  known.set(path, found);
  return found;
}

function onlyTypes({ importClause }: ts.ImportDeclaration): boolean {
  if (!importClause) return false;
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const { namedBindings, name } = importClause;
  return (
    !name &&
    namedBindings !== undefined &&
    ts.isNamedImports(namedBindings) &&
    namedBindings.elements.every(({ isTypeOnly }) => isTypeOnly)
  );
}

/** Only what is ours is resolved: `./beside`, `@tqc/package/part`. */
function fileOf(specifier: string, from: string): string | undefined {
  const ours = /^@tqc\/([\w-]+)(?:\/(.+))?$/.exec(specifier);
  const base = ours
    ? join(root, 'packages', ours[1] ?? '', 'src', ours[2] ?? 'index')
    : specifier.startsWith('.')
      ? resolve(dirname(from), specifier)
      : undefined;
  if (base === undefined) return undefined;
  return [base, `${base}.ts`, `${base}.tsx`, join(base, 'index.ts')].find(
    (path) => /\.tsx?$/.test(path) && existsSync(path) && statSync(path).isFile(),
  );
}

function ownFilesOnly(): ts.CompilerHost {
  const host = ts.createCompilerHost({});
  return {
    ...host,
    getSourceFile: (name, options) =>
      existsSync(name)
        ? ts.createSourceFile(name, readFileSync(name, 'utf8'), options, true)
        : undefined,
    resolveModuleNameLiterals: (literals, from) =>
      literals.map(({ text }) => {
        const resolvedFileName = fileOf(text, from);
        if (resolvedFileName === undefined) return { resolvedModule: undefined };
        const extension = resolvedFileName.endsWith('x') ? ts.Extension.Tsx : ts.Extension.Ts;
        return { resolvedModule: { resolvedFileName, extension } };
      }),
  };
}

function inside(folder: string, names = /^[\w.]+\.tsx?$/): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => names.test(path))
    .map((path) => `${folder}/${path}`);
}
