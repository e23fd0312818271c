/** The answer of a list that holds these rows on its first page. */
export function pageOf<R>(...rows: readonly R[]): { total: number; record: R[] } {
  return { total: rows.length, record: [...rows] };
}
