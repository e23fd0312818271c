import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
  type FocusEvent,
} from 'react';
import { isKeyTaken } from '../foundation';
import { clampFocus, moveFocus, type GridCell } from './gridFocus';

interface GridKeysOptions {
  scroller: RefObject<HTMLDivElement | null>;
  rows: number;
  cols: number;
  pageRows: number;
  firstCol: number;
  reveal: (cell: GridCell) => void;
  onSelect: (row: number) => void;
  onOpen: (row: number) => boolean;
  /** Shift 加方向键把框选的区域扩到新的格子；其余移动清掉区域。 */
  onExtend: (from: GridCell, to: GridCell) => void;
  onClear: () => void;
}

const inner = 'button, a[href], input, select, textarea';

/** 网格的漫游焦点：焦点记在状态里，滚动回收行之后仍然有效。 */
export function useGridKeys({
  scroller,
  rows,
  cols,
  pageRows,
  firstCol,
  reveal,
  onSelect,
  onOpen,
  onExtend,
  onClear,
}: GridKeysOptions) {
  const [wanted, setWanted] = useState<GridCell>({ row: 0, col: firstCol });
  const focused = clampFocus(wanted, { rows, cols });
  const pending = useRef<GridCell>(undefined);
  const held = useRef(false);
  const before = useRef<HTMLSpanElement>(null);
  const after = useRef<HTMLSpanElement>(null);

  const cellElement = ({ row, col }: GridCell) =>
    scroller.current?.querySelector<HTMLElement>(`[data-cell="${row}:${col}"]`);

  useEffect(() => {
    // Not before the state has caught up, or the old cell would get the focus.
    if (pending.current?.row !== focused.row || pending.current.col !== focused.col) return;
    const element = cellElement(focused);
    if (!element) return;
    pending.current = undefined;
    element.focus({ preventScroll: true });
  });

  function go(cell: GridCell) {
    pending.current = cell;
    reveal(cell);
    setWanted(cell);
  }

  // First to the edge of the table; from there the browser goes on, past the buttons of the rows.
  function leave(event: KeyboardEvent, cell: HTMLElement) {
    const buttons = [...cell.querySelectorAll<HTMLElement>(inner)];
    const edge = event.shiftKey ? cell : buttons.at(-1);
    if (event.target !== cell && event.target !== edge) return;
    if (event.target !== cell && event.shiftKey) return;
    (event.shiftKey ? before : after).current?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    // What stands in a cell keeps its arrows: the cell asks for those itself.
    if (isKeyTaken(event, event.target)) return;
    const target = event.target as HTMLElement;
    const cell = target.closest<HTMLElement>('[data-cell]');
    if (!cell) return;
    if (event.key === 'Tab') return leave(event, cell);
    if (target !== cell) return inside(event, target, cell);
    const menu = cell.querySelector<HTMLElement>('[aria-haspopup=menu]');
    if (event.altKey && event.key === 'ArrowDown' && focused.row < 0 && menu) {
      event.preventDefault();
      return menu.click();
    }
    const to = moveFocus(focused, event, { rows, cols, pageRows });
    if (to) {
      event.preventDefault();
      const grown =
        event.shiftKey && focused.row >= 0 ? { ...to, row: Math.max(0, to.row) } : undefined;
      if (grown) onExtend(focused, grown);
      else onClear();
      go(grown ?? to);
    } else if (event.key === 'Escape') {
      onClear();
    } else if (event.key === ' ' && focused.row >= 0 && !cell.querySelector('[data-press]')) {
      event.preventDefault();
      onSelect(focused.row);
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      const first = cell.querySelector<HTMLElement>(
        `${inner.replaceAll(',', ':not([disabled]),')}:not([disabled])`,
      );
      if (focused.row < 0 || first?.matches('[data-press]')) first?.click();
      else if (first) first.focus();
      else onOpen(focused.row);
    }
  }

  function inside(event: KeyboardEvent, target: HTMLElement, cell: HTMLElement) {
    const buttons = [...cell.querySelectorAll<HTMLElement>(inner)];
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (event.key === 'Escape') {
      if (isKeyTaken(event, cell)) return;
      event.preventDefault();
      cell.focus();
    } else if (step && !target.matches('input:not([type=checkbox]), select, textarea')) {
      event.preventDefault();
      buttons[buttons.indexOf(target) + step]?.focus();
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      const to = moveFocus(focused, event, { rows, cols, pageRows });
      if (!to || target.matches('select, textarea')) return;
      event.preventDefault();
      go(to);
    }
  }

  function onFocus(event: FocusEvent<HTMLDivElement>) {
    held.current = true;
    const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-cell]')?.dataset.cell;
    if (!cell) return;
    const [row, col] = cell.split(':').map(Number) as [number, number];
    if (row !== focused.row || col !== focused.col) setWanted({ row, col });
  }

  // Only a person leaving comes here: React sends no blur when a redraw removes the element.
  function onBlur() {
    held.current = false;
  }

  // A record changed its row: the mark follows, and so does focus lost to moved or removed nodes.
  function moveTo(row: number) {
    const to = { row, col: focused.col };
    if (pending.current || held.current) pending.current = to;
    setWanted(to);
  }

  return { focused, before, after, onKeyDown, onFocus, onBlur, moveTo, go };
}
