import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { SCROLL_STEP } from './columnWindow';

/** 滚动区的可视大小（像素）；列很多时还跟踪横向看到哪里，位置取整到 SCROLL_STEP，打印时算全部看到，行也全画。 */
export function useViewport(scroller: RefObject<HTMLElement | null>, trackScroll: boolean) {
  const [size, setSize] = useState({ width: 0, height: 500 });
  const [scrollLeft, setScrollLeft] = useState(0);
  // Measured before painting, so the first frame has its columns laid out.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let left = Number.NaN;
    const measure = () => {
      setSize((old) =>
        old.width === element.clientWidth && old.height === element.clientHeight
          ? old
          : { width: element.clientWidth, height: element.clientHeight },
      );
      edges(element);
    };
    const scroll = () => {
      edges(element);
      const next = Math.floor(element.scrollLeft / SCROLL_STEP) * SCROLL_STEP;
      if (!trackScroll || next === left) return;
      left = next;
      // Columns change within this frame, so fast dragging sideways shows no blank.
      flushSync(() => setScrollLeft(next));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    // The place is read in capture: read after new rows, it would force a layout.
    element.addEventListener('scroll', scroll, { passive: true, capture: true });
    measure();
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', scroll, { capture: true });
    };
  }, [scroller, trackScroll]);
  const isPrinting = usePrinting();
  return { ...size, isPrinting, seen: isPrinting ? ALL : { left: scrollLeft, width: size.width } };
}

const ALL = { left: 0, width: Number.MAX_SAFE_INTEGER };

/** 打印预览截取画面之前换成全部的行和列，之后换回来。 */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const change = (event: Event) => flushSync(() => setPrinting(event.type === 'beforeprint'));
    const events = ['beforeprint', 'afterprint'];
    for (const name of events) window.addEventListener(name, change);
    return () => {
      for (const name of events) window.removeEventListener(name, change);
    };
  }, []);
  return isPrinting;
}

// Attributes only, styles draw the shadow: scrolling sideways renders nothing.
function edges(element: HTMLElement): void {
  const { scrollLeft, scrollWidth, clientWidth } = element;
  element.toggleAttribute('data-more-left', scrollLeft > 0);
  element.toggleAttribute('data-more-right', scrollLeft + clientWidth < scrollWidth - 1);
}
