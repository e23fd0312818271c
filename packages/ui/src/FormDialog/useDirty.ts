import { useEffect } from 'react';
import { dirtyRegistry } from './dirtyRegistry';

/** 有未保存的内容时登记，保存或卸载后注销；label 用于提醒里说明是哪一处。 */
export function useDirty(id: string, dirty: boolean, label: string): void {
  useEffect(() => {
    if (!dirty) return;
    dirtyRegistry.mark(id, label);
    return () => dirtyRegistry.clear(id);
  }, [id, dirty, label]);
}
