import { useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { isKeyTaken } from '../foundation';

/**
 * Arco 的日期框在面板没开时吞掉键入的第一个字：让面板在字落进框里之前就开着。Esc 只收起面板，不关外面的对话框。
 * box 给外面的元素，picker 给日期框。
 */
export function useOpenWhileTyping() {
  const [open, setOpen] = useState(false);
  return {
    box: {
      onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => {
        const { key, target } = event;
        if (!(target instanceof HTMLInputElement)) return;
        if (key === 'Escape' && open) {
          if (isKeyTaken(event, target)) return;
          event.preventDefault();
          event.stopPropagation();
          setOpen(false);
          // Arco leaves the field a tenth of a second later: the next key would still land in it.
          target.blur();
        } else if (key.length === 1 || key === 'Backspace' || key === 'Delete') {
          flushSync(() => setOpen(true));
        }
      },
    },
    picker: {
      popupVisible: open,
      onVisibleChange: (visible?: boolean) => setOpen(visible ?? false),
    },
  };
}
