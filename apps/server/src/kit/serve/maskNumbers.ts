const NUMBERS = /(?<![0-9A-Za-z])(1[3-9]\d{9}|\d{17}[\dXx]?)(?![0-9A-Za-z])/g;

/** A text with mobiles (11 digits), certificate numbers (17) and ID numbers (18) masked; other numbers of the product are shorter or longer. */
export function maskNumbers(text: string): string {
  return text.replaceAll(NUMBERS, (number) => `${number.slice(0, 3)}****${number.slice(-2)}`);
}
