import type { PDFPageProxy } from 'pdfjs-dist';

/** pdf.js 的字体里与没有嵌入有关的几项。 */
interface FileFont {
  readonly missingFile?: boolean;
  readonly fallbackName?: string;
  readonly systemFontInfo?: { readonly css: string } | null;
}

const lent = new WeakSet<object>();
const fetched = new Set<string>();

/**
 * 文件里没有嵌入、电脑上也没有的中文字体，借给它页面自己的字体；返回要不要重画。
 * pdf.js 自己只会退到 sans-serif：没有装中文字体的电脑上那是一片方框。
 */
export async function lendFont(page: PDFPageProxy): Promise<boolean> {
  const missing = [...(page.commonObjs as Iterable<readonly [string, FileFont | null]>)].flatMap(
    ([, font]) => (font?.missingFile ? [font] : []),
  );
  if (missing.length === 0) return false;
  const chars = [...new Set(await textOf(page))].filter((char) => char > '\u2e7f');
  const wanted = chars.filter((char) => !fetched.has(char));
  const strange = missing.filter((font) => !lent.has(font));
  const own = getComputedStyle(document.documentElement).getPropertyValue('--tqc-font').trim();
  if (chars.length === 0 || wanted.length + strange.length === 0 || own === '') return false;
  for (const font of strange) lend(font, own);
  await document.fonts.load(`16px ${own}`, wanted.join('')).catch(() => undefined);
  for (const char of wanted) fetched.add(char);
  return true;
}

function lend(font: FileFont, own: string): void {
  lent.add(font);
  // Behind the font the file asks for: a computer that has that one still uses it.
  if (font.systemFontInfo)
    Object.defineProperty(font, 'systemFontInfo', {
      value: { css: `${font.systemFontInfo.css}, ${own}` },
    });
  else
    Object.defineProperty(font, 'fallbackName', {
      value: `${font.fallbackName ?? 'sans-serif'}, ${own}`,
    });
}

async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join('');
}
