import { grouped, headOf, quote } from './table.mjs';

/** `tabSet.level1` is tabSetLevel1 in the code. */
const nameOf = (dict) => dict.replaceAll(/\.(\w)/g, (_, letter) => letter.toUpperCase());

/** One export a code list; pure, so that a browser carries only the lists it shows. */
export function renderDictionaries(rows) {
  const lists = [...grouped(rows, ({ dict }) => dict)].map(([dict, items]) => {
    const numbers = items.every(({ value }) => /^(0|[1-9]\d*)$/.test(value));
    const options = items.map(
      ({ value, label_zh: label }) =>
        `{ value: ${numbers ? value : quote(value)}, label: ${quote(label)} },`,
    );
    return `export const ${nameOf(dict)} = /* @__PURE__ */ defineDict(${quote(dict)}, [\n${options.join('\n')}\n]);`;
  });
  return `${headOf('dictionaries')}\n\nimport { defineDict } from '../kit';\n\n${lists.join('\n\n')}\n`;
}
