import { wellFormed } from '@tqc/contract/wire';
import type { ZipPart } from './zipped';

export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
export const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
export const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
export const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
export const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** What one cell holds at most; a longer text would make the whole file unreadable. */
const LONGEST = 32_767;
const CUT = '……（内容过长，后面的没有导出）';

/** A part of a workbook that is written at once. */
export const part = (name: string, text: string): ZipPart => ({ name, texts: [XML + text] });

/** The name of a column: A, B, … Z, AA, AB. */
export function letterOf(at: number): string {
  const last = String.fromCharCode(65 + (at % 26));
  return at < 26 ? last : letterOf(Math.floor(at / 26) - 1) + last;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** What a workbook would take for one of its own ways of writing a letter. */
const LOOKS_WRITTEN = /_(?=x[0-9a-fA-F]{4}_)/g;
// oxlint-disable-next-line no-control-regex -- what XML cannot hold is written another way
const UNWRITABLE = /[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]/g;

/** A text as the element of a cell: letters that XML cannot hold as workbooks write them. */
export function xmlText(text: string): string {
  return shortened(wellFormed(text))
    .replaceAll(LOOKS_WRITTEN, '_x005F_')
    .replaceAll(/[&<>]/g, (letter) => ENTITIES[letter] ?? letter)
    .replaceAll(
      UNWRITABLE,
      (letter) => `_x${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    );
}

function shortened(text: string): string {
  if (text.length <= LONGEST) return text;
  // The cut may halve a letter of plane 2.
  return text.slice(0, LONGEST - CUT.length).replace(/[\uD800-\uDBFF]$/, '') + CUT;
}
