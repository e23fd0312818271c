const MOBILE = /^1[3-9]\d{9}$/;

/** True for a mainland mobile number. */
export function isMobile(text: string): boolean {
  return MOBILE.test(text);
}

/** The number as it is stored: half-width, without spaces and hyphens. */
export function normalMobile(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s-]/g, '');
}
