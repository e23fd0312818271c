import { randomInt } from 'node:crypto';
import { fitsRuleA, passwordWeakness } from '@tqc/domain/shared';

/** No letters or digits that look like others: somebody copies it from a screen. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';
const DIGITS = '23456789';
const SIGNS = '#%*-_!@$&';

/** A password for somebody else to begin with; no word of theirs stands in it. */
export function firstPassword(personal: readonly string[]): string {
  for (;;) {
    const from = (letters: string, n: number) =>
      Array.from({ length: n }, () => letters[randomInt(letters.length)]).join('');
    const password = `${from(LETTERS, 7)}${from(SIGNS, 1)}${from(DIGITS, 4)}${from(LETTERS, 6)}`;
    if (fitsRuleA(password) && !passwordWeakness(password, personal)) return password;
  }
}
