import { useEffect, useRef, type SyntheticEvent } from 'react';

/**
 * 随 `open` 打开和收起的原生模态框；把返回的两样交给 `<dialog>`，`onClosed` 在它真的收起之后（按了 Esc 等）才叫。
 * 浏览器的 close 事件来得晚，那时可能又打开了：还开着就不算收起。
 */
export function useModal(open: boolean, onClosed: (dialog: HTMLDialogElement) => void) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) dialog?.showModal();
    else if (!open) dialog?.close();
  }, [open]);
  return {
    ref,
    onClose: ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      if (!currentTarget.open) onClosed(currentTarget);
    },
  };
}
