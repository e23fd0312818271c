import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { actOf, type DeskKey } from './deskKeys';

/** 审核台在眼前、键不归别处时听键；赶在看图、看 PDF 的区域之前，在审核台数字总是下结论。 */
export function useDeskKeys(
  desk: RefObject<HTMLElement | null>,
  keys: readonly DeskKey[],
  on: boolean,
): void {
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!on) return undefined;
    const press = (event: KeyboardEvent) => {
      // Open pages stay mounted: behind another tab the desk does not listen.
      if (!desk.current?.offsetParent || event.defaultPrevented) return;
      const act = actOf(latest.current, event);
      if (!act) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, [desk, on]);
}
