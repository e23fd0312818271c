import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
  type FocusEvent,
} from 'react';
import { isComposing } from '../foundation';
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
    // 状态还没有跟上时不动，否则会把焦点放到旧的格子上
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

  // 离开表格时先跳到表格边上的占位元素，浏览器再从那里继续，不必逐个经过行内按钮
  function leave(event: KeyboardEvent, cell: HTMLElement) {
    const buttons = [...cell.querySelectorAll<HTMLElement>(inner)];
    const edge = event.shiftKey ? cell : buttons.at(-1);
    if (event.target !== cell && event.target !== edge) return;
    if (event.target !== cell && event.shiftKey) return;
    (event.shiftKey ? before : after).current?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (isComposing(event)) return;
    const target = event.target as HTMLElement;
    const cell = target.closest<HTMLElement>('[data-cell]');
    if (!cell) return;
    if (event.key === 'Tab') return leave(event, cell);
    if (target !== cell) return inside(event, target, cell);
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

  // 人离开时才到这里；元素在重画中被拆走不算离开，React 重画时不发这个事件
  function onBlur() {
    held.current = false;
  }

  // 记录换了行：焦点记号跟过去，浏览器的焦点若因移动、拆走节点丢了也补回来
  function moveTo(row: number) {
    const to = { row, col: focused.col };
    if (pending.current || held.current) pending.current = to;
    setWanted(to);
  }

  return { focused, before, after, onKeyDown, onFocus, onBlur, moveTo };
}
