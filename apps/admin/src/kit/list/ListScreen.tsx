import type { Call, Row, SortOf } from '@tqc/contract/kit';
import { DataTable, type Column, type SelectionStore } from '@tqc/ui/DataTable';
import { PageHeader } from '@tqc/ui/PageHeader';
import { SearchForm } from '@tqc/ui/SearchForm';
import { useMemo, type ReactNode } from 'react';
import { columnOf, rowShape } from '../form/fieldsOf';
import { useScreenTitle } from '../session/currentScreen';
import styles from './ListScreen.module.css';
import { ListTools } from './ListTools';
import { Offered } from './Offered';
import { useListPage, type ListPageOptions } from './useListPage';
import { useListViews } from './useListViews';
import { Reload } from './useReload';
import { useSelected } from './useSelection';

export interface ListScreenProps<C extends Call> extends ListPageOptions<C> {
  /** Only where the page is a part of a screen of the catalogue, which has the title otherwise. */
  readonly title?: string;
  readonly note: string;
  /** Says what tells its rows apart (`rowKey`). */
  readonly list: C;
  /** Names of the row's fields, or columns of its own. */
  readonly columns: readonly ((keyof Row<C> & string) | Column<Row<C>>)[];
  /** Fields that the list can be ordered by, of those its call offers. */
  readonly sorts?: readonly SortOf<C>[];
  readonly toolbar?: ReactNode | ((selected: readonly Row<C>[], clear: () => void) => ReactNode);
  /** What can be done with a row; `open` opens it as a double click does, and marks it as seen. */
  readonly rowActions?: (row: Row<C>, open: () => void) => ReactNode;
  /** Less where a row has one short action: the columns get the rest. */
  readonly actionsWidth?: number;
  readonly onOpen?: (row: Row<C>) => void;
  readonly selectable?: boolean;
  readonly children?: ReactNode;
}

/**
 * A list page: title, search, toolbar, table. Filters, order and page live in the address, personal
 * numbers in the page alone.
 */
export function ListScreen<C extends Call>(props: ListScreenProps<C>) {
  const {
    title: ownTitle,
    note,
    list,
    search,
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
  const catalogueTitle = useScreenTitle();
  const title = ownTitle ?? catalogueTitle;
  const shownPage = useListPage(list, { search, fixed });
  const { rows, rowKey, question, page, selection, opened, loading, error, reload, turn } =
    shownPage;
  function openRow(row: Row<C>) {
    shownPage.open(row);
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
    params: question.params,
    onPick: (next) => question.setTyped(question.pick(next)),
    onSaved: question.setParams,
  });
  const again = useMemo(() => ({ reload, turn }), [reload, turn]);
  return (
    <Reload.Provider value={again}>
      <div className={styles.screen}>
        <PageHeader title={title} description={note} />
        {question.fields.length > 0 && (
          <section className={styles.card}>
            <SearchForm
              fields={question.fields}
              value={question.typed}
              onChange={question.setTyped}
              onSearch={question.find}
              active={question.active}
              searching={loading}
              onReset={() => {
                question.setTyped({});
                question.find({});
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
            <ListTools columns={shown} views={views} hasPersonal={question.hasPersonal} />
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
            isStale={shownPage.isStale}
            total={shownPage.total}
            totalIsExact={shownPage.exact}
            onExactCount={page.countExactly}
            page={page.pageNo}
            pageSize={page.pageSize}
            onPage={page.goTo}
            onSort={page.sortBy}
            {...(page.sort ? { sort: page.sort } : {})}
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
                    <Offered actions={rowActions(row, () => openRow(row))} />
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

interface SelectedProps<R> {
  readonly selection: SelectionStore;
  readonly rows: readonly R[];
  readonly rowKey: keyof R & string;
  readonly render: (selected: readonly R[], clear: () => void) => ReactNode;
}

/** The toolbar of the chosen rows; it alone is drawn anew when another row is chosen. */
function SelectedToolbar<R>({ selection, rows, rowKey, render }: SelectedProps<R>) {
  const selected = useSelected(selection, rows, (row) => String(row[rowKey]));
  return <>{render(selected, () => selection.clear())}</>;
}
