import { foldNumber } from './pasted';

const SET = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];
const ORG_WEIGHTS = [3, 7, 9, 10, 5, 8, 4, 2];
const ORG_SET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * True for a unified social credit code (GB 32100) whose own check and whose organisation code (GB
 * 11714) both hold.
 */
export function isCreditCode(text: string): boolean {
  if (!/^[0-9A-HJ-NP-RTUWXY]{18}$/.test(text)) return false;
  const sum = WEIGHTS.reduce(
    (total, weight, at) => total + weight * SET.indexOf(text[at] ?? ''),
    0,
  );
  return SET[(31 - (sum % 31)) % 31] === text[17] && orgCheck(text.slice(8, 16)) === text[16];
}

/** The code as it is stored: as it is folded, without dashes, upper case. */
export function normalCreditCode(text: string): string {
  return foldNumber(text).replaceAll('-', '').toUpperCase();
}

function orgCheck(eight: string): string {
  const sum = ORG_WEIGHTS.reduce(
    (total, weight, at) => total + weight * ORG_SET.indexOf(eight[at] ?? ''),
    0,
  );
  const check = 11 - (sum % 11);
  return check === 10 ? 'X' : check === 11 ? '0' : String(check);
}
