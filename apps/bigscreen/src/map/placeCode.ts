import type { Scope } from '../feed/wallTypes';

/**
 * Code of the place a wall looks at, by which its map is named; undefined where nothing below could
 * be drawn.
 */
export function placeCode(
  scope: Pick<Scope, 'level' | 'children'> | undefined,
): string | undefined {
  if (scope === undefined || scope.level < 3) return undefined;
  if (scope.level === 5) return '00';
  // Everything below begins with the code of its place; two digits a level.
  return scope.children[0]?.code.slice(0, scope.level === 4 ? 2 : 4);
}

/** The six digits of the code list, as shapes carry them. */
export function shapeCode(code: string): string {
  return code.padEnd(6, '0');
}
