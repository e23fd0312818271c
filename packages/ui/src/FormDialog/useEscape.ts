import { useEffect, useRef } from 'react';
import { isKeyTaken } from '../foundation';

/**
 * Esc 在三处到不了对话框：Arco 的下拉收起时焦点落到页面上，焦点停在收起的下拉上时它吞掉这个键，抽屉滑进来的时候焦点还在下面的页面上。这里在文档上先听，
 * 只有最上面的一层算数。返回的 ref 放在内容的根上。
 */
export function useEscape(open: boolean, leave: () => void) {
  const root = useRef<HTMLElement>(null);
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  useEffect(() => {
    if (!open) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isKeyTaken(event, root.current)) return;
      if (!isTop(root.current) || !isSwallowed(event.target, root.current)) return;
      event.stopPropagation();
      latest.current();
    };
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, [open]);
  return root;
}

function isTop(root: HTMLElement | null): boolean {
  const layers = [...document.querySelectorAll('.arco-modal, .arco-drawer')];
  const top = layers.filter((layer) => layer.getClientRects().length > 0).at(-1);
  return root !== null && (top?.contains(root) ?? false);
}

function isSwallowed(target: EventTarget | null, root: HTMLElement | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (!root?.closest('.arco-modal, .arco-drawer')?.contains(target)) return true;
  return target.closest('[role=combobox]')?.getAttribute('aria-expanded') === 'false';
}
