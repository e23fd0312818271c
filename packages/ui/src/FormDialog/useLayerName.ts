import { useCallback } from 'react';

/** 给 Arco 的对话框或抽屉补上角色和名称；返回的 ref 放在内容的根上。 */
export function useLayerName(title: string): (root: HTMLElement | null) => void {
  return useCallback(
    (root) => {
      const layer = root?.closest<HTMLElement>('.arco-modal, .arco-drawer');
      if (!layer) return;
      layer.setAttribute('role', 'dialog');
      layer.setAttribute('aria-modal', 'true');
      layer.setAttribute('aria-label', title);
    },
    [title],
  );
}
