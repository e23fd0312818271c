import type { SelectHandle } from '@arco-design/web-react/es/Select/interface';
import { useEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { isPlainEnter } from '../foundation';
import { labelHas } from './byLabel';

/** What Arco takes for the arrow that goes to the next option. */
const DOWN = { keyCode: 40, stopPropagation() {}, preventDefault() {} } as KeyboardEvent;

/**
 * 回车只认框里此刻的字：高亮的那一项若不合键入的字（列表刚变，高亮还没跟上），换成第一个合适的，没有合适的就不选。返回的 ref 给 Arco 的 Select。
 */
export function useEnterFits(): RefObject<SelectHandle | null> {
  const select = useRef<SelectHandle>(null);
  useEffect(() => {
    const box = select.current?.dom;
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      if (!isPlainEnter(event) || !(target instanceof HTMLInputElement)) return;
      if (target.value.trim() !== '') toFit(select, target.value);
    };
    // On the way down: Arco's own handler comes after, with what was put right here.
    box?.addEventListener('keydown', press, true);
    return () => box?.removeEventListener('keydown', press, true);
  }, []);
  return select;
}

/** Arco sets its highlight a moment after the list, and an Enter may come in between. */
function toFit(select: RefObject<SelectHandle | null>, typed: string): void {
  const shown = select.current?.getOptionInfoList() ?? [];
  const free = shown.filter(({ disabled }) => !disabled);
  const named = free.filter(({ children }) => labelHas(typed, String(children)));
  // A server may find by more than the words that are shown.
  const fits = named.length > 0 ? named : free;
  // The arrow goes round all that is shown, and with nothing shown it lights nothing.
  for (let presses = 0; presses <= free.length; presses += 1) {
    const active = select.current?.activeOptionValue;
    if (fits.some(({ value }) => value === active)) return;
    flushSync(() => select.current?.hotkeyHandler(DOWN));
  }
}
