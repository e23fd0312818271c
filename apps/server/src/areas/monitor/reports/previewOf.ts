import type { CallContext } from '../../../kit/serve';
import type { KeptRun } from '../../../trade/reports';
import { pathTo } from './pathTo';

/** A run as its reader gets it. */
export async function previewOf(
  call: Pick<CallContext, 'db' | 'who'>,
  { place, lines, totals, checks = [], asOf, source = 'rows', isTask = false }: KeptRun,
  limit: number,
) {
  const orgs = new Map(place.children.map(({ code, orgId }) => [code, orgId]));
  return {
    place: { id: place.orgId, name: place.name },
    path: await pathTo(call, place.orgId),
    asOf,
    total: lines.length,
    isTask,
    // A run of before this was told counted rows.
    source,
    rows: lines.slice(0, limit).map(({ key, depth, labels, cells, place: at }) => ({
      key,
      keys: key.split('\u0001'),
      depth,
      labels: [...labels],
      cells: [...cells],
      // A point has nothing below: its row leads nowhere.
      org: place.orgType > 2 && at !== undefined ? (orgs.get(at) ?? null) : null,
    })),
    totals: [...totals],
    checks: checks.map((check) => ({
      ...check,
      // What ran before this was told has it unsaid.
      compared: check.compared ?? true,
      breaches: check.breaches.map((one) => ({ ...one, columns: [...one.columns] })),
    })),
  };
}
