import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { read, utils } from 'xlsx';

/** The rows of the first sheet of a workbook, as the package of the office reads them. */
export function sheetRows(bytes: Buffer): readonly (readonly (string | number)[])[] {
  const book = read(bytes, { type: 'buffer', cellFormula: true });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  if (!sheet) throw new Error('no sheet');
  for (const cell of Object.values(sheet) as { readonly f?: string }[])
    if (typeof cell === 'object' && cell.f !== undefined) throw new Error('a formula');
  return utils.sheet_to_json<(string | number)[]>(sheet, { header: 1, defval: '' });
}

/** Every text of a document, page by page. */
export async function pdfWords(bytes: Buffer): Promise<readonly (readonly string[])[]> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages: string[][] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent();
    pages.push(items.flatMap((item) => ('str' in item && item.str.trim() ? [item.str] : [])));
  }
  return pages;
}
