import { useEffect, useRef, type RefObject } from 'react';

/** How long a page of a table stands. */
const STAND = 8000;
/**
 * What of the page before is seen again, in pixels: the heads of the columns cover the first row.
 */
const OVERLAP = 48;

/**
 * Turns the pages of the tables within an element: nobody scrolls a wall. Nothing glides, so
 * nothing has to be stilled.
 */
export function usePaging(on: boolean): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!on) return undefined;
    const timer = setInterval(() => {
      for (const box of element.current?.querySelectorAll('[role="region"]:has(> table)') ?? [])
        box.scrollTop = nextTop(box);
    }, STAND);
    return () => clearInterval(timer);
  }, [on]);
  return element;
}

/** Where the next page of a box begins; after the last the first. */
export function nextTop({
  scrollTop,
  clientHeight,
  scrollHeight,
}: Pick<Element, 'scrollTop' | 'clientHeight' | 'scrollHeight'>): number {
  if (scrollTop + clientHeight >= scrollHeight - 1) return 0;
  return scrollTop + Math.max(clientHeight - OVERLAP, OVERLAP);
}
