const YEARS = 5;

/**
 * The last day of a restriction: five years less a day after a revocation, none for a lifelong
 * loss. Days are YYYY-MM-DD.
 */
export function restrictionEnd(kind: string, begin: string): string | null {
  return kind === 'lifelong' ? null : termEnd(begin, YEARS);
}

/** The last day of so many years that begin on a day. */
export function termEnd(begin: string, years: number): string {
  const at = new Date(`${begin}T00:00:00Z`);
  const day = at.getUTCDate();
  at.setUTCFullYear(at.getUTCFullYear() + years);
  // Begun on 29 February and ended in a year without one: the last day of that February.
  if (at.getUTCDate() === day) at.setUTCDate(day - 1);
  else at.setUTCDate(0);
  return at.toISOString().slice(0, 10);
}
