import { readFileSync } from 'node:fs';

/** Rows of a table of docs/spec: cells by the name of their column. */
export function readTable(path) {
  const [head = '', ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n');
  const names = head.split('\t');
  return lines.map((line) =>
    Object.fromEntries(line.split('\t').map((cell, index) => [names[index], cell])),
  );
}

/** The first line of a generated file. */
export const headOf = (table) =>
  `// Made by \`npm run catalogue\` from docs/spec/${table}.tsv; change the table, not this file.`;

/** A text as a literal of the source. */
export const quote = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** A key of an object, quoted where it must be. */
export const keyOf = (text) => (/^[a-zA-Z_$][\w$]*$/.test(text) ? text : quote(text));

/** Rows in groups, in the order in which the groups first appear. */
export function grouped(rows, keyOfRow) {
  const groups = new Map();
  for (const row of rows) {
    const key = keyOfRow(row);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return groups;
}
