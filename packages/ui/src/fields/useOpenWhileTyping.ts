import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { isKeyTaken } from '../foundation';

/** So long after its panel closed Arco looks whether the box has the focus, and takes it away. */
const ARCO_LEAVES_MS = 100;
/** By so much its look may come late. */
const LATE_MS = 100;

/**
 * Arco 的日期框在面板没开时吞掉键入的第一个字：让面板在字落进框里之前就开着。Esc 只收起面板，不关外面的对话框。
 * 离开后马上又回来的，光标留在框里。
 * box 给外面的元素，picker 给日期框，stay 在按回车时用。
 */
export function useOpenWhileTyping() {
  const [open, setOpen] = useState(false);
  const wasOpen = useRef(false);
  const closing = useRef(false);
  const backAgain = useRef(false);
  const stays = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open) {
      closing.current = true;
      // Set after Arco's own, in the same round of effects: it comes right behind it.
      setTimeout(() => (closing.current = false), ARCO_LEAVES_MS);
    }
    wasOpen.current = open;
  }, [open]);
  /** Whoever comes back before the closing is drawn has come back too. */
  function change(visible: boolean) {
    if (!visible) backAgain.current = false;
    setOpen(visible);
  }
  return {
    box: {
      onFocusCapture: () => {
        backAgain.current = true;
      },
      onBlurCapture: (event: FocusEvent<HTMLElement>) => {
        const { target, relatedTarget } = event;
        const isLook = closing.current && (open || backAgain.current);
        if (relatedTarget || !(isLook || stays.current)) return;
        // Nobody left: it is the look after the panel that closed before, or Arco's Enter.
        event.stopPropagation();
        closing.current = false;
        target.focus();
      },
      onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => {
        const { key, target } = event;
        if (!(target instanceof HTMLInputElement)) return;
        if (key === 'Escape' || key === 'Tab') stays.current = false;
        if (key === 'Escape' && open) {
          if (isKeyTaken(event, target)) return;
          event.preventDefault();
          event.stopPropagation();
          change(false);
          // Arco leaves the field a tenth of a second later: the next key would still land in it.
          target.blur();
        } else if (key.length === 1 || key === 'Backspace' || key === 'Delete') {
          flushSync(() => setOpen(true));
        }
      },
    },
    /** 这一下回车过后光标留在框里：接着按的键不落到页面上。 */
    stay: () => {
      stays.current = true;
      setTimeout(() => (stays.current = false), ARCO_LEAVES_MS + LATE_MS);
    },
    picker: {
      popupVisible: open,
      onVisibleChange: (visible?: boolean) => change(visible ?? false),
    },
  };
}
