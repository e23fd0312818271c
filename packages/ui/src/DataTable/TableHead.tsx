import {
  memo,
  useEffect,
  useRef,
  useSyncExternalStore,
  type CSSProperties,
  type PointerEvent,
} from 'react';
import { classNames, Icon, MenuButton } from '../foundation';
import type { ColumnFilter, PlacedColumn } from './column';
import { isData, SELECT } from './gridColumns';
import { headDepth, headSpans, pinnedWidths } from './headLevels';
import { pageState, type SelectionStore } from './selection';
import { nextSort, type Sort } from './sorting';
import { besides, placed } from './TableRow';
import styles from './DataTable.module.css';

interface TableHeadProps {
  columns: readonly PlacedColumn<never>[];
  shown: readonly number[];
  focusedCol: number;
  ids: readonly string[];
  selection?: SelectionStore;
  sort?: Sort;
  onSort?: (sort: Sort | undefined) => void;
  onResize?: (key: string, width: number) => void;
}

/** 表头一行：全选、排序和列宽拖动，始终贴在滚动区顶端。 */
export const TableHead = memo(function TableHead({
  columns,
  shown,
  focusedCol,
  ids,
  selection,
  sort,
  onSort,
  onResize,
}: TableHeadProps) {
  const depth = headDepth(columns);
  return (
    <div role="rowgroup" className={styles.head}>
      {Array.from({ length: depth - 1 }, (_, level) => (
        <HeadGroups key={level} columns={columns} shown={shown} level={level} />
      ))}
      <div role="row" className={styles.headRow} aria-rowindex={depth}>
        {shown.map((col, at) => {
          const column = columns[col];
          if (!column) return null;
          const order = sort?.key === column.key ? sort.order : undefined;
          return (
            <div
              key={column.key}
              role="columnheader"
              className={classNames(styles.cell, styles.headCell, column.sticky && styles.sticky)}
              style={{
                ...placed(column, ...besides(columns, shown, at)),
                ...rising(depth - 1 - (column.heads?.length ?? 0)),
              }}
              aria-colindex={col + 1}
              aria-label={column.filter ? column.title : undefined}
              aria-sort={
                column.sortable
                  ? order === 'asc'
                    ? 'ascending'
                    : order === 'desc'
                      ? 'descending'
                      : 'none'
                  : undefined
              }
              data-cell={`-1:${col}`}
              data-align={column.align}
              data-sticky={column.sticky?.side}
              tabIndex={focusedCol === col ? 0 : -1}
            >
              {column.key === SELECT && selection ? (
                <PageCheckbox selection={selection} ids={ids} />
              ) : column.sortable && onSort ? (
                <button
                  type="button"
                  tabIndex={-1}
                  className={styles.sort}
                  onClick={() => onSort(nextSort(sort, column.key))}
                >
                  {column.title}
                  <span className={styles.sortMark} data-order={order} aria-hidden="true" />
                </button>
              ) : (
                column.title
              )}
              {column.filter && <HeadFilter title={column.title} filter={column.filter} />}
              {onResize && isData(column) && (
                <Resizer width={column.width} onResize={(width) => onResize(column.key, width)} />
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
});

function HeadFilter({ title, filter }: { title: string; filter: ColumnFilter }) {
  const { options, value, onChange } = filter;
  return (
    <span className={styles.filter} data-on={value !== '' || undefined}>
      <MenuButton
        label={`按${title}筛选`}
        items={[{ key: '', label: '全部' }, ...options.map((one) => ({ key: one.value, ...one }))]}
        chosen={value}
        onChoose={(next) => next !== value && onChange(next)}
        isIcon
        tabIndex={-1}
      >
        <Icon name="filter" size={14} />
      </MenuButton>
    </span>
  );
}

// A column without a title above it fills upwards, its words centred.
function rising(levels: number): CSSProperties {
  if (levels <= 0) return {};
  return {
    height: `calc(${levels + 1} * var(--tqc-row-height))`,
    marginTop: `calc(${-levels} * var(--tqc-row-height))`,
    lineHeight: `calc(${levels + 1} * var(--tqc-row-height) - 1px)`,
  };
}

function HeadGroups({
  columns,
  shown,
  level,
}: {
  columns: readonly PlacedColumn<never>[];
  shown: readonly number[];
  level: number;
}) {
  const spans = headSpans(columns, shown, level);
  const { left, right } = pinnedWidths(columns);
  return (
    <div role="row" className={styles.headRow} aria-rowindex={level + 1}>
      {spans.map((span, at) => {
        const { title, first, last, sticky } = span;
        return (
          <div
            key={first}
            role={title ? 'columnheader' : 'presentation'}
            className={classNames(
              styles.cell,
              title ? styles.headGroup : styles.headBlank,
              sticky && styles.sticky,
            )}
            style={placed(span, spans[at - 1], spans[at + 1])}
            aria-colindex={title ? first + 1 : undefined}
            aria-colspan={title && last > first ? last - first + 1 : undefined}
            data-sticky={sticky?.side}
          >
            {/* Over columns wider than the page the words stay where they are read. */}
            {title && (
              <span className={styles.headTitle} style={sticky ? undefined : { left, right }}>
                {title}
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
}

function PageCheckbox({ selection, ids }: { selection: SelectionStore; ids: readonly string[] }) {
  const state = useSyncExternalStore(selection.subscribe, () => pageState(selection, ids));
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = state === 'some';
  }, [state]);
  return (
    <label className={styles.check}>
      <input
        ref={input}
        type="checkbox"
        tabIndex={-1}
        aria-label="选择本页全部"
        checked={state === 'all'}
        disabled={ids.length === 0}
        onChange={() => selection.setMany(ids, state !== 'all')}
      />
    </label>
  );
}

function Resizer({ width, onResize }: { width: number; onResize: (width: number) => void }) {
  function down(event: PointerEvent<HTMLSpanElement>) {
    const handle = event.currentTarget;
    const from = event.clientX;
    handle.setPointerCapture(event.pointerId);
    const move = (next: globalThis.PointerEvent) =>
      onResize(Math.max(48, Math.round(width + next.clientX - from)));
    handle.addEventListener('pointermove', move);
    handle.addEventListener(
      'lostpointercapture',
      () => handle.removeEventListener('pointermove', move),
      { once: true },
    );
  }
  return <span className={styles.resizer} onPointerDown={down} data-resizer aria-hidden="true" />;
}
