import { useLayoutEffect, useState, type RefObject } from 'react';
import {
  defaultPanes,
  fitPanes,
  movePane,
  paneRange,
  smallestPanes,
  type PaneSizes,
} from './paneSizes';

/** 一条分隔线的宽度，像素。 */
export const DIVIDER = 8;

/** 三栏现在的宽度：记着人调的，画出来的照眼前的总宽不小于每栏的最小宽度。 */
export function usePaneSizes(
  panes: RefObject<HTMLElement | null>,
  start: PaneSizes,
  onSizes?: (sizes: PaneSizes) => void,
) {
  const [wanted, setWanted] = useState(start);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const box = panes.current;
    if (!box) return undefined;
    // Behind another tab there is nothing to measure; the last width stays.
    const measure = () => box.clientWidth > 0 && setWidth(box.clientWidth - 2 * DIVIDER);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    return () => watch.disconnect();
  }, [panes]);
  const smallest = smallestPanes(width);
  const sizes = fitPanes(wanted, smallest);
  const resize = (next: PaneSizes) => {
    setWanted(next);
    onSizes?.(next);
  };
  return {
    sizes,
    /** 第 at 条分隔线的属性。 */
    divider: (at: 0 | 1) => ({
      width,
      value: sizes[at],
      ...paneRange(sizes, at, smallest),
      onMove: (by: number) => resize(movePane(sizes, at, by, smallest)),
      onReset: () => resize(defaultPanes),
    }),
  };
}
