import { useLayoutEffect, useRef, type RefObject } from 'react';

interface KeptPlaceOptions {
  scroller: RefObject<HTMLElement | null>;
  /** 各条目的键，按显示顺序。 */
  keys: readonly string[];
  /** 各条目答的是哪一问：查询、页码、每页条数和排序。 */
  question: string;
  /** 已经另问，各条目还是先前那一问的。 */
  isStale: boolean;
  /** 焦点所在的条目；表头为 -1。 */
  focusedRow: number;
  rowHeight: number;
  /** 焦点所在的记录换了位置。 */
  onMoved: (row: number) => void;
}

/** 另问的从头看起，焦点在行里的回到第一行；实时刷新时留住位置：焦点跟着原来的记录走，视口里的行不上下跳。 */
export function useKeptPlace({
  scroller,
  keys,
  question,
  isStale,
  focusedRow,
  rowHeight,
  onMoved,
}: KeptPlaceOptions): void {
  const before = useRef(keys);
  const answered = useRef(question);
  useLayoutEffect(() => {
    const old = before.current;
    before.current = keys;
    const element = scroller.current;
    if (!isStale && answered.current !== question) {
      answered.current = question;
      if (element) element.scrollTop = 0;
      if (focusedRow > 0) onMoved(0);
      return;
    }
    if (old === keys || old.length === 0 || !element) return;
    const place = new Map(keys.map((key, index) => [key, index]));
    const focused = place.get(old[focusedRow] ?? '');
    if (focused !== undefined && focused !== focusedRow) onMoved(focused);
    // At the top one wants the new rows; further down the first row in sight must not move.
    const top = Math.floor(element.scrollTop / rowHeight);
    const now = place.get(old[top] ?? '');
    if (top > 0 && now !== undefined) element.scrollTop += (now - top) * rowHeight;
  }, [keys, question, isStale, scroller, focusedRow, rowHeight, onMoved]);
}
