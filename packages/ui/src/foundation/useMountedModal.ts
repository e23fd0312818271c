import { useLayoutEffect, useRef, type SyntheticEvent } from 'react';

/** 装上就打开、卸下就收起的原生模态框；把返回的两样交给 `<dialog>`，Esc 只叫 `onClose`，收不收由使用者定。 */
export function useMountedModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  // Closed before it leaves the document, or the browser does not give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog?.open) dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return {
    ref,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      event.preventDefault();
      onClose();
    },
  };
}
