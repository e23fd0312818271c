import { MARKS } from './calls.mjs';
import { headOf, quote } from './table.mjs';

/** Code lists whose values are rights of buttons that have no call of their own. */
const BUTTONS = new Set(['monitorButton', 'levelOneButton']);

/** Every right there is: those of calls, screens and buttons. */
export function renderPermissions({ calls, screens, dictionaries }) {
  const codes = new Set(
    [
      ...[...calls, ...screens].map(({ permission }) => permission),
      ...dictionaries.filter(({ dict }) => BUTTONS.has(dict)).map(({ value }) => value),
    ].filter((code) => code && !MARKS.has(code)),
  );
  const head = headOf('{calls,screens,dictionaries}');
  return `${head}\n\nexport const permissionCodes = [\n${[...codes].map((code) => `${quote(code)},`).join('\n')}\n] as const;\n`;
}
