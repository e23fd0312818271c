import { membersOf, type Call, type InputOf, type Row, type SortOf } from '@tqc/contract/kit';
import {
  createSelection,
  DataTable,
  RowActions,
  type Column,
  type SelectionStore,
  type Sort,
} from '@tqc/ui/DataTable';
import { PageHeader } from '@tqc/ui/PageHeader';
import { SearchForm, type SearchField, type SearchValues } from '@tqc/ui/SearchForm';
import {
  Children,
  Fragment,
  isValidElement,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { columnOf, rowShape, searchFieldOf, searchInput } from '../form/fieldsOf';
import styles from './ListScreen.module.css';
import { ListTools } from './ListTools';
import { mayCall } from '../session/mayCall';
import { useSession } from '../session/session';
import { useGates } from '../session/useGate';
import { useList } from './useList';
import { useListQuestion } from './useListQuestion';
import { useListViews } from './useListViews';
import { usePageState } from './usePageState';
import { Reload } from './useReload';

export interface ListScreenProps<C extends Call> {
  readonly title: string;
  readonly note: string;
  readonly list: C;
  readonly rowKey: keyof Row<C> & string;
  /** Names of the list's filters, or fields of its own. */
  readonly search?: readonly ((keyof InputOf<C> & string) | SearchField)[];
  /** Names of the row's fields, or columns of its own. */
  readonly columns: readonly ((keyof Row<C> & string) | Column<Row<C>>)[];
  /** Fields that the list can be ordered by, of those its call offers. */
  readonly sorts?: readonly SortOf<C>[];
  /** Input that the person does not choose. */
  readonly fixed?: Partial<InputOf<C>>;
  readonly toolbar?: ReactNode | ((selected: readonly Row<C>[], clear: () => void) => ReactNode);
  /** What can be done with a row; `open` opens it as a double click does, and marks it as seen. */
  readonly rowActions?: (row: Row<C>, open: () => void) => ReactNode;
  /** Less where a row has one short action: the columns get the rest. */
  readonly actionsWidth?: number;
  readonly onOpen?: (row: Row<C>) => void;
  readonly selectable?: boolean;
  readonly children?: ReactNode;
}

const NONE_OPENED: ReadonlySet<string> = new Set();

/** A list page: title, search, toolbar, table. Filters, order and page live in the address, personal numbers in the page alone. */
export function ListScreen<C extends Call>(props: ListScreenProps<C>) {
  const {
    title,
    note,
    list,
    rowKey,
    search = [],
    columns,
    sorts = [],
    fixed,
    toolbar,
    rowActions,
    actionsWidth = 190,
    onOpen,
    selectable = false,
    children,
  } = props;
  const rights = useSession((session) => session.rights);
  const inputShape = useMemo(() => membersOf(list.input), [list]);
  const fields = useMemo(
    () =>
      search.map((one) => (typeof one === 'string' ? searchFieldOf(one, inputShape[one]) : one)),
    [search, inputShape],
  );
  const { params, active, hasPersonal, ask, pick, setParams } = useListQuestion(list, fields);
  const [typed, setTyped] = usePageState<SearchValues>('search', active);
  const pageNo = Number(params.get('pageNo') ?? 1);
  const pageSize = Number(params.get('pageSize') ?? 10);
  const sort = params.get('sort') ?? undefined;
  const exactTotal = params.get('exactTotal') === 'true';
  // A short list has no pages: the server refuses what its call does not take.
  const paging = 'pageNo' in inputShape ? { pageNo, pageSize } : {};
  const input = {
    ...searchInput(inputShape, active),
    ...fixed,
    ...paging,
    ...(sort ? { sort } : {}),
    ...(exactTotal ? { exactTotal } : {}),
  };
  // The filters come from the fields of this very call; its schema judges them on the server.
  const { rows, total, exact, loading, isStale, error, reload, turn } = useList(
    list,
    input as InputOf<C>,
  );
  // Rows of several searches may be chosen together, but not rows of several tabs: what is done with them differs.
  const tab = JSON.stringify(fixed);
  const chosen = useRef<{ readonly tab: string; readonly store: SelectionStore }>(undefined);
  if (!chosen.current || chosen.current.tab !== tab)
    chosen.current = { tab, store: createSelection() };
  const selection = chosen.current.store;
  const [opened, setOpened] = usePageState('opened', NONE_OPENED);
  function openRow(row: Row<C>) {
    setOpened(new Set(opened).add(String(row[rowKey])));
    onOpen?.(row);
  }
  const shape = useMemo(() => rowShape(list), [list]);
  const shown = useMemo(() => {
    const sortable = new Set<string>(sorts);
    return columns.map((one) =>
      typeof one === 'object' ? one : columnOf<Row<C>>(one, shape[one], sortable.has(one)),
    );
  }, [columns, shape, sorts]);
  const views = useListViews({
    screen: `${list.id}/${title}`.slice(0, 60),
    params,
    onPick: (next) => setTyped(pick(next)),
    onSaved: setParams,
  });
  const sortNow: Sort | undefined = sort
    ? { key: sort.split('.')[0] ?? '', order: sort.endsWith('.asc') ? 'asc' : 'desc' }
    : undefined;

  function go(changes: Readonly<Record<string, string | undefined>>, from = params) {
    const next = new URLSearchParams(from);
    for (const [name, value] of Object.entries(changes))
      if (value === undefined) next.delete(name);
      else next.set(name, value);
    setParams(next);
  }

  function find(values: SearchValues) {
    // The same question again means: look once more, unless its answer is still on the way.
    if (!ask(values) && !loading) reload();
  }

  // Whoever dealt with the last rows of the last page goes on with the page before it.
  const isBeyond = rows.length === 0 && total > 0 && exact && pageNo > 1 && !loading && !isStale;
  useEffect(() => {
    if (!isBeyond) return;
    const last = new URLSearchParams(params);
    last.set('pageNo', String(Math.ceil(total / pageSize)));
    setParams(last, { replace: true });
  }, [isBeyond]);

  const again = useMemo(() => ({ reload, turn }), [reload, turn]);
  return (
    <Reload.Provider value={again}>
      <div className={styles.screen}>
        <PageHeader title={title} description={note} />
        {fields.length > 0 && (
          <section className={styles.card}>
            <SearchForm
              fields={fields}
              value={typed}
              onChange={setTyped}
              onSearch={find}
              active={active}
              searching={loading}
              onReset={() => {
                setTyped({});
                find({});
              }}
            />
          </section>
        )}
        {children}
        <section className={`${styles.card} ${styles.list}`}>
          <div className={styles.toolbar}>
            {typeof toolbar === 'function' ? (
              <SelectedToolbar selection={selection} rows={rows} rowKey={rowKey} render={toolbar} />
            ) : (
              toolbar
            )}
            <ListTools columns={shown} views={views} hasPersonal={hasPersonal} />
          </div>
          <DataTable
            ariaLabel={title}
            height="fill"
            columns={shown}
            rows={rows}
            rowKey={rowKey}
            density={views.density}
            columnSettings={{ changes: views.columns, onChange: views.setColumns }}
            loading={loading}
            isStale={isStale}
            total={total}
            totalIsExact={exact}
            onExactCount={() => go({ exactTotal: 'true' })}
            page={pageNo}
            pageSize={pageSize}
            onPage={(page, size) => go({ pageNo: String(page), pageSize: String(size) })}
            onSort={(next) =>
              go({ sort: next ? `${next.key}.${next.order}` : undefined, pageNo: undefined })
            }
            {...(sortNow ? { sort: sortNow } : {})}
            {...(error
              ? {
                  error: {
                    message: error.message,
                    onRetry: reload,
                    ...(error.requestId ? { requestId: error.requestId } : {}),
                  },
                }
              : {})}
            {...(selectable ? { selection } : {})}
            {...(rowActions
              ? {
                  rowActions: (row: Row<C>) => (
                    <Offered actions={rowActions(row, () => openRow(row))} rights={rights} />
                  ),
                  rowActionsWidth: actionsWidth,
                }
              : {})}
            {...(onOpen ? { onRowOpen: openRow, openedIds: opened } : {})}
          />
        </section>
      </div>
    </Reload.Provider>
  );
}

interface Offer {
  readonly label?: string;
  readonly when?: boolean;
  readonly call?: Pick<Call, 'permission' | 'title'>;
  readonly children?: ReactNode;
}

/** The actions that will show: only three have a place in the row, and one that is not there must not take it; the panel 为什么不能操作 hears of the others. */
function Offered({
  actions,
  rights,
}: {
  readonly actions: ReactNode;
  readonly rights: ReadonlySet<string>;
}) {
  const judged = flat(actions).map((action) => {
    const { label = '', when = true, call } = isValidElement<Offer>(action) ? action.props : {};
    return {
      action,
      label,
      when,
      call,
      may: !call || mayCall(rights, call),
    };
  });
  const isOffered = ({ when, may }: (typeof judged)[number]) => when && may;
  useGates(
    judged
      .filter((one) => one.label && !isOffered(one))
      .map(({ label, call, may, when }) => ({ label, call, may, when })),
  );
  return <RowActions>{judged.filter(isOffered).map(({ action }) => action)}</RowActions>;
}

function flat(actions: ReactNode): ReactNode[] {
  return Children.toArray(actions).flatMap((action) =>
    isValidElement<Offer>(action) && action.type === Fragment
      ? flat(action.props.children)
      : [action],
  );
}

interface SelectedProps<R> {
  readonly selection: SelectionStore;
  readonly rows: readonly R[];
  readonly rowKey: keyof R & string;
  readonly render: (selected: readonly R[], clear: () => void) => ReactNode;
}

/** The toolbar knows the selected rows, also those of pages seen before. */
function SelectedToolbar<R>({ selection, rows, rowKey, render }: SelectedProps<R>) {
  const ids = useSyncExternalStore(selection.subscribe, selection.ids);
  const seen = useRef(new Map<string, R>());
  for (const row of rows) seen.current.set(String(row[rowKey]), row);
  return (
    <>
      {render(
        ids.flatMap((id) => seen.current.get(id) ?? []),
        () => selection.clear(),
      )}
    </>
  );
}
