import { useVirtualizer, type Range, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';
import { nextSlots, type RowSlot } from './rowSlots';
import { withFocused } from './virtualRange';

const OVERSCAN = 5;

interface VirtualRowsOptions {
  scroller: RefObject<HTMLDivElement | null>;
  /** 各条目的键，按显示顺序。 */
  keys: readonly string[];
  /** 像素。 */
  rowHeight: number;
  /** 还没量到时当作多高，像素。 */
  height: number;
  focusedRow: number;
  /** 全画，打印时用。 */
  all: boolean;
}

interface VirtualRows {
  /** 全部条目的高，像素。 */
  height: number;
  /** 要画的条目和各自的元素，按显示顺序。 */
  rows: readonly { readonly index: number; readonly slot: number }[];
}

/** 只画看得见的行：停着时上下各多画几行，滚动时多画在前面；整屏换掉时沿用原来的元素。 */
export function useVirtualRows({
  scroller,
  keys,
  rowHeight,
  height,
  focusedRow,
  all,
}: VirtualRowsOptions): VirtualRows {
  const latest = useRef<Virtualizer<HTMLDivElement, Element>>(undefined);
  const before = useRef<{ start: number; slots: readonly RowSlot[]; focused?: string }>({
    start: 0,
    slots: [],
  });
  // On stopping the range is the same; only a new function brings the rows at both ends.
  const isScrolling = latest.current?.isScrolling ?? false;
  const virtual = useVirtualizer<HTMLDivElement, Element>({
    count: keys.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    // When a frame takes longer than its default 150 ms, the timer reads the place before the
    // scroll event does and that frame has no time to change rows.
    isScrollingResetDelay: 1000,
    initialRect: { width: 0, height },
    rangeExtractor: useCallback(
      (range: Range) =>
        withFocused(
          range,
          focusedRow,
          isScrolling ? (latest.current?.scrollDirection ?? null) : null,
          before.current.start,
        ),
      [focusedRow, isScrolling],
    ),
  });
  const indexes = all
    ? keys.map((_, index) => index)
    : virtual
        .getVirtualItems()
        .map(({ index }) => index)
        .filter((index) => index < keys.length);
  const slots = nextSlots(
    before.current.slots,
    indexes.map((index) => keys[index] ?? ''),
    before.current.focused,
  );
  latest.current = virtual;
  useLayoutEffect(() => {
    before.current = { start: virtual.range?.startIndex ?? 0, slots, focused: keys[focusedRow] };
  });
  // Another density has another row height: what was measured is void.
  useLayoutEffect(() => virtual.measure(), [virtual, rowHeight]);
  return {
    height: virtual.getTotalSize(),
    rows: indexes.map((index, at) => ({ index, slot: slots[at]?.slot ?? at })),
  };
}
