import { useEffect, useState } from 'react';

/** So long after a case has come up its buttons wait for the hand that pressed those before. */
const WAIT = 1000;
/** A pointer that went so far, in pixels, has left the place of the last press. */
const LEFT = 48;

/** Whether buttons may be pressed that came up under a pointer. */
export interface Approach {
  readonly armed: boolean;
  /** The pointer decided: what comes up next waits. */
  press(): void;
  /** The next case, or the next step of this one, has come up. */
  show(): void;
}

/**
 * Two clicks at one place never pass two steps: the buttons that come up under a pointer count when
 * it has left, or after a moment. Stands above what is made anew with each case.
 */
export function useApproach(): Approach {
  const [state, setState] = useState<'armed' | 'pressed' | 'shown'>('armed');
  useEffect(() => {
    if (state !== 'shown') return undefined;
    const arm = () => setState('armed');
    const timer = setTimeout(arm, WAIT);
    let from: PointerEvent | undefined;
    const moved = (event: PointerEvent) => {
      from ??= event;
      if (Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > LEFT) arm();
    };
    document.addEventListener('pointermove', moved);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointermove', moved);
    };
  }, [state]);
  return {
    armed: state === 'armed',
    press: () => setState('pressed'),
    show: () => setState((now) => (now === 'pressed' ? 'shown' : now)),
  };
}
