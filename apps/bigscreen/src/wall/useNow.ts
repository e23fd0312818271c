import { useEffect, useState } from 'react';

/** A clock that ticks every second, on the second. */
export function useNow(now: () => number): number {
  const [at, setAt] = useState(now);
  useEffect(() => {
    let timer = setTimeout(tick, 1000 - (now() % 1000));
    function tick(): void {
      setAt(now());
      timer = setTimeout(tick, 1000 - (now() % 1000));
    }
    return () => clearTimeout(timer);
  }, [now]);
  return at;
}
