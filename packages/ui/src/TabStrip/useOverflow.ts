import { useEffect, useState, type RefObject } from 'react';

const PART = 0.7;

/** 横向放不下时左右还有没有内容，以及滚一段的函数。 */
export function useOverflow(list: RefObject<HTMLElement | null>, count: number) {
  const [{ left, right }, setRest] = useState({ left: false, right: false });
  useEffect(() => {
    const box = list.current;
    if (!box) return undefined;
    const measure = () => {
      const rest = {
        left: box.scrollLeft > 1,
        right: box.scrollLeft + box.clientWidth < box.scrollWidth - 1,
      };
      setRest((before) =>
        before.left === rest.left && before.right === rest.right ? before : rest,
      );
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    box.addEventListener('scroll', measure, { passive: true });
    return () => {
      watch.disconnect();
      box.removeEventListener('scroll', measure);
    };
  }, [list, count]);
  return {
    left,
    right,
    scroll: (by: 1 | -1) =>
      list.current?.scrollBy({ left: by * list.current.clientWidth * PART, behavior: 'smooth' }),
  };
}
