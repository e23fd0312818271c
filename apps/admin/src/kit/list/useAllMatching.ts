import { PAGE_SIZES, type Call, type InputOf, type Row } from '@tqc/contract/kit';
import { chinaTime } from '@tqc/domain/shared';
import type { DataTableProps, SelectionStore } from '@tqc/ui/DataTable';
import { showToast } from '@tqc/ui/Toast';
import { useEffect, useRef, useState } from 'react';
import { call, tellError } from '../session/api';
import { transport } from '../session/session';
import { readAll, tooMany } from './readAll';
import type { KnownRows } from './useSelection';

/** So many are chosen together; calls take them in parts. */
const MOST = 2000;
const PAGE = PAGE_SIZES[PAGE_SIZES.length - 1] ?? 200;

interface OfList<C extends Call> {
  /** What the list is asked for, without page. */
  readonly asked: object;
  readonly total: number;
  readonly exact: boolean;
  readonly rowKey: keyof Row<C> & string;
  readonly known: KnownRows<Row<C>>;
  readonly selection: SelectionStore;
}

type Matching = NonNullable<DataTableProps<never>['selectAllMatching']>;
type State = Pick<Matching, 'reading' | 'chosen'>;
const NOTHING: State = {};

/**
 * Choosing all rows that match, not those of the page alone. They are read page by page and become
 * a set that stays as it is: what is done with them is done in the versions that were read.
 */
export function useAllMatching<C extends Call>(list: C, of: OfList<C>): Matching {
  const { asked, total, exact, rowKey, known, selection } = of;
  const question = JSON.stringify(asked);
  const [state, setState] = useState(NOTHING);
  const stop = useRef(new AbortController());
  // Another question has other rows: what is being read is of no use, what is chosen stays chosen.
  useEffect(
    () => () => {
      stop.current.abort();
      setState(NOTHING);
    },
    [question],
  );

  async function selectAll() {
    const mine = new AbortController();
    stop.current = mine;
    const { signal } = mine;
    const show = (next: State) => !signal.aborted && setState(next);
    const reading = (read: number) => ({ read, onStop: () => mine.abort() });
    signal.addEventListener('abort', () => setState(NOTHING));
    show({ reading: reading(0) });
    try {
      const all = await readAll({
        most: MOST,
        pageSize: PAGE,
        idOf: (row: Row<C>) => String(row[rowKey]),
        onRead: (read) => show({ reading: reading(read) }),
        page: async (pageNo) => {
          const input = { ...asked, pageNo, pageSize: PAGE } as InputOf<C>;
          const answer = await call(list, input, { signal });
          // Every list answers total and record; the row type is that of the call.
          return answer as unknown as { total: number; record: readonly Row<C>[] };
        },
      });
      if (signal.aborted) return;
      if ('reason' in all) {
        setState(NOTHING);
        showToast('bad', all.reason);
        return;
      }
      const { rows } = all;
      const ids = rows.map((row) => String(row[rowKey]));
      known.add(rows);
      selection.keep(ids);
      selection.setMany(ids, true);
      const at = chinaTime(new Date(transport.now())).slice(0, 5);
      show({ chosen: { count: ids.length, at } });
    } catch (error) {
      if (signal.aborted) return;
      setState(NOTHING);
      tellError(error);
    }
  }

  return {
    total,
    totalIsExact: exact,
    onSelectAll: () => void selectAll(),
    ...(total > MOST ? { reason: tooMany(MOST) } : {}),
    ...state,
  };
}
