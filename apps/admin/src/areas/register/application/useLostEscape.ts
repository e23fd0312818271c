import { isKeyTaken } from '@tqc/ui/foundation';
import { useEffect, useRef, type RefObject } from 'react';

/** Esc leaves what is open also when the focus is nowhere in particular, as after a first Esc. */
export function useLostEscape(
  place: RefObject<HTMLElement | null>,
  open: boolean,
  leave: () => void,
): void {
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  useEffect(() => {
    if (!open) return undefined;
    const press = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented } = event;
      if (key !== 'Escape' || defaultPrevented || isKeyTaken(event)) return;
      const isNowhere = target instanceof HTMLElement && target.matches('body, main');
      // Open pages stay mounted: behind another tab nothing is left.
      if (isNowhere && place.current?.offsetParent) latest.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [place, open]);
}
