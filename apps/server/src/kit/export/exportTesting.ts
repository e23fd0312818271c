import { inflateRawSync } from 'node:zlib';
import { readDirectory } from '../files/zip';

/** The cells of the one sheet of a workbook, as a program of the office reads them. */
export function readSheet(bytes: Buffer): (string | number)[][] {
  const entries = readDirectory(bytes, 20);
  if (!Array.isArray(entries)) throw new Error('the workbook is no plain archive');
  const packed = entries.find(({ name }) => name === 'xl/worksheets/sheet1.xml')?.packed;
  const sheet = inflateRawSync(packed ?? Buffer.alloc(0)).toString('utf8');
  // oxlint-disable-next-line no-control-regex -- none of them may stand in XML
  if (/[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]/.test(sheet)) throw new Error('no XML');
  if (/<f[ >/]/.test(sheet)) throw new Error('a formula');
  return [...sheet.matchAll(/<row r="(\d+)">(.*?)<\/row>/gs)].map(([, row, cells = '']) => {
    const read: (string | number)[] = [];
    for (const [, column = '', at, kind, value = ''] of cells.matchAll(CELL)) {
      if (at !== row) throw new Error(`a cell of row ${at} in row ${row}`);
      read[placeOf(column)] = kind === undefined ? Number(value) : textOf(value);
    }
    return Array.from(read, (cell) => cell ?? '');
  });
}

const CELL =
  /<c r="([A-Z]+)(\d+)" s="\d"(?: (t="inlineStr"))?>(?:<is><t xml:space="preserve">|<v>)([^<]*)(?:<\/t><\/is>|<\/v>)<\/c>/g;

const placeOf = (column: string) =>
  [...column].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

function textOf(written: string): string {
  return written
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
}

/** The cells of comma-separated values, read letter by letter. */
export function readCsv(bytes: Buffer): string[][] {
  const text = bytes.toString('utf8');
  if (!text.startsWith('\uFEFF')) throw new Error('no mark of UTF-8');
  return text
    .slice(1)
    .trimEnd()
    .split(/\r\n(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain = '']) =>
        (quoted ?? plain).replaceAll('""', '"'),
      ),
    );
}
