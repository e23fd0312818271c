import { useEffect, useRef } from 'react';

interface Place {
  readonly row: string;
  readonly column: string;
}

/** 转到一格：行可能随下一页才来，来了再转；同一个对象只转一次。 */
export function useGoTo(to: Place | undefined, go: (to: Place) => boolean): void {
  const gone = useRef<Place>(undefined);
  useEffect(() => {
    if (!to || gone.current === to) return;
    if (go(to)) gone.current = to;
  });
}
