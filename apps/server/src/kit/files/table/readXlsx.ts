import { inflateRawSync } from 'node:zlib';
import { FileRefused } from '../refused';
import { readDirectory, type ZipEntry } from '../zip';
import { boundedTable, type Table } from './boundedTable';
import { attributeOf, broken, scanXml } from './scanXml';
import { serialDay, showsDay } from './serialDay';

const MOST_PARTS = 100;
const MOST_BYTES = 50 * 1024 * 1024;
/** Texts that rows may share: no honest file of ten thousand rows has more. */
const MOST_TEXTS = 600_000;

/**
 * The rows of the first sheet of a workbook, which `checkOffice` has let pass. A formula counts as
 * what it showed when the file was saved: nothing is computed.
 */
export function readXlsx(bytes: Buffer): Table {
  const parts = readDirectory(bytes, MOST_PARTS);
  if (!Array.isArray(parts)) throw broken();
  const text = (name: string) => contentOf(parts, name);
  const { sheet, from1904 } = firstSheet(text);
  const shared = sharedTexts(text('xl/sharedStrings.xml'));
  const isDay = dayStyles(text('xl/styles.xml'));
  const xml = text(sheet);
  if (xml === undefined) throw broken();
  return rowsOf(xml, { shared, isDay, from1904 });
}

function contentOf(parts: readonly ZipEntry[], name: string): string | undefined {
  const part = parts.find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (!part) return undefined;
  const content =
    part.method === 0 ? part.packed : inflateRawSync(part.packed, { maxOutputLength: MOST_BYTES });
  return content.toString('utf8').replace(/^\uFEFF/, '');
}

/** Where the first sheet stands that is not hidden, and from when the workbook counts days. */
function firstSheet(text: (name: string) => string | undefined) {
  const book = text('xl/workbook.xml');
  if (book === undefined) throw broken();
  const ids: string[] = [];
  let from1904 = false;
  eachTag(book, (name, tag) => {
    if (name === 'workbookPr') from1904 = /^(1|true)$/.test(attributeOf(tag, 'date1904') ?? '');
    if (name === 'sheet' && !/hidden/i.test(attributeOf(tag, 'state') ?? ''))
      ids.push(attributeOf(tag, 'id') ?? '');
  });
  const places = new Map<string, string>();
  eachTag(text('xl/_rels/workbook.xml.rels') ?? '', (name, tag) => {
    if (name === 'Relationship')
      places.set(attributeOf(tag, 'Id') ?? '', attributeOf(tag, 'Target') ?? '');
  });
  const place = places.get(ids[0] ?? '');
  if (place === undefined) throw new FileRefused(461, '文件里没有工作表，请用模板填写后重新上传');
  return { sheet: place.startsWith('/') ? place.slice(1) : `xl/${place}`, from1904 };
}

function eachTag(xml: string, hear: (name: string, tag: string) => void): void {
  scanXml(xml, { open: hear, close: () => undefined, text: () => undefined });
}

/** The texts that cells name by number; how a word is spoken is no part of it. */
function sharedTexts(xml: string | undefined): readonly string[] {
  const texts: string[] = [];
  let spoken = 0;
  let within = false;
  scanXml(xml ?? '', {
    open(name) {
      if (name === 'si') texts.push('');
      else if (name === 'rPh') spoken += 1;
      within = name === 't' && spoken === 0;
      if (texts.length > MOST_TEXTS) throw broken();
    },
    close(name) {
      if (name === 'rPh') spoken -= 1;
      within = false;
    },
    text(text) {
      if (within) texts[texts.length - 1] += text;
    },
  });
  return texts.map(asWritten);
}

/** Which styles of cells show a number as a day, by their place. */
function dayStyles(xml: string | undefined): readonly boolean[] {
  const codes = new Map<number, string>();
  const styles: boolean[] = [];
  let within = false;
  scanXml(xml ?? '', {
    open(name, tag) {
      if (name === 'cellXfs') within = true;
      const format = Number(attributeOf(tag, 'numFmtId'));
      if (name === 'numFmt') codes.set(format, attributeOf(tag, 'formatCode') ?? '');
      if (name === 'xf' && within) styles.push(showsDay(format, codes.get(format)));
    },
    close(name) {
      if (name === 'cellXfs') within = false;
    },
    text: () => undefined,
  });
  return styles;
}

interface Known {
  readonly shared: readonly string[];
  readonly isDay: readonly boolean[];
  readonly from1904: boolean;
}

function rowsOf(xml: string, known: Known): Table {
  const table = boundedTable();
  let line = 0;
  let cells: string[] = [];
  let at = 0;
  let kind = '';
  let style = 0;
  let value = '';
  let within = false;
  let spoken = 0;
  scanXml(xml, {
    open(name, tag) {
      if (name === 'row') {
        const said = attributeOf(tag, 'r');
        line = nextLine(line, said);
        cells = [];
      } else if (name === 'c') {
        at = placeOf(attributeOf(tag, 'r')) ?? cells.length;
        kind = attributeOf(tag, 't') ?? 'n';
        style = Number(attributeOf(tag, 's') ?? 0);
        value = '';
      } else if (name === 'rPh') spoken += 1;
      within = (name === 'v' || name === 't') && spoken === 0;
    },
    close(name) {
      if (name === 'rPh') spoken -= 1;
      // A sheet has no more columns than this; a place beyond them is nobody's.
      if (name === 'c' && at < 16_384 && value !== '') {
        while (cells.length < at) cells.push('');
        cells[at] = cellText(kind, value, style, known);
      }
      if (name === 'row') table.add(line, cells);
      within = false;
    },
    text(text) {
      if (within) value += text;
    },
  });
  return table.table();
}

function cellText(kind: string, value: string, style: number, known: Known): string {
  if (kind === 's') return known.shared[Number(value)] ?? '';
  if (kind === 'b') return value === '1' ? '是' : '否';
  if (kind !== 'n') return asWritten(value);
  const number = Number(value);
  if (known.isDay[style]) return serialDay(number, known.from1904) ?? value;
  // 0.1 + 0.2 is written with all its digits, as nobody typed it; a long number stays as it is.
  return Number.isFinite(number) && !Number.isInteger(number)
    ? String(Number(number.toPrecision(15)))
    : plainNumber(value, number);
}

/** A whole number with all its digits: workbooks write large ones with a power of ten. */
function plainNumber(value: string, number: number): string {
  return /e/i.test(value) && Number.isSafeInteger(number) ? number.toFixed(0) : value;
}

/** A row stands where it says, below the one before; a sheet has no more than this. */
function nextLine(before: number, said: string | undefined): number {
  const line = said === undefined ? before + 1 : Number(said);
  if (!Number.isInteger(line) || line <= before || line > 1_048_576) throw broken();
  return line;
}

/** The column of a place such as AB12, from 0. */
function placeOf(place: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(place ?? '')?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Letters that XML cannot hold are written another way in workbooks. */
function asWritten(text: string): string {
  return text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
