import { createContext, useContext, useEffect, useInsertionEffect } from 'react';
import { dirtyRegistry } from './dirtyRegistry';

/** 这一部分界面属于哪个页面；应用给每个标签页一个。 */
export const DirtyPlace = createContext('');

/** 有未保存的内容时登记，保存或卸载后注销；只是被 Activity 藏到后面的还登记着。label 用于提醒里说明是哪一处。 */
export function useDirty(id: string, dirty: boolean, label: string): void {
  const place = useContext(DirtyPlace);
  useEffect(() => {
    if (dirty) dirtyRegistry.mark(id, label, place);
    else dirtyRegistry.clear(id);
  }, [id, dirty, label, place]);
  // Hiding ends ordinary effects too, this kind only unmounting; state may change a moment later.
  useInsertionEffect(() => () => queueMicrotask(() => dirtyRegistry.clear(id)), [id]);
}
