import { useEffect, useState, type RefObject } from 'react';

/** 滚动区的可视大小（像素）；列很多时还跟踪横向滚动位置，按 100 像素取整。 */
export function useViewport(scroller: RefObject<HTMLElement | null>, trackScroll: boolean) {
  const [size, setSize] = useState({ width: 0, height: 500 });
  const [scrollLeft, setScrollLeft] = useState(0);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => {
      setSize((old) =>
        old.width === element.clientWidth && old.height === element.clientHeight ? old : { width: element.clientWidth, height: element.clientHeight },
      );
      edges(element);
    };
    const scroll = () => {
      edges(element);
      if (trackScroll) setScrollLeft(Math.floor(element.scrollLeft / 100) * 100);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    element.addEventListener('scroll', scroll, { passive: true });
    measure();
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', scroll);
    };
  }, [scroller, trackScroll]);
  return { ...size, scrollLeft };
}

// 只改属性、由样式画阴影，横向滚动时不触发重画
function edges(element: HTMLElement): void {
  const { scrollLeft, scrollWidth, clientWidth } = element;
  element.toggleAttribute('data-more-left', scrollLeft > 0);
  element.toggleAttribute('data-more-right', scrollLeft + clientWidth < scrollWidth - 1);
}
