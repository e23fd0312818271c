const NUMBERS =
  /(?<!\d)(?:\+?86[- ]?)?(?:1[3-9]\d[- ]?\d{4}[- ]?\d{4}|\d{6} ?\d{8} ?\d{3}[\dXx]|\d{17}|\d{19})(?!\d)/g;

/**
 * A text with mobiles, certificate numbers (17), ID numbers (18) and bank cards (19 digits) masked,
 * however they are spaced and whatever letters stand beside them; numbers the product gives out are
 * shorter or have 15 and 16 digits.
 */
export function maskNumbers(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(NUMBERS, (number) => `${number.slice(0, 3)}****${number.slice(-2)}`);
}
