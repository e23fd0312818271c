import { useCallback, useEffect, useRef, useState } from 'react';
import { atRest, nextRush, REST } from './rushing';

/** 是否正在飞快地滚，和每次滚动时要记的一笔；停手片刻就不算了。 */
export function useRushing(): readonly [isRushing: boolean, note: (isFar: boolean) => void] {
  const [isRushing, setRushing] = useState(false);
  const rush = useRef(atRest);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const note = useCallback((isFar: boolean) => {
    rush.current = nextRush(rush.current, isFar, performance.now());
    setRushing(rush.current.isRushing);
    clearTimeout(timer.current);
    if (rush.current.isRushing) timer.current = setTimeout(() => setRushing(false), REST);
  }, []);
  return [isRushing, note];
}
