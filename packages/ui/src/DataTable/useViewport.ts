import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { SCROLL_STEP } from './columnWindow';

/** 滚动区的可视大小（像素）；列很多时还跟踪横向看到哪里，位置取整到 SCROLL_STEP，打印时算全部看到。 */
export function useViewport(scroller: RefObject<HTMLElement | null>, trackScroll: boolean) {
  const [size, setSize] = useState({ width: 0, height: 500 });
  const [scrollLeft, setScrollLeft] = useState(0);
  // 画出来之前就量好，第一帧就是排好的列
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
      // 赶在这一帧画出来之前换好列，横着拖得再快也不露白
      flushSync(() => setScrollLeft(next));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    // 捕获阶段先读位置：等新的行换上去再读，浏览器就得当场重新排版
    element.addEventListener('scroll', scroll, { passive: true, capture: true });
    measure();
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', scroll, { capture: true });
    };
  }, [scroller, trackScroll]);
  const isPrinting = usePrinting(trackScroll);
  return { ...size, seen: isPrinting ? ALL : { left: scrollLeft, width: size.width } };
}

const ALL = { left: 0, width: Number.MAX_SAFE_INTEGER };

/** 打印预览截取画面之前换成全部的列，之后换回来。 */
function usePrinting(isWatched: boolean): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!isWatched) return undefined;
    const change = (event: Event) => flushSync(() => setPrinting(event.type === 'beforeprint'));
    const events = ['beforeprint', 'afterprint'];
    for (const name of events) window.addEventListener(name, change);
    return () => {
      for (const name of events) window.removeEventListener(name, change);
    };
  }, [isWatched]);
  return isPrinting;
}

// 只改属性、由样式画阴影，横向滚动时不触发重画
function edges(element: HTMLElement): void {
  const { scrollLeft, scrollWidth, clientWidth } = element;
  element.toggleAttribute('data-more-left', scrollLeft > 0);
  element.toggleAttribute('data-more-right', scrollLeft + clientWidth < scrollWidth - 1);
}
