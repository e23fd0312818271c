import { useEffect, useState } from 'react';

/** When somebody last pressed a key or moved a pointer here; looked at once a second at most. */
export function useTouched(now: () => number): number {
  const [touched, setTouched] = useState(0);
  useEffect(() => {
    const touch = () => setTouched((before) => (now() - before > 1000 ? now() : before));
    addEventListener('keydown', touch);
    addEventListener('pointermove', touch);
    addEventListener('pointerdown', touch);
    return () => {
      removeEventListener('keydown', touch);
      removeEventListener('pointermove', touch);
      removeEventListener('pointerdown', touch);
    };
  }, [now]);
  return touched;
}
