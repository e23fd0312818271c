import fc from 'fast-check';

/** Characters that one side of a call or the other likes to write differently. */
const AWKWARD = [
  ...`'"!()*~-_. %&=+#?/\\;:@$,<>[]{}|^\`\r\n\t`,
  '\u00a0',
  '\u0301',
  '\u200d',
  '\u200e',
  '\u202e',
  '\u2028',
  '\ufeff',
  '\uffff',
  '李',
  '䶮',
  '𬭎',
  '👩‍🏫',
  'שלום',
  'é',
  '%27',
  '%00',
  '+',
];
const LONGEST = 30;

/**
 * Texts over all of Unicode without NUL and halves of surrogate pairs, none of them only blanks, at
 * most 30 units long; the same seed gives the same.
 */
export function textsOf(seed: number, count: number): readonly string[] {
  const whole = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }),
    fc.string({ unit: fc.constantFrom(...AWKWARD), minLength: 1, maxLength: 8 }),
  );
  const usable = whole.filter(
    (text) => !text.includes('\0') && text.trim() !== '' && text.length <= LONGEST,
  );
  return fc.sample(usable, { seed, numRuns: count });
}

/** A text so that it can be read in a line. */
export const readable = (text: string): string =>
  JSON.stringify(text).replaceAll(
    /[^\x20-\x7e\p{Script=Han}]/gu,
    (letter) => `\\u{${(letter.codePointAt(0) ?? 0).toString(16)}}`,
  );
