import type { SeriesRow } from '../core';

/** 示例用的逐日人数；周末少，结果每次相同。 */
export function demoDays(count: number): SeriesRow[] {
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.UTC(2026, 9, 23 + index));
    const weekend = [0, 6].includes(date.getUTCDay());
    const reported = Math.round(
      (weekend ? 3200 : 9800) + 2600 * Math.sin(index / 4) + 700 * Math.sin(index * 2.3),
    );
    const confirmed = Math.max(
      0,
      Math.round(reported * (weekend ? 0.2 : 0.74) + 300 * Math.cos(index)),
    );
    return {
      name: `${date.getUTCMonth() + 1}-${String(date.getUTCDate()).padStart(2, '0')}`,
      values: { reported, confirmed, approved: weekend ? 0 : Math.round(confirmed * 0.86) },
    };
  });
}
