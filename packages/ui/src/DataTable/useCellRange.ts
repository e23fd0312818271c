import { useState, type PointerEvent } from 'react';
import { boundsOf, type CellRange } from './cellRange';
import type { GridCell } from './gridFocus';

/** 框选一块格子：按住鼠标拖过，或 Shift 加方向键；只有一格时不算区域。 */
export function useCellRange() {
  const [range, setRange] = useState<CellRange>();
  const [anchor, setAnchor] = useState<GridCell>();
  const bounds = range && boundsOf(range);

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    const target = event.target as HTMLElement;
    const cell =
      event.button === 0 &&
      event.pointerType !== 'touch' &&
      !target.closest('button, a, input, select, textarea, label, [data-resizer]')
        ? cellAt(target)
        : undefined;
    if (event.shiftKey && cell && anchor) {
      event.preventDefault();
      setRange({ from: anchor, to: cell });
      return;
    }
    setAnchor(cell);
    setRange(undefined);
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    if (!anchor || event.buttons !== 1) return;
    const to = cellAt(event.target as HTMLElement);
    if (!to || (!range && to.row === anchor.row && to.col === anchor.col)) return;
    // Dragged out of the first cell it is a range, no longer the text of a cell.
    window.getSelection()?.removeAllRanges();
    if (range?.to.row !== to.row || range.to.col !== to.col) setRange({ from: anchor, to });
  }

  function extend(from: GridCell, to: GridCell) {
    setRange({ from: range?.from ?? from, to });
  }

  return {
    bounds,
    extend,
    clear: () => setRange(undefined),
    handlers: { onPointerDown, onPointerMove },
  };
}

function cellAt(target: HTMLElement): GridCell | undefined {
  const text = target.closest<HTMLElement>('[data-cell]')?.dataset.cell;
  if (!text) return undefined;
  const [row = -1, col = -1] = text.split(':').map(Number);
  return row >= 0 ? { row, col } : undefined;
}
