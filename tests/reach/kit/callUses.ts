import { allCalls } from '@tqc/contract/catalogue';
import ts from 'typescript';
import * as areas from '../../../packages/contract/src/catalogue/areas';
import { checker, nodesOf, sourceOf } from './sources';

/** A call that a file makes. */
export interface CallUse {
  readonly id: string;
  /** A group was handed on as it is: whoever takes it may make any call of it. */
  readonly whole: boolean;
}

type Values = Readonly<Record<string, unknown>>;

/** Every exported value of the contract, by module and name. */
const modules = new Map<string, Values>(Object.entries(areas));
const ids = new Map<unknown, string>(allCalls.map((call) => [call, call.id]));

/** The calls a file makes: where a value of the contract is used, not where its letters stand. */
export function callsMadeIn(path: string): readonly CallUse[] {
  const before = seen.get(path);
  if (before) return before;
  const found = callsMadeBy(nodesOf(sourceOf(path)));
  seen.set(path, found);
  return found;
}

/** The calls that some nodes of a file make. */
export function callsMadeBy(nodes: readonly ts.Node[]): readonly CallUse[] {
  const names = new Map<ts.SourceFile, ReadonlySet<string>>();
  const isImported = (node: ts.Identifier) => {
    const file = node.getSourceFile();
    const known = names.get(file) ?? importedIn(file);
    names.set(file, known);
    return known.has(node.text);
  };
  return nodes.flatMap((node) => {
    if (!ts.isIdentifier(node) || !isImported(node) || !isUse(node)) return [];
    const value = importedValue(node);
    return value === undefined ? [] : usesOf(node, value);
  });
}

const seen = new Map<string, readonly CallUse[]>();

/** Names that a file imports: the compiler is asked about no others. */
const importedIn = (file: ts.SourceFile): ReadonlySet<string> =>
  new Set(
    file.statements.flatMap((one) =>
      ts.isImportDeclaration(one)
        ? nodesOf(one).flatMap((node) => (ts.isImportSpecifier(node) ? [node.name.text] : []))
        : [],
    ),
  );

/** What an imported name of the contract stands for. */
function importedValue(node: ts.Identifier): unknown {
  const declared = checker.getSymbolAtLocation(node)?.declarations?.[0];
  if (!declared || !ts.isImportSpecifier(declared)) return undefined;
  const { moduleSpecifier } = declared.parent.parent.parent;
  const [, module = ''] = /^@tqc\/contract\/(\w+)$/.exec(moduleText(moduleSpecifier)) ?? [];
  return modules.get(module)?.[(declared.propertyName ?? declared.name).text];
}

const moduleText = (node: ts.Expression) => (ts.isStringLiteral(node) ? node.text : '');

/** Types and the import itself use nothing. */
function isUse(node: ts.Identifier): boolean {
  if (ts.isImportSpecifier(node.parent) || ts.isExportSpecifier(node.parent)) return false;
  for (let up: ts.Node = node; up; up = up.parent) {
    if (ts.isTypeNode(up)) return false;
    if (ts.isStatement(up)) return true;
  }
  return true;
}

function usesOf(node: ts.Expression, value: unknown): CallUse[] {
  const id = ids.get(value);
  if (id !== undefined) return [{ id, whole: false }];
  if (typeof value !== 'object' || value === null) return [];
  // A group is a plain object of calls; anything else has no names that lead to one.
  const members = value as Values;
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.expression === node)
    return usesOf(parent, members[parent.name.text]);
  if (
    ts.isVariableDeclaration(parent) &&
    parent.initializer === node &&
    ts.isObjectBindingPattern(parent.name)
  )
    return parent.name.elements.flatMap(({ propertyName, name }) => {
      const key = propertyName ?? name;
      return ts.isIdentifier(key) ? usesOf(key, members[key.text]) : [];
    });
  return Object.values(members).flatMap((member) => {
    const one = ids.get(member);
    return one === undefined ? [] : [{ id: one, whole: true }];
  });
}
