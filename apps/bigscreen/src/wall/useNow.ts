import { frameQueue } from '@tqc/charts/core';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * A clock that ticks every second, on the second or as soon as the panels waiting before it are
 * drawn: clock and panel in one frame would make everything between them be drawn anew, half the
 * canvas on a wide one.
 */
export function useNow(now: () => number): number {
  const [at, setAt] = useState(now);
  useEffect(() => {
    const key = {};
    let timer = setTimeout(tick, 1000 - (now() % 1000));
    function tick(): void {
      // Within this frame; left to React it would fall into the next one, which belongs to a panel.
      frameQueue.add(key, () => flushSync(() => setAt(now())));
      timer = setTimeout(tick, 1000 - (now() % 1000));
    }
    return () => {
      clearTimeout(timer);
      frameQueue.remove(key);
    };
  }, [now]);
  return at;
}
