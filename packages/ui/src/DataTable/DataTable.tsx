import { useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useMemo, useRef, type ClipboardEvent } from 'react';
import { EmptyState } from '../EmptyState';
import { classNames, LinkButton } from '../foundation';
import { rowHeights } from '../tokens';
import { COLUMN_LIMIT, columnWindow, scrollLeftFor } from './columnWindow';
import { isData, useGridColumns } from './gridColumns';
import type { GridCell } from './gridFocus';
import { Pager } from './Pager';
import { totalLabel } from './paging';
import type { DataTableProps } from './props';
import { TableHead } from './TableHead';
import { ErrorBanner, MatchingBar, SelectedCount } from './TableNotices';
import { TableRow } from './TableRow';
import { toTsv } from './tsv';
import { useGridKeys } from './useGridKeys';
import { useViewport } from './useViewport';
import styles from './DataTable.module.css';

const OVERSCAN = 5;

/** 数据表格：虚拟滚动、固定表头与固定列、跨页选择、完整的键盘操作。 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { ariaLabel, rows, rowKey, loading = false, error, total, totalIsExact = true, page, pageSize, selection } = props;
  const { height = 500, density = 'default', columnSettings, onRowOpen } = props;
  const rowHeight = rowHeights[density];
  const scroller = useRef<HTMLDivElement>(null);
  const wide = props.columns.length > COLUMN_LIMIT;
  const viewport = useViewport(scroller, wide);
  const columns = useGridColumns(props, viewport.width);
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  const idOf = useCallback((row: Row) => (typeof rowKey === 'function' ? rowKey(row) : String(row[rowKey])), [rowKey]);
  const ids = useMemo(() => rows.map(idOf), [rows, idOf]);
  const bodyHeight = Math.max(rowHeight, viewport.height - rowHeight);

  const grid = useGridKeys({
    scroller,
    rows: rows.length,
    cols: columns.length,
    pageRows: Math.max(1, Math.floor(bodyHeight / rowHeight) - 1),
    firstCol: Math.max(0, columns.findIndex(isData)),
    reveal,
    onSelect: (row) => ids[row] !== undefined && selection?.toggle(ids[row]),
    onOpen: (row) => rows[row] !== undefined && (onRowOpen?.(rows[row]), true),
  });

  const focusedRow = grid.focused.row;
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    initialRect: { width: 0, height: typeof height === 'number' ? height : 600 },
    rangeExtractor: useCallback((range: Range) => withFocused(range, focusedRow), [focusedRow]),
  });
  // 密度改变后行高不同，已缓存的测量作废
  useLayoutEffect(() => virtual.measure(), [virtual, rowHeight]);

  function reveal({ row, col }: GridCell) {
    const element = scroller.current;
    if (!element) return;
    const top = row * rowHeight;
    if (row >= 0 && top < element.scrollTop) element.scrollTop = top;
    if (row >= 0 && top + rowHeight > element.scrollTop + bodyHeight) element.scrollTop = top + rowHeight - bodyHeight;
    element.scrollLeft = scrollLeftFor(columns, col, element.scrollLeft, element.clientWidth);
  }

  const shownKey = columnWindow(columns, viewport.scrollLeft, viewport.width, grid.focused.col).join();
  const shown = useMemo(() => shownKey.split(',').map(Number), [shownKey]);

  function copy(event: ClipboardEvent) {
    if (!window.getSelection()?.isCollapsed || (event.target as HTMLElement).matches('input, textarea')) return;
    const chosen = rows.filter((_, index) => (selection?.size() ? selection.has(ids[index] ?? '') : index === focusedRow));
    if (chosen.length === 0) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', toTsv(columns.filter(isData), chosen));
  }

  const changes = columnSettings?.changes;
  const changeColumns = columnSettings?.onChange;
  const resize = useMemo(
    () => changeColumns && ((key: string, next: number) => changeColumns({ ...changes, widths: { ...changes?.widths, [key]: next } })),
    [changes, changeColumns],
  );
  const firstOrdinal = (page - 1) * pageSize + 1;
  const skeleton = loading && rows.length === 0;

  return (
    <div className={classNames(styles.table, height === 'fill' && styles.fill)} data-density={density}>
      {error && <ErrorBanner error={error} />}
      {selection && props.selectAllMatching && <MatchingBar selection={selection} ids={ids} matching={props.selectAllMatching} />}
      <span ref={grid.before} tabIndex={-1} />
      <div className={styles.frame} style={height === 'fill' ? undefined : { height }}>
        <div
          ref={scroller}
          role="grid"
          aria-label={ariaLabel}
          aria-rowcount={totalIsExact ? total + 1 : -1}
          aria-colcount={columns.length}
          aria-multiselectable={selection ? true : undefined}
          aria-busy={loading}
          className={styles.scroller}
          onKeyDown={grid.onKeyDown}
          onFocus={grid.onFocus}
          onCopy={copy}
        >
          <div className={styles.inner} style={{ width }}>
            <TableHead
              columns={columns}
              shown={shown}
              focusedCol={focusedRow < 0 ? grid.focused.col : -1}
              ids={ids}
              selection={selection}
              sort={props.sort}
              onSort={props.onSort}
              onResize={resize}
            />
            <div role="rowgroup" className={styles.body} style={{ height: virtual.getTotalSize() }}>
              {virtual.getVirtualItems().map(({ index }) => {
                const row = rows[index];
                const id = ids[index];
                if (row === undefined || id === undefined) return null;
                return (
                  <TableRow
                    key={id}
                    row={row}
                    id={id}
                    index={index}
                    ordinal={firstOrdinal + index}
                    top={index * rowHeight}
                    columns={columns}
                    shown={shown}
                    focusedCol={index === focusedRow ? grid.focused.col : -1}
                    selection={selection}
                    opened={props.openedIds?.has(id) ?? false}
                    rowActions={props.rowActions}
                    onOpen={onRowOpen}
                  />
                );
              })}
            </div>
          </div>
        </div>
        {skeleton && <Skeleton rows={Math.min(pageSize, Math.ceil(bodyHeight / rowHeight))} columns={Math.min(columns.length, 8)} />}
        {loading && !skeleton && <div className={styles.progress} />}
        {!loading && rows.length === 0 && (
          <div className={styles.empty}>{props.emptyState ?? <EmptyState text="暂无数据" hint="可以调整查询条件后再试" />}</div>
        )}
      </div>
      <span ref={grid.after} tabIndex={-1} />
      <div className={styles.footer}>
        <span role="status" className={styles.count}>
          {skeleton ? '正在载入' : totalLabel(total, totalIsExact)}
        </span>
        {!totalIsExact && props.onExactCount && <LinkButton onClick={props.onExactCount}>统计准确条数</LinkButton>}
        {selection && <SelectedCount selection={selection} />}
        <Pager page={page} pageSize={pageSize} total={total} onPage={props.onPage} />
      </div>
    </div>
  );
}

// 焦点行即使滚出视口也要画出，否则焦点会丢到 body 上
function withFocused({ startIndex, endIndex, overscan, count }: Range, focused: number): number[] {
  const first = Math.max(0, startIndex - overscan);
  const last = Math.min(count - 1, endIndex + overscan);
  const range = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  if (focused < 0 || focused >= count || (focused >= first && focused <= last)) return range;
  return focused < first ? [focused, ...range] : [...range, focused];
}

function Skeleton({ rows, columns }: { rows: number; columns: number }) {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.skeletonRow}>
          {Array.from({ length: columns }, (_, col) => (
            <span key={col} className={styles.bone} />
          ))}
        </div>
      ))}
    </div>
  );
}
