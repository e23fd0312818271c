import { rowMembers, type Call, type InputOf, type Row } from '@tqc/contract/kit';
import { DataTable, type SelectionStore } from '@tqc/ui/DataTable';
import { useEffect, useMemo, useState } from 'react';
import { columnOf } from '../form/fieldsOf';
import { useRecord } from '../record/useRecord';

interface PagedTableProps<C extends Call> {
  readonly label: string;
  readonly list: C;
  /** What is asked for; another question begins at its first page. */
  readonly input: InputOf<C>;
  readonly names: readonly (keyof Row<C> & string)[];
  readonly selection?: SelectionStore;
  /** Hears of the rows that were read: of what is chosen on other pages too. Stays the same. */
  readonly onRows?: (rows: readonly Row<C>[]) => void;
}

const PAGE = 10;
const HEIGHT = 420;

const NONE = { total: 0, record: [] };

/**
 * A list inside a window, ten rows a page. It keeps no place in the address, as a page does: it
 * goes with the window.
 */
export function PagedTable<C extends Call>({
  label,
  list,
  input,
  names,
  selection,
  onRows,
}: PagedTableProps<C>) {
  const question = JSON.stringify(input);
  const [place, setPlace] = useState({ question, page: 1, pageSize: PAGE });
  const { page, pageSize } = place.question === question ? place : { page: 1, pageSize: PAGE };
  // Every list takes page and size; what else it takes is the caller's.
  const asked = { ...(input as object), pageNo: page, pageSize } as InputOf<C>;
  const { record: answer, failure, reload } = useRecord(list, asked);
  // A list answers a page of its rows; their type is that of the call.
  const { total, record } = (answer ?? NONE) as { total: number; record: readonly Row<C>[] };
  const columns = useMemo(() => {
    const members = rowMembers(list);
    return names.map((name) => columnOf<Row<C>>(name, members[name], false));
  }, [list, names]);
  useEffect(() => onRows?.(record), [onRows, record]);
  return (
    <DataTable
      ariaLabel={label}
      columns={columns}
      rows={record}
      // Every list of the contract says what tells its rows apart.
      rowKey={(row) => String((row as Readonly<Record<string, unknown>>)[list.rowKey ?? ''])}
      loading={!answer && !failure}
      question={JSON.stringify(asked)}
      total={total}
      page={page}
      pageSize={pageSize}
      onPage={(next, size) => setPlace({ question, page: next, pageSize: size })}
      height={HEIGHT}
      {...(selection && { selection })}
      {...(failure && {
        error: {
          message: failure.message,
          onRetry: reload,
          ...(failure.requestId && { requestId: failure.requestId }),
        },
      })}
    />
  );
}
