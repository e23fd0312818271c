import { useLayoutEffect, useRef, type RefObject } from 'react';

interface KeptPlaceOptions {
  scroller: RefObject<HTMLElement | null>;
  /** 各条目的键，按显示顺序。 */
  keys: readonly string[];
  /** 焦点所在的条目；表头为 -1。 */
  focusedRow: number;
  rowHeight: number;
  /** 焦点所在的记录换了位置。 */
  onMoved: (row: number) => void;
}

/** 实时刷新时留住位置：焦点跟着原来的记录走，视口里的行不上下跳。 */
export function useKeptPlace({
  scroller,
  keys,
  focusedRow,
  rowHeight,
  onMoved,
}: KeptPlaceOptions): void {
  const before = useRef(keys);
  useLayoutEffect(() => {
    const old = before.current;
    before.current = keys;
    const element = scroller.current;
    if (old === keys || old.length === 0 || !element) return;
    const place = new Map(keys.map((key, index) => [key, index]));
    const focused = place.get(old[focusedRow] ?? '');
    if (focused !== undefined && focused !== focusedRow) onMoved(focused);
    // At the top one wants the new rows; further down the first row in sight must not move.
    const top = Math.floor(element.scrollTop / rowHeight);
    const now = place.get(old[top] ?? '');
    if (top > 0 && now !== undefined) element.scrollTop += (now - top) * rowHeight;
  }, [keys, scroller, focusedRow, rowHeight, onMoved]);
}
