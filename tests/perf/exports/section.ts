import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const PAGE = resolve(import.meta.dirname, '../../../docs/benchmarks-exports.md');

/** Puts a section of the page of exports in the place of the one with its heading. */
export function writeSection(section: string): void {
  const heading = section.split('\n')[0] ?? '';
  const sections = readFileSync(PAGE, 'utf8').split(/^(?=#)/m);
  const others = sections.filter((one) => !one.startsWith(`${heading}\n`));
  const all = heading.startsWith('# ') ? [section, ...others] : [...others, section];
  writeFileSync(PAGE, `${all.map((one) => one.trim()).join('\n\n')}\n`);
}
