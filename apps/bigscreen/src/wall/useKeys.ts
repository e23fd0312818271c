import { isKeyTaken } from '@tqc/ui/foundation';
import { useEffect, useRef } from 'react';

/** What the keys on the device do. */
export interface KeyActions {
  readonly onStep: (by: 1 | -1) => void;
  readonly onPause: () => void;
  readonly onTable: () => void;
  readonly onHome: () => void;
  readonly onBatch: () => void;
}

/**
 * Arrow keys change the scene, P pauses, T shows tables, B goes through the batches, F fills the
 * screen, Escape goes back to the own place.
 */
export function useKeys(actions: KeyActions): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || isKeyTaken(event)) return;
      const { onStep, onPause, onTable, onHome, onBatch } = latest.current;
      const key = event.key.toLowerCase();
      if (key === 'arrowright') onStep(1);
      else if (key === 'arrowleft') onStep(-1);
      else if (key === 'p') onPause();
      else if (key === 't') onTable();
      else if (key === 'b') onBatch();
      else if (key === 'escape') onHome();
      else if (key === 'f')
        void (
          document.fullscreenElement
            ? document.exitFullscreen()
            : document.documentElement.requestFullscreen()
        ).catch(() => undefined);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
