import { useLayoutEffect, type RefObject } from 'react';
import { placePopup } from './placement';

/** 把浮层摆在锚点旁边；浮层变大变小、窗口改变、字体晚到使字变宽变高时再摆一次。 */
export function useBeside(
  box: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  open: boolean,
  align?: 'start' | 'end' | 'center',
): void {
  useLayoutEffect(() => {
    if (!open) return undefined;
    const place = () => {
      if (!box.current || !anchor.current) return;
      const { offsetWidth: width, offsetHeight: height, style } = box.current;
      const viewport = {
        width: document.documentElement.clientWidth,
        height: document.documentElement.clientHeight,
      };
      const { top, left } = placePopup(
        anchor.current.getBoundingClientRect(),
        { width, height },
        viewport,
        align,
      );
      style.top = `${top}px`;
      style.left = `${left}px`;
    };
    place();
    const watch = new ResizeObserver(place);
    if (box.current) watch.observe(box.current);
    document.fonts.addEventListener('loadingdone', place);
    window.addEventListener('resize', place);
    return () => {
      watch.disconnect();
      document.fonts.removeEventListener('loadingdone', place);
      window.removeEventListener('resize', place);
    };
  }, [open, align, box, anchor]);
}
