import { rowMembers, type Call, type ExportCall, type Row, type SortOf } from '@tqc/contract/kit';
import {
  applyChanges,
  DataTable,
  PrintTool,
  type Column,
  type SelectionStore,
} from '@tqc/ui/DataTable';
import { EmptyState } from '@tqc/ui/EmptyState';
import { PageHeader } from '@tqc/ui/PageHeader';
import { SearchForm } from '@tqc/ui/SearchForm';
import { useMemo, type ReactNode } from 'react';
import { columnOf } from '../form/fieldsOf';
import { useScreenTitle } from '../session/currentScreen';
import { useListsTurn } from '../session/lists';
import { ExportButton } from './ExportButton';
import styles from './ListScreen.module.css';
import { headFilters } from './headFilters';
import { ListTools } from './ListTools';
import { Offered } from './Offered';
import { printedList } from './printedList';
import { useAllMatching } from './useAllMatching';
import { OrderChoice } from './OrderChoice';
import type { OrderWords } from './orderChoices';
import { useListPage, type ListPageOptions } from './useListPage';
import { useListViews } from './useListViews';
import { Reload } from './useReload';
import { useSelected, type KnownRows } from './useSelection';

/** A field of the row whose column is wider or narrower than its kind of value asks for. */
interface Sized<C extends Call> {
  readonly of: keyof Row<C> & string;
  readonly width: number;
}

export interface ListScreenProps<C extends Call> extends ListPageOptions<C> {
  /** Only where the page is a part of a screen of the catalogue, which has the title otherwise. */
  readonly title?: string;
  readonly note: string;
  /** Says what tells its rows apart (`rowKey`). */
  readonly list: C;
  /** Names of the row's fields, the same with another width, or columns of its own. */
  readonly columns: readonly ((keyof Row<C> & string) | Sized<C> | Column<Row<C>>)[];
  /** Fields that the list can be ordered by, of those its call offers. */
  readonly sorts?: readonly SortOf<C>[];
  /** Offers the orders by their names as well (排序方式), in the words of this code list. */
  readonly orders?: OrderWords;
  readonly toolbar?:
    | ReactNode
    | ((selected: readonly Row<C>[], keep: (ids: readonly string[]) => void) => ReactNode);
  /** What can be done with a row; `open` opens it as a double click does, and marks it as seen. */
  readonly rowActions?: (row: Row<C>, open: () => void) => ReactNode;
  /** Less where a row has one short action: the columns get the rest. */
  readonly actionsWidth?: number;
  /** So many actions stand in the row, the others under 更多. */
  readonly actionsShown?: 1 | 2 | 3;
  readonly onOpen?: (row: Row<C>) => void;
  /** The call that exports the list, where it has one of its own. */
  readonly exportBy?: ExportCall;
  readonly selectable?: boolean;
  /** Said where there is no row and nothing is asked for. */
  readonly none?: string;
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
    orders,
    fixed,
    firstSort,
    toolbar,
    rowActions,
    actionsWidth = 190,
    actionsShown,
    onOpen,
    exportBy,
    selectable = false,
    none = '暂无数据',
    children,
  } = props;
  const catalogueTitle = useScreenTitle();
  const title = ownTitle ?? catalogueTitle;
  const shownPage = useListPage(list, { search, fixed, firstSort });
  const { rows, rowKey, question, page, selection, known, opened, loading, error } = shownPage;
  const { reload, turn } = shownPage;
  const selectAllMatching = useAllMatching(list, shownPage);
  function openRow(row: Row<C>) {
    shownPage.open(row);
    onOpen?.(row);
  }
  const shape = useMemo(() => rowMembers(list), [list]);
  const ordered = sorts.filter(shownPage.isOrdered).join();
  const words = useListsTurn();
  const plain = useMemo(() => {
    const sortable = new Set<string>(ordered.split(','));
    const ofField = (name: string) => columnOf<Row<C>>(name, shape[name], sortable.has(name));
    return columns.map((one) =>
      typeof one === 'string'
        ? ofField(one)
        : 'of' in one
          ? { ...ofField(one.of), width: one.width }
          : one,
    );
    // Words of code lists stand in the columns: with new words there are new columns.
  }, [columns, shape, ordered, words]);
  const { fields, active, narrow } = question;
  const shown = useMemo(
    () => headFilters(plain, fields, active, narrow),
    [plain, fields, active, narrow],
  );
  const views = useListViews({
    screen: `${list.id}/${title}`.slice(0, 60),
    params: question.params,
    onPick: (next) => question.setTyped(question.pick(next)),
    onSaved: question.setParams,
  });
  const isNone = rows.length === 0 && !loading && !shownPage.isStale && error === undefined;
  const asked = JSON.stringify(shownPage.input);
  const again = useMemo(() => {
    const question = JSON.parse(asked) as Record<string, unknown>;
    return { reload, turn, asked: question, foundNone: isNone ? question : undefined };
  }, [reload, turn, isNone, asked]);
  return (
    <Reload.Provider value={again}>
      <div className={styles.screen}>
        <PageHeader title={title} description={note} />
        {question.fields.length > 0 && (
          <section className={styles.card}>
            <SearchForm
              fields={question.fields}
              regionName={question.regionName}
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
              <SelectedToolbar selection={selection} known={known} render={toolbar} />
            ) : (
              toolbar
            )}
            <ListTools
              columns={shown}
              views={views}
              hasPersonal={question.hasPersonal}
              loading={loading}
              onRefresh={reload}
            >
              {orders && (
                <OrderChoice
                  ordered={shown.flatMap(({ key, title: label, sortable }) =>
                    sortable ? { name: key, label: String(label) } : [],
                  )}
                  words={orders}
                  sort={page.sort}
                  onSort={page.sortBy}
                />
              )}
              <PrintTool
                disabled={loading}
                read={() =>
                  printedList(shownPage, list, {
                    title,
                    fixed,
                    columns: applyChanges(shown, views.columns),
                  })
                }
              />
              <ExportButton
                list={list}
                by={exportBy}
                title={title}
                columns={applyChanges(shown, views.columns)}
                query={shownPage.asked}
                total={shownPage.total}
                exact={shownPage.exact}
              />
            </ListTools>
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
            // Only what was asked for can be asked otherwise.
            {...(Object.keys(active).length === 0 && { emptyState: <EmptyState text={none} /> })}
            isStale={shownPage.isStale}
            question={JSON.stringify(shownPage.asked)}
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
            {...(selectable ? { selection, selectAllMatching } : {})}
            {...(rowActions
              ? {
                  rowActions: (row: Row<C>) => (
                    <Offered actions={rowActions(row, () => openRow(row))} shown={actionsShown} />
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
  readonly known: KnownRows<R>;
  readonly render: (selected: readonly R[], keep: (ids: readonly string[]) => void) => ReactNode;
}

/** The toolbar of the chosen rows; it alone is drawn anew when another row is chosen. */
function SelectedToolbar<R>({ selection, known, render }: SelectedProps<R>) {
  const selected = useSelected(selection, known);
  return <>{render(selected, selection.keep)}</>;
}
