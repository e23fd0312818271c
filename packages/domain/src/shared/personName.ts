const NAME = /^[\p{Script=Han}·]{2,30}$/u;

/**
 * True for a Chinese name of 2 to 30 characters, counted by code points; the middle dot stands only
 * between two characters.
 */
export function isPersonName(text: string): boolean {
  return NAME.test(text) && !text.startsWith('·') && !text.endsWith('·') && !text.includes('··');
}
