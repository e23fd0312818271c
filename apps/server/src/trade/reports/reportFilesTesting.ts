import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

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
