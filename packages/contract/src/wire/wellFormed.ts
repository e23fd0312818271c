/**
 * A text that UTF-8 can carry: half a surrogate pair becomes U+FFFD, as browsers do on their own.
 */
export function wellFormed(text: string): string {
  return text.replaceAll(/\p{Cs}/gu, '\uFFFD');
}

/** True for a text that can be kept: no half surrogates and no NUL, which no database takes. */
export function isStorable(text: string): boolean {
  return !/[\p{Cs}\0]/u.test(text);
}
