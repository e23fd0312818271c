import { allScreens, type Screen } from '@tqc/contract/screens';
import ts from 'typescript';
import { nodesOf, sourceOf } from './sources';

/** What stands in a literal for a part that is only known when the program runs. */
const FILLED = '…';

/** The addresses a file names: texts that begin with a slash and a letter, pages by their id. */
export function addressesIn(path: string): readonly string[] {
  const found = known.get(path) ?? addressesOf(path);
  known.set(path, found);
  return found;
}

const known = new Map<string, readonly string[]>();

function addressesOf(path: string): readonly string[] {
  return nodesOf(sourceOf(path)).flatMap((node) => {
    const text = textOf(node);
    if (text !== undefined && /^\/\w/.test(text)) return [text];
    const id = pageAsked(node);
    const route = allScreens.find((screen) => screen.id === id)?.route;
    return route === undefined ? [] : [route];
  });
}

/** The screen whose route an address fits; parameters and what follows a question mark are free. */
export function screenAt(address: string): Screen | undefined {
  // A route with a query is a place of its own.
  const exact = allScreens.find(({ route }) => route === address);
  if (exact) return exact;
  // What is filled in behind a word is a query, behind a slash a part of the way.
  const [place = ''] = address.split(/[?#]|(?<=\w)…/);
  return allScreens.find(({ route }) => route !== undefined && patternOf(route).test(place));
}

function patternOf(route: string): RegExp {
  const [path = ''] = route.replaceAll(/\(.*?\)/g, '').split('?');
  return new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
}

/** `routeOf('register.desk')` names a page by its id. */
function pageAsked(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return undefined;
  const [id] = node.arguments;
  return node.expression.text === 'routeOf' && id ? textOf(id) : undefined;
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => FILLED + literal.text).join('');
}
