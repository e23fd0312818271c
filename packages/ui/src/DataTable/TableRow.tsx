import { memo, useCallback, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { classNames, VisuallyHidden } from '../foundation';
import { CellTabIndex } from './cellFocus';
import { inRange } from './cellRange';
import { cellText, type PlacedColumn } from './column';
import { ACTIONS, INDEX, SELECT } from './gridColumns';
import type { SelectionStore } from './selection';
import styles from './DataTable.module.css';

/** 两下之间最多隔多少毫秒算双击。 */
const TWICE = 1000;

interface TableRowProps<Row> {
  row: Row;
  id: string;
  index: number;
  /** 跨页的序号，从 1 起。 */
  ordinal: number;
  /** 读屏软件听到的行号，含表头和组标题。 */
  rowIndex: number;
  /** 框选落在本行的列，写成「左:右」。 */
  range?: string;
  top: number;
  columns: readonly PlacedColumn<Row>[];
  shown: readonly number[];
  focusedCol: number;
  selection?: SelectionStore;
  opened: boolean;
  rowActions?: (row: Row) => ReactNode;
  onOpen?: (row: Row) => void;
}

/** 一行：只订阅自己的选择状态，勾选时单元格不重画。 */
export const TableRow = memo(function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, id, index, rowIndex, top, selection, onOpen } = props;
  const selected = useSelected(selection, id);
  // Both clicks are this row's: the second of two whose first one closed a dialog opens nothing.
  const first = useRef(Number.NEGATIVE_INFINITY);
  return (
    <div
      role="row"
      className={classNames(styles.row, selected && styles.selected)}
      style={{ top }}
      aria-rowindex={rowIndex}
      aria-selected={selection ? selected : undefined}
      data-row={index}
      onClick={(event) => {
        const { currentTarget, target } = event;
        // What hangs on the row, as its menu and its dialogs, is no click on it.
        const isOwn = target instanceof Node && currentTarget.contains(target);
        if (event.detail === 1 && isOwn) first.current = event.timeStamp;
      }}
      onDoubleClick={onOpen && ((event) => event.timeStamp - first.current < TWICE && onOpen(row))}
    >
      <Cells {...props} />
    </div>
  );
}) as <Row>(props: TableRowProps<Row>) => ReactNode;

const Cells = memo(function Cells<Row>({
  row,
  id,
  index,
  ordinal,
  columns,
  shown,
  focusedCol,
  selection,
  opened,
  rowActions,
  range,
}: TableRowProps<Row>) {
  return shown.map((col, at) => {
    const column = columns[col];
    if (!column) return null;
    const tabIndex = focusedCol === col ? 0 : -1;
    const text = column.ellipsis ? cellText(column, row) : undefined;
    return (
      <div
        key={column.key}
        role="gridcell"
        className={classNames(
          styles.cell,
          column.tabular && styles.tabular,
          column.sticky && styles.sticky,
        )}
        style={placed(column, ...besides(columns, shown, at))}
        aria-colindex={col + 1}
        data-cell={`${index}:${col}`}
        data-align={column.align}
        data-sticky={column.sticky?.side}
        data-in-range={inRange(range, col) || undefined}
        tabIndex={tabIndex}
        title={text || undefined}
      >
        {column.key === SELECT && selection ? (
          <RowCheckbox selection={selection} id={id} label={`选择第 ${ordinal} 条`} />
        ) : column.key === INDEX ? (
          <>
            {opened && <OpenedMark />}
            {ordinal}
          </>
        ) : (
          inCell(id, tabIndex, column.key === ACTIONS ? rowActions?.(row) : content(column, row))
        )}
      </div>
    );
  });
}) as <Row>(props: TableRowProps<Row>) => ReactNode;

function content<Row>(column: PlacedColumn<Row>, row: Row): ReactNode {
  const value = column.render ? column.render(row) : cellText(column, row);
  return value === '' || value === null || value === undefined ? '—' : value;
}

// Plain text has nothing to stop at: a layer less saves hundreds of components in fast scrolling.
// Rows take other records: parts are keyed by record, so open menus and typed words stay with it.
function inCell(id: string, tabIndex: 0 | -1, shown: ReactNode): ReactNode {
  return typeof shown === 'string' || typeof shown === 'number' ? (
    shown
  ) : (
    <CellTabIndex key={id} value={tabIndex}>
      {shown}
    </CellTabIndex>
  );
}

type Placed = Pick<PlacedColumn<unknown>, 'start' | 'width' | 'sticky'>;

/**
 * 单元格的宽度和粘住的位置；没有画出的列的宽度留在相邻的活动列旁边。粘住的格子自己不能有外边距：
 * 浏览器把外边距也算在格子里，宽到装不下时就不再粘住。
 */
export function placed(column: Placed, before?: Placed, after?: Placed) {
  const { start, width, sticky } = column;
  const gapBefore = sticky ? 0 : start - (before ? before.start + before.width : 0);
  const gapAfter = !sticky && after?.sticky ? after.start - start - width : 0;
  return {
    width,
    marginLeft: gapBefore || undefined,
    marginRight: gapAfter || undefined,
    ...(sticky && { [sticky.side]: sticky.offset }),
  };
}

/** 画出的列里左右相邻的两列。 */
export function besides<C>(columns: readonly C[], shown: readonly number[], at: number) {
  return [columns[shown[at - 1] ?? -1], columns[shown[at + 1] ?? -1]] as const;
}

function RowCheckbox({
  selection,
  id,
  label,
}: {
  selection: SelectionStore;
  id: string;
  label: string;
}) {
  const selected = useSelected(selection, id);
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        tabIndex={-1}
        aria-label={label}
        checked={selected}
        onChange={(event) => selection.toggle(id, event.target.checked)}
      />
    </label>
  );
}

function OpenedMark() {
  return (
    <span className={styles.opened}>
      <VisuallyHidden>已查看</VisuallyHidden>
    </span>
  );
}

function useSelected(selection: SelectionStore | undefined, id: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => selection?.subscribe(listener, id) ?? (() => undefined),
    [selection, id],
  );
  return useSyncExternalStore(subscribe, () => selection?.has(id) ?? false);
}
