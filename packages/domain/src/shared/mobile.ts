import { foldNumber } from './pasted';

const MOBILE = /^1[3-9]\d{9}$/;
/** The code of the country, as address books write it; no number here begins so by itself. */
const COUNTRY = /^(\+|00)?86(?=1[3-9])/;

/** True for a mainland mobile number. */
export function isMobile(text: string): boolean {
  return MOBILE.test(text);
}

/** The number as it is stored: as it is folded, without what groups it and without the country. */
export function normalMobile(text: string): string {
  return foldNumber(text)
    .replaceAll(/[-().]/g, '')
    .replace(COUNTRY, '');
}
