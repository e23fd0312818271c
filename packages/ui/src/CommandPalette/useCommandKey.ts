import { useLayoutEffect, useRef } from 'react';

/** 按 Ctrl+K（或 ⌘K）时调用；浏览器自己的 Ctrl+K 不再起作用。 */
export function useCommandKey(onOpen: () => void): void {
  const latest = useRef(onOpen);
  useLayoutEffect(() => {
    latest.current = onOpen;
  });
  // The key must work as soon as the page is drawn; an ordinary effect comes too late.
  useLayoutEffect(() => {
    function press(event: KeyboardEvent) {
      if (
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey ||
        event.key.toLowerCase() !== 'k'
      )
        return;
      event.preventDefault();
      latest.current();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
