/** Widths of texts in letters as wide as a Chinese one; others are about half of that. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter.charCodeAt(0) > 0xff ? 1 : 0.55), 0);

/** A column whose longest text is no wider than this keeps it whole. */
const KEPT = 5;
/** What is longer counts no more: one long sentence does not take the room of names. */
const MOST = 8;

/**
 * How columns of texts share the width of a table, so that none stands outside: narrow ones keep
 * their width (undefined), the wide ones share the rest in parts of a hundred by their texts.
 */
export function columnShares(columns: readonly (readonly string[])[]): (number | undefined)[] {
  const widest = columns.map((texts) => Math.min(MOST, Math.max(0, ...texts.map(widthOf))));
  const all = widest.reduce((sum, width) => sum + (width > KEPT ? width : 0), 0);
  return widest.map((width) => (width > KEPT ? Math.round((width / all) * 100) : undefined));
}
