import { membersOf, type InputOf } from '@tqc/contract/kit';
import { registration } from '@tqc/contract/register';
import { useAsked } from '../../../kit/list/useReload';
import { useRecord } from '../../../kit/record/useRecord';
import { useWorkFigures } from '../../../kit/record/useWorkFigures';
import { useMay } from '../../../kit/session/useMay';
import { useOwnScope } from '../../../kit/list/OwnScope';

const counts = registration.statusCounts;
const COUNTED = new Set(Object.keys(membersOf(counts.input)));
/** What a list says of its page, or every tab of it says for itself. */
const ITS_OWN = new Set([
  'pageNo',
  'pageSize',
  'sort',
  'exactTotal',
  'statuses',
  'mine',
  'undeleted',
  'returned',
]);

/**
 * How many applications stand in any of the states, of those that the list is narrowed to: without
 * conditions from the sums that are kept, with some by counting. Nobody is counted whom one looks
 * for: the list says where somebody is (`Elsewhere`).
 */
export function useStatusCounts(
  turn: string,
): (...statuses: readonly number[]) => number | undefined {
  const asked = useAsked() ?? {};
  const { mine } = useOwnScope();
  const may = useMay(counts);
  const figures = useWorkFigures({ turn, mine });
  const conditions = Object.entries(asked).filter(
    ([name, value]) => value !== undefined && !ITS_OWN.has(name),
  );
  const isCounted = conditions.length > 0 && conditions.every(([name]) => COUNTED.has(name));
  // The names are those of this very call; its schema judges the values.
  const input = Object.fromEntries(conditions) as InputOf<typeof counts>;
  const { record } = useRecord(
    counts,
    { ...input, undeleted: true, ...(mine ? { mine } : {}) },
    { when: may && isCounted, turn },
  );
  if (conditions.length === 0) return figures.waiting;
  return (...statuses) =>
    isCounted && record?.exact === true
      ? record.record.reduce((sum, { status, n }) => (statuses.includes(status) ? sum + n : sum), 0)
      : undefined;
}
