import { useCallback, useMemo, useRef, type ClipboardEvent } from 'react';
import { EmptyState } from '../EmptyState';
import { classNames, LinkButton } from '../foundation';
import { rowHeights } from '../tokens';
import { rowRange } from './cellRange';
import { COLUMN_LIMIT, columnWindow, scrollLeftFor } from './columnWindow';
import { isData, useGridColumns } from './gridColumns';
import type { GridCell } from './gridFocus';
import { GroupRow } from './GroupRow';
import { headDepth } from './headLevels';
import { Pager } from './Pager';
import { totalLabel } from './paging';
import type { DataTableProps } from './props';
import { groupKey, rowItems } from './rowItems';
import { TableHead } from './TableHead';
import { ErrorBanner, MatchingBar, RangeSize, SelectedCount } from './TableNotices';
import { TableRow } from './TableRow';
import { TableSkeleton } from './TableSkeleton';
import { TotalsRow } from './TotalsRow';
import { toHtml, toTsv } from './tsv';
import { useCellRange } from './useCellRange';
import { useGoTo } from './useGoTo';
import { useGridKeys } from './useGridKeys';
import { useKeptPlace } from './useKeptPlace';
import { useViewport } from './useViewport';
import { useVirtualRows } from './useVirtualRows';
import styles from './DataTable.module.css';

/** 选择、序号、操作三列最多再加这么多。 */
const OWN_COLUMNS = 3;
const NO_IDS: readonly string[] = [];

/** 数据表格：虚拟滚动、固定表头与固定列、跨页选择、完整的键盘操作。 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    ariaLabel,
    rows,
    rowKey,
    loading = false,
    error,
    total,
    totalIsExact = true,
    page,
    pageSize,
    selection,
  } = props;
  const { height = 500, density = 'default', columnSettings, onRowOpen, groups, totals } = props;
  const rowHeight = rowHeights[density];
  const scroller = useRef<HTMLDivElement>(null);
  const viewport = useViewport(scroller, props.columns.length + OWN_COLUMNS > COLUMN_LIMIT);
  const columns = useGridColumns(props, viewport.width);
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  const idOf = useCallback(
    (row: Row) => (typeof rowKey === 'function' ? rowKey(row) : String(row[rowKey])),
    [rowKey],
  );
  const ids = useMemo(() => rows.map(idOf), [rows, idOf]);
  const choosable = props.isStale ? NO_IDS : ids;
  const items = useMemo(() => rowItems(rows, ids, groups), [rows, ids, groups]);
  const depth = headDepth(columns);
  const bodyHeight = Math.max(rowHeight, viewport.height - (depth + (totals ? 1 : 0)) * rowHeight);
  const range = useCellRange();

  const grid = useGridKeys({
    scroller,
    rows: items.length + (totals && items.length > 0 ? 1 : 0),
    cols: columns.length,
    pageRows: Math.max(1, Math.floor(bodyHeight / rowHeight) - 1),
    firstCol: Math.max(0, columns.findIndex(isData)),
    reveal,
    onSelect: (at) => withRow(at, ({ id }) => selection?.toggle(id)),
    onOpen: (at) => withRow(at, ({ row }) => onRowOpen?.(row)),
    onExtend: range.extend,
    onClear: range.clear,
  });

  const focusedRow = grid.focused.row;
  const keys = useMemo(
    () => items.map((item) => (item.kind === 'row' ? item.id : item.key)),
    [items],
  );
  const drawn = useVirtualRows({
    scroller,
    keys,
    rowHeight,
    height: typeof height === 'number' ? height : 600,
    focusedRow,
    all: viewport.isPrinting,
  });
  useKeptPlace({
    scroller,
    keys,
    question: JSON.stringify([props.question, page, pageSize, props.sort]),
    isStale: props.isStale ?? false,
    focusedRow,
    rowHeight,
    onMoved: grid.moveTo,
  });

  function withRow(at: number, act: (item: { row: Row; id: string }) => void): boolean {
    const item = items[at];
    if (item?.kind !== 'row') return false;
    act(item);
    return true;
  }

  function reveal({ row, col }: GridCell) {
    const element = scroller.current;
    if (!element) return;
    const top = row * rowHeight;
    const inBody = row >= 0 && row < items.length;
    if (inBody && top < element.scrollTop) element.scrollTop = top;
    if (inBody && top + rowHeight > element.scrollTop + bodyHeight)
      element.scrollTop = top + rowHeight - bodyHeight;
    element.scrollLeft = scrollLeftFor(columns, col, element.scrollLeft, element.clientWidth);
  }

  const shownKey = columnWindow(
    columns,
    viewport.seen.left,
    viewport.seen.width,
    grid.focused.col,
  ).join();
  const shown = useMemo(() => shownKey.split(',').map(Number), [shownKey]);

  useGoTo(props.goTo, (to) => {
    const row = to.row === '' ? items.length : keys.indexOf(to.row);
    const col = columns.findIndex(({ key }) => key === to.column);
    if (row < 0 || col < 0) return false;
    grid.go({ row, col });
    return true;
  });

  function copy(event: ClipboardEvent) {
    if (
      !window.getSelection()?.isCollapsed ||
      (event.target as HTMLElement).matches('input, textarea')
    )
      return;
    const { bounds } = range;
    const chosen = items.flatMap((item, index) => {
      const wanted = bounds
        ? index >= bounds.top && index <= bounds.bottom
        : item.kind === 'row' &&
          (selection?.size() ? selection.has(item.id) : index === focusedRow);
      return wanted && item.kind === 'row' ? [item.row] : [];
    });
    if (chosen.length === 0) return;
    event.preventDefault();
    const copied = columns.filter(
      (column, col) => isData(column) && (!bounds || (col >= bounds.left && col <= bounds.right)),
    );
    event.clipboardData.setData('text/plain', toTsv(copied, chosen));
    event.clipboardData.setData('text/html', toHtml(copied, chosen));
  }

  const changes = columnSettings?.changes;
  const changeColumns = columnSettings?.onChange;
  const resize = useMemo(
    () =>
      changeColumns &&
      ((key: string, next: number) =>
        changeColumns({ ...changes, widths: { ...changes?.widths, [key]: next } })),
    [changes, changeColumns],
  );
  const firstOrdinal = (page - 1) * pageSize + 1;
  const groupRows = useMemo(
    () => (groups ? items.filter(({ kind }) => kind === 'group').length : 0),
    [items, groups],
  );
  const skeleton = loading && rows.length === 0;

  return (
    <div
      className={classNames(styles.table, height === 'fill' && styles.fill)}
      data-density={density}
    >
      {error && <ErrorBanner error={error} />}
      {selection && props.selectAllMatching && (
        <MatchingBar selection={selection} ids={choosable} matching={props.selectAllMatching} />
      )}
      <span ref={grid.before} tabIndex={-1} />
      <div className={styles.frame} style={height === 'fill' ? undefined : { height }}>
        <div
          ref={scroller}
          role="grid"
          aria-label={ariaLabel}
          aria-rowcount={totalIsExact ? total + depth + groupRows + (totals ? 1 : 0) : -1}
          aria-colcount={columns.length}
          aria-multiselectable={selection ? true : undefined}
          aria-busy={loading}
          className={styles.scroller}
          data-ranged={range.bounds ? true : undefined}
          onKeyDown={grid.onKeyDown}
          onFocus={grid.onFocus}
          onBlur={grid.onBlur}
          onCopy={copy}
          {...range.handlers}
        >
          <div className={styles.inner} style={{ width }}>
            <TableHead
              columns={columns}
              shown={shown}
              focusedCol={focusedRow < 0 ? grid.focused.col : -1}
              ids={choosable}
              selection={selection}
              sort={props.sort}
              onSort={props.onSort}
              onResize={resize}
            />
            <div role="rowgroup" className={styles.body} style={{ height: drawn.height }}>
              {drawn.rows.map(({ index, slot }) => {
                const item = items[index];
                if (!item) return null;
                const place = {
                  index,
                  rowIndex: firstOrdinal + index + depth,
                  top: index * rowHeight,
                  focusedCol: index === focusedRow ? grid.focused.col : -1,
                };
                if (item.kind === 'group') {
                  const { key, label, count, collapsed } = item;
                  return (
                    <GroupRow
                      key={slot}
                      {...place}
                      label={label}
                      count={count}
                      colCount={columns.length}
                      collapsed={collapsed}
                      onToggle={groups?.onToggle && (() => groups.onToggle?.(groupKey(key)))}
                    />
                  );
                }
                return (
                  <TableRow
                    key={slot}
                    {...place}
                    row={item.row}
                    id={item.id}
                    ordinal={firstOrdinal + item.at}
                    columns={columns}
                    shown={shown}
                    range={rowRange(range.bounds, index)}
                    selection={selection}
                    opened={props.openedIds?.has(item.id) ?? false}
                    rowActions={props.rowActions}
                    onOpen={onRowOpen}
                  />
                );
              })}
            </div>
            {totals && items.length > 0 && (
              <TotalsRow
                totals={totals}
                columns={columns}
                shown={shown}
                index={items.length}
                rowIndex={total + depth + groupRows + 1}
                focusedCol={focusedRow === items.length ? grid.focused.col : -1}
              />
            )}
          </div>
        </div>
        {skeleton && (
          <TableSkeleton
            rows={Math.min(pageSize, Math.ceil(bodyHeight / rowHeight))}
            columns={Math.min(columns.length, 8)}
          />
        )}
        {loading && !skeleton && <div className={styles.progress} />}
        {!loading && rows.length === 0 && (
          <div className={styles.empty}>
            {props.emptyState ?? <EmptyState text="暂无数据" hint="可以调整查询条件后再试" />}
          </div>
        )}
      </div>
      <span ref={grid.after} tabIndex={-1} />
      <div className={styles.footer}>
        <span role="status" className={styles.count}>
          {skeleton ? '正在载入' : totalLabel(total, totalIsExact)}
        </span>
        {!totalIsExact && props.onExactCount && (
          <LinkButton onClick={props.onExactCount}>统计准确条数</LinkButton>
        )}
        {selection && <SelectedCount selection={selection} />}
        <RangeSize bounds={range.bounds} />
        <Pager page={page} pageSize={pageSize} total={total} onPage={props.onPage} />
      </div>
    </div>
  );
}
