/** Between two of these a line may always end. */
const HAN = /[\u3400-\u9FFF\uF900-\uFAFF\u{20000}-\u{3FFFF}]/u;
const BLANK = new Set(['\n', ' ', '\u3000']);

/**
 * Ends the line within whatever fills a whole one without a place to end it: the library that draws
 * measures such a word anew for every letter of it. Looks at each letter once; a text of words
 * shorter than a line stays as it is.
 */
export function breakWords(
  text: string,
  width: number,
  widthOf: (letter: string) => number,
): string {
  const broken: string[] = [];
  let run = 0;
  let before = '';
  for (const letter of text) {
    const own = widthOf(letter);
    if (BLANK.has(letter)) run = 0;
    else if (HAN.test(letter) && HAN.test(before)) run = own;
    else if (run + own <= width) run += own;
    else {
      broken.push('\n');
      run = own;
    }
    broken.push(letter);
    before = letter;
  }
  return broken.join('');
}
