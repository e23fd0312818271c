/** Records of a workbook: where a part begins, and a sheet by its place and kind. */
const [BEGIN, SHEET] = [0x0809, 0x0085];
/**
 * What a part is: the workbook's globals, a sheet, a chart, the workspace. Anything else is a sheet
 * of macros or a module of programs.
 */
const HARMLESS: ReadonlySet<number> = new Set([0x0005, 0x0010, 0x0020, 0x0100]);
/** Kinds of sheets: a worksheet, a chart. */
const PLAIN: ReadonlySet<number> = new Set([0, 2]);
const HEAD = 4;

/**
 * Whether the stream of an old workbook holds a sheet of Excel 4 macros, which need no storage of
 * programs: by what each part says it is, by the list of sheets, and by what stands where that list
 * points. A password hides none of the three.
 */
export function hasMacroSheet(book: Buffer): boolean {
  const places: number[] = [];
  for (let at = 0; at + HEAD <= book.length; at += HEAD + book.readUInt16LE(at + 2)) {
    if (isMacroPart(book, at)) return true;
    if (book.readUInt16LE(at) !== SHEET || at + HEAD + 6 > book.length) continue;
    if (!PLAIN.has(book[at + HEAD + 5] ?? -1)) return true;
    places.push(book.readUInt32LE(at + HEAD));
  }
  return places.some((at) => isMacroPart(book, at));
}

function isMacroPart(book: Buffer, at: number): boolean {
  if (at + HEAD + 4 > book.length || book.readUInt16LE(at) !== BEGIN) return false;
  return !HARMLESS.has(book.readUInt16LE(at + HEAD + 2));
}
