import { expect } from 'vitest';

/** What is not there yet: ids that share one reason, and the area they wait for. */
export interface Pending {
  readonly area: string;
  readonly reason: string;
  readonly ids: readonly string[];
}

/**
 * Compares what was found missing with what is known to be: a hole that nobody wrote down fails,
 * and so does a line that is no longer needed.
 */
export function expectOnly(what: string, missing: readonly string[], pending: readonly Pending[]) {
  const known = pending.flatMap(({ ids }) => ids);
  const byArea = new Map<string, number>();
  for (const { area, ids } of pending) byArea.set(area, (byArea.get(area) ?? 0) + ids.length);
  const areas = [...byArea].map(([area, n]) => `${area} ${n}`).join('，');
  console.log(`${what}：待办 ${known.length} 项${areas && `（${areas}）`}`);
  expect(pending.filter(({ reason, area }) => !area || reason.length < 10)).toEqual([]);
  expect(known.filter((id, at) => known.indexOf(id) !== at)).toEqual([]);
  const open = new Set(missing);
  expect({
    unexplained: [...open].filter((id) => !known.includes(id)).sort(),
    'no longer pending': known.filter((id) => !open.has(id)),
  }).toEqual({ unexplained: [], 'no longer pending': [] });
}
