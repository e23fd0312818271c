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
  return check(text) === text[17] && orgCheck(text.slice(8, 16)) === text[16];
}

/**
 * The code of a legal person: who registered it and what it is (11: an organ of the state),
 * division of 6 digits, 8 letters or digits of its own.
 */
export function makeCreditCode(kind: string, area: string, own: string): string {
  const text = `${kind}${area}${own}${orgCheck(own)}`;
  return `${text}${check(text)}`;
}

/** The code as it is stored: as it is folded, without dashes, upper case. */
export function normalCreditCode(text: string): string {
  return foldNumber(text).replaceAll('-', '').toUpperCase();
}

function check(text: string): string {
  const sum = WEIGHTS.reduce(
    (total, weight, at) => total + weight * SET.indexOf(text[at] ?? ''),
    0,
  );
  return SET[(31 - (sum % 31)) % 31] ?? '';
}

function orgCheck(eight: string): string {
  const sum = ORG_WEIGHTS.reduce(
    (total, weight, at) => total + weight * ORG_SET.indexOf(eight[at] ?? ''),
    0,
  );
  const rest = 11 - (sum % 11);
  return rest === 10 ? 'X' : rest === 11 ? '0' : String(rest);
}
