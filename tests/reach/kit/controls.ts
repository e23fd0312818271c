import ts from 'typescript';
import { callsMadeBy } from './callUses';
import { ownFilesOf } from './screenFiles';
import { nodesOf, sourceOf } from './sources';

/** What one part of a page can do: the calls it makes and the words it hands them. */
export interface Control {
  readonly calls: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

/**
 * The controls of a page, one for each function at the top of its files: what a file takes apart
 * outside of them belongs to all of its functions.
 */
export function controlsOf(screen: string): readonly Control[] {
  return ownFilesOf(screen).flatMap((path) => {
    const { statements } = sourceOf(path);
    const shared = statements.filter((one) => !ts.isFunctionDeclaration(one)).flatMap(nodesOf);
    return statements.filter(ts.isFunctionDeclaration).map((one) => {
      const nodes = [...nodesOf(one), ...shared];
      const made = callsMadeBy(nodes).filter(({ whole }) => !whole);
      return { calls: new Set(made.map(({ id }) => id)), words: wordsIn(nodes) };
    });
  });
}

/** Texts, and the members that are asked of a table by name. */
function wordsIn(nodes: readonly ts.Node[]): ReadonlySet<string> {
  return new Set(
    nodes.flatMap((node) => {
      if (ts.isStringLiteral(node)) return [node.text];
      return ts.isPropertyAccessExpression(node) ? [node.name.text] : [];
    }),
  );
}
