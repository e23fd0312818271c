import { rowMembers, type Call, type InputOf, type Row } from '@tqc/contract/kit';
import { DataTable, type SelectionStore } from '@tqc/ui/DataTable';
import { useEffect, useMemo, useState } from 'react';
import { columnOf } from '../form/fieldsOf';
import { call, tellError } from '../session/api';

interface PagedTableProps<C extends Call> {
  readonly label: string;
  readonly list: C;
  /** What is asked for; another question begins at its first page. */
  readonly input: InputOf<C>;
  readonly names: readonly (keyof Row<C> & string)[];
  readonly selection?: SelectionStore;
  /** Hears of the rows that were read: of what is chosen on other pages too. */
  readonly onRows?: (rows: readonly Row<C>[]) => void;
}

const PAGE = 10;
const HEIGHT = 420;

interface Found<R> {
  readonly total: number;
  readonly record: readonly R[];
}

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
  const [found, setFound] = useState<Found<Row<C>> & { readonly asked: string }>();
  const asked = `${page}/${pageSize}/${question}`;
  const columns = useMemo(() => {
    const members = rowMembers(list);
    return names.map((name) => columnOf<Row<C>>(name, members[name], false));
  }, [list, names]);
  useEffect(() => {
    let gone = false;
    const sent = { ...(JSON.parse(question) as object), pageNo: page, pageSize };
    call(list, sent as InputOf<C>).then((answer) => {
      if (gone) return;
      // A list answers a page of its rows; their type is that of the call.
      const { total, record } = answer as unknown as Found<Row<C>>;
      onRows?.(record);
      setFound({ total, record, asked });
    }, tellError);
    return () => {
      gone = true;
    };
    // `onRows` is made anew by every render and says the same.
  }, [list, question, page, pageSize, asked]);
  return (
    <DataTable
      ariaLabel={label}
      columns={columns}
      rows={found?.record ?? []}
      // Every list of the contract says what tells its rows apart.
      rowKey={(row) => String((row as Readonly<Record<string, unknown>>)[list.rowKey ?? ''])}
      loading={found?.asked !== asked}
      question={asked}
      total={found?.total ?? 0}
      page={page}
      pageSize={pageSize}
      onPage={(next, size) => setPlace({ question, page: next, pageSize: size })}
      height={HEIGHT}
      {...(selection && { selection })}
    />
  );
}
