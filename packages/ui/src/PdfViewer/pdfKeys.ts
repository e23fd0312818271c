import type { PdfCommand } from './PdfTools';

interface KeyLike {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const PLAIN: Readonly<Record<string, PdfCommand | { readonly end: 'first' | 'last' }>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  Home: { end: 'first' },
  End: { end: 'last' },
  '+': 'in',
  '=': 'in',
  '-': 'out',
  '0': 'width',
  '9': 'page',
  '[': 'left',
  ']': 'right',
};
const HELD: Readonly<Record<string, PdfCommand | 'find'>> = {
  f: 'find',
  F: 'find',
  p: 'print',
  P: 'print',
  s: 'download',
  S: 'download',
};

/** 看 PDF 时按键的意思；不认识的留给浏览器，上下键和翻页键用浏览器的滚动。 */
export function pdfKey({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: KeyLike): PdfCommand | 'find' | { readonly end: 'first' | 'last' } | undefined {
  if (altKey) return undefined;
  return ctrlKey || metaKey ? HELD[key] : PLAIN[key];
}
